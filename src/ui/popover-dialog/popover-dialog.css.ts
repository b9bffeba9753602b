import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { stacking } from '#ui/theme/tokens.ts';

export const positioner = style({ zIndex: stacking.dialog });

export const popup = style({
  width: 'min(26rem, var(--available-width))',
  maxHeight: 'min(38rem, var(--available-height))',
  border: `1px solid ${vars.color.line}`,
  transformOrigin: 'var(--transform-origin)',
  transitionDuration: vars.motion.fast,
});
