import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { fontSize, space } from '#ui/theme/tokens.ts';

export const sizes = style({});
// All sizes of a drink in one line of a phone.
globalStyle(`${sizes} > div`, { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 4.75rem), 1fr))' });
globalStyle(`${sizes} > legend`, { marginBlockEnd: space[2] });
globalStyle(`${sizes} label`, { padding: `${space[3]} ${space[1]}`, gap: space[2] });

const cup = style({ marginInline: 'auto', strokeWidth: 1.5, color: vars.color.brandInk });
/** One height for all, so that their names stand on one line. */
const room = (size: string) => [cup, { width: size, height: size, marginBlockStart: `calc(2.5rem - ${size})` }];

export const cups = styleVariants({
  small: room('1.375rem'),
  medium: room('1.75rem'),
  large: room('2.125rem'),
  largest: room('2.5rem'),
});

export const serving = style({ display: 'block', fontSize: fontSize.caption, color: vars.color.inkMuted });
