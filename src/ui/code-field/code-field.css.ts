import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { fontWeight, space } from '#ui/theme/tokens.ts';

const gap = '0.55ch';
const width = `calc(6 * (1ch + ${gap}))`;

/** As wide as its digits: a longer box would say that more is wanted. */
export const box = style({ justifySelf: 'start', maxWidth: '100%' });

/** One field for all digits, so that paste, autofill and screen readers meet one value; each digit has a line to stand on. */
export const digits = style({
  boxSizing: 'content-box',
  width,
  minHeight: '3.5rem',
  paddingInline: space[4],
  fontSize: 'min(1.75rem, 8.5vw)',
  fontWeight: fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: gap,
  backgroundImage: `repeating-linear-gradient(90deg, ${vars.color.lineStrong} 0 1ch, transparent 1ch calc(1ch + ${gap}))`,
  backgroundOrigin: 'content-box',
  backgroundClip: 'content-box',
  backgroundRepeat: 'no-repeat',
  backgroundSize: `calc(${width} - ${gap}) 2px`,
  backgroundPosition: '0 calc(100% - 8px)',
});
