import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { chosenInForcedColors, fontWeight, media, radius, space, touchTarget } from '#ui/theme/tokens.ts';

const { color } = vars;

/** May be narrower than its tabs, which then scroll. */
export const root = style({ minWidth: 0 });

export const list = style({
  display: 'flex',
  gap: space[1],
  padding: '3px',
  borderRadius: '26px',
  border: `1px solid ${color.line}`,
  backgroundColor: color.surface,
  overflowX: 'auto',
  scrollbarWidth: 'none',
});

export const tab = style({
  display: 'inline-flex',
  flex: '1 0 auto',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[2],
  minHeight: touchTarget,
  // Three words of the longest language have room on the narrowest phone.
  paddingInline: 'clamp(4px, 2vw, 16px)',
  borderRadius: radius.pill,
  border: '1px solid transparent',
  fontSize: '0.9375rem',
  fontWeight: fontWeight.strong,
  color: color.ink,
  whiteSpace: 'nowrap',
  transitionProperty: 'background-color, color',
  transitionDuration: vars.motion.fast,
  selectors: {
    '&:hover:not([aria-selected="true"])': { color: color.brandInk },
    '&[aria-selected="true"]': {
      backgroundColor: color.brand,
      color: color.onBrand,
      boxShadow: vars.elevation.low,
    },
    '&:focus-visible': { borderRadius: radius.pill, outlineOffset: '-2px' },
  },
  '@media': {
    [media.forcedColors]: {
      selectors: {
        // Filled, so that it is not known by a colour alone.
        '&[aria-selected="true"]': { ...chosenInForcedColors, outlineColor: 'HighlightText' },
      },
    },
  },
});

export const panel = style({ paddingBlockStart: space[4], selectors: { '&:focus-visible': { outlineOffset: '4px' } } });
