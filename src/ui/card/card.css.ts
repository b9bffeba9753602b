import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media, radius, space } from '#ui/theme/tokens.ts';

export const card = style({
  position: 'relative',
  display: 'block',
  minWidth: 0,
  borderRadius: radius.large,
  border: '1px solid transparent',
  backgroundColor: vars.color.surface,
  boxShadow: vars.elevation.low,
});

export const padding = styleVariants({
  none: { overflow: 'clip' },
  small: { padding: space[3] },
  medium: { padding: space[4] },
  large: { padding: space[5], '@media': { [media.tablet]: { padding: space[6] } } },
});

/** Lifts under the pointer: for a card whose link is stretched over it. */
export const interactive = style({
  transitionProperty: 'box-shadow, transform, border-color',
  transitionDuration: vars.motion.base,
  '@media': {
    [media.hover]: { selectors: { '&:hover': { boxShadow: vars.elevation.mid, transform: 'translateY(-2px)' } } },
  },
  selectors: { '&:active': { transform: 'none' } },
});

export const selected = style({
  borderColor: vars.color.brandInk,
  boxShadow: `inset 0 0 0 1px ${vars.color.brandInk}`,
});
