import { createVar, globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { fontWeight, media, radius, space, touchTarget } from '#ui/theme/tokens.ts';

const { color, motion } = vars;

/** A look under a pointer only: a finger would leave it behind. */
const hovered = (look: { backgroundColor: string; color?: string }) => ({
  [media.hover]: { selectors: { '&:hover:not([aria-disabled="true"], :disabled)': look } },
});

export const button = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  maxWidth: '100%',
  borderRadius: radius.pill,
  // Seen only in forced colours, where backgrounds vanish.
  border: '2px solid transparent',
  fontWeight: fontWeight.bold,
  lineHeight: 1.2,
  textAlign: 'center',
  textDecoration: 'none',
  cursor: 'pointer',
  userSelect: 'none',
  transitionProperty: 'background-color, border-color, color, box-shadow, transform',
  transitionDuration: motion.fast,
  selectors: {
    '&:active:not([aria-disabled="true"], :disabled)': { transform: 'scale(0.98)' },
    '&:focus-visible': { borderRadius: radius.pill },
    '&[aria-disabled="true"], &:disabled': { cursor: 'not-allowed' },
  },
  '@media': {
    [media.print]: { display: 'none' },
    [media.forcedColors]: {
      selectors: { '&:disabled, &[data-disabled="true"]': { color: 'GrayText', borderColor: 'GrayText' } },
    },
  },
});

const unavailable = {
  backgroundColor: color.sunken,
  color: color.inkMuted,
  borderColor: color.line,
  boxShadow: 'none',
};

export const variant = styleVariants({
  primary: {
    backgroundColor: color.accent,
    color: color.onAccent,
    boxShadow: vars.elevation.low,
    selectors: {
      '&:disabled, &[data-disabled="true"]': unavailable,
    },
    '@media': hovered({ backgroundColor: color.accentHover }),
  },
  secondary: {
    borderColor: color.brandInk,
    color: color.brandInk,
    selectors: {
      '&:disabled, &[data-disabled="true"]': { borderColor: color.line, color: color.inkMuted },
    },
    '@media': hovered({ backgroundColor: color.brandSoft, color: color.onBrandSoft }),
  },
  ghost: {
    color: color.brandInk,
    selectors: {
      '&:disabled, &[data-disabled="true"]': { color: color.inkMuted },
    },
    '@media': hovered({ backgroundColor: color.brandSoft, color: color.onBrandSoft }),
  },
});

const inset = createVar();

export const size = styleVariants({
  small: {
    vars: { [inset]: space[4] },
    minHeight: touchTarget,
    paddingInline: inset,
    paddingBlock: space[1],
    fontSize: '0.9375rem',
  },
  medium: { vars: { [inset]: space[6] }, minHeight: '48px', paddingInline: inset, paddingBlock: space[2] },
  large: {
    vars: { [inset]: space[8] },
    minHeight: '56px',
    paddingInline: inset,
    paddingBlock: space[3],
    fontSize: '1.0625rem',
  },
});

export const fullWidth = style({ width: '100%' });

/** A background that is seen only under a pointer stands beyond the edge, so that the words stand in line with those around them. */
export const atStart = style({
  // With the edge that is drawn in forced colours alone.
  marginInlineStart: `calc(-2px - ${inset})`,
  '@media': { [media.forcedColors]: { marginInlineStart: 0 } },
});

/** Both labels share one cell, so that the button keeps its width while it is busy. */
export const labels = style({ display: 'grid', minWidth: 0 });
export const label = style({
  gridArea: '1 / 1',
  display: 'inline-flex',
  justifyContent: 'center',
  alignItems: 'center',
  gap: space[2],
});
export const unseen = style({ visibility: 'hidden' });
export const icon = style({ display: 'inline-flex', flex: 'none' });

globalStyle(`${icon} > svg`, { width: '1.25em', height: '1.25em' });
