import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { space } from '#ui/theme/tokens.ts';

const POPUP = '26rem';
export const width = `min(${POPUP} + 2 * ${space[4]}, 100vw)`;

/** From its control down to the lower edge of the window. */
export const viewport = style({
  right: 'auto',
  width,
  paddingBlockStart: space[2],
  alignItems: 'start',
});

export const popup = style({
  maxHeight: 'min(38rem, 100%)',
  borderColor: vars.color.line,
  transformOrigin: 'top left',
  transitionDuration: vars.motion.fast,
});
