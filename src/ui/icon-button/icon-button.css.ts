import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { fontWeight, media, radius, touchTarget } from '#ui/theme/tokens.ts';

const { color } = vars;

export const iconButton = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flex: 'none',
  minWidth: touchTarget,
  minHeight: touchTarget,
  borderRadius: radius.pill,
  border: '1px solid transparent',
  color: color.ink,
  textDecoration: 'none',
  cursor: 'pointer',
  transitionProperty: 'background-color, border-color, color, transform',
  transitionDuration: vars.motion.fast,
  selectors: {
    '&:active:not([aria-disabled="true"], :disabled)': { transform: 'scale(0.94)' },
    '&:focus-visible': { borderRadius: radius.pill },
    '&[aria-disabled="true"], &:disabled': { opacity: 0.45, cursor: 'not-allowed' },
  },
  '@media': {
    [media.hover]: {
      selectors: {
        '&:hover:not([aria-disabled="true"], :disabled)': {
          backgroundColor: color.brandSoft,
          color: color.onBrandSoft,
        },
      },
    },
  },
});

globalStyle(`${iconButton} > svg`, { width: '1.375rem', height: '1.375rem' });

export const variant = styleVariants({
  plain: {},
  outlined: { borderColor: color.lineStrong, backgroundColor: color.surface },
  raised: { backgroundColor: color.surface, borderColor: color.line, boxShadow: vars.elevation.mid },
});

export const badge = style({
  position: 'absolute',
  insetBlockStart: '2px',
  insetInlineEnd: '0',
  minWidth: '1.25rem',
  paddingInline: '0.25rem',
  borderRadius: radius.pill,
  backgroundColor: color.accent,
  color: color.onAccent,
  fontSize: '0.75rem',
  fontWeight: fontWeight.bold,
  lineHeight: '1.25rem',
  textAlign: 'center',
});
