import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { fontWeight, radius, space, stacking } from '#ui/theme/tokens.ts';

export const skipLink = style({
  position: 'fixed',
  insetBlockStart: space[2],
  insetInlineStart: space[2],
  zIndex: stacking.toast,
  padding: `${space[3]} ${space[5]}`,
  borderRadius: radius.pill,
  backgroundColor: vars.color.surface,
  color: vars.color.ink,
  fontWeight: fontWeight.bold,
  boxShadow: vars.elevation.high,
  transform: 'translateY(-300%)',
  selectors: { '&:focus': { transform: 'none' }, '&:focus-visible': { borderRadius: radius.pill } },
});
