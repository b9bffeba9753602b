import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media, radius, space } from '#ui/theme/tokens.ts';

/** Its size is known before the picture comes. */
export const frame = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  aspectRatio: '16 / 9',
  overflow: 'hidden',
  backgroundColor: vars.color.brandSoft,
});

export const image = style({ display: 'block', width: '100%', height: '100%', objectFit: 'cover' });

export const art = style({ width: 'auto', height: '78%', objectFit: 'contain' });

export const play = style({ position: 'relative', display: 'block', width: '100%', cursor: 'pointer' });

export const playMark = style({
  position: 'absolute',
  insetBlockStart: 'calc(50% - 32px)',
  insetInlineStart: 'calc(50% - 32px)',
  display: 'grid',
  placeItems: 'center',
  width: '64px',
  height: '64px',
  paddingInlineStart: '4px',
  borderRadius: radius.pill,
  border: '2px solid transparent',
  backgroundColor: vars.color.brand,
  color: vars.color.onBrand,
  boxShadow: vars.elevation.mid,
  transitionProperty: 'transform',
  transitionDuration: vars.motion.fast,
  '@media': { [media.hover]: { selectors: { [`${play}:hover &`]: { transform: 'scale(1.06)' } } } },
});

/** The mark that another tab opens lies over the picture. */
export const outside = style({ position: 'relative', display: 'block' });
globalStyle(`${outside} > svg`, {
  position: 'absolute',
  insetBlockEnd: space[2],
  insetInlineEnd: space[2],
  width: '28px',
  height: '28px',
  padding: '6px',
  borderRadius: radius.pill,
  backgroundColor: vars.color.surface,
});
