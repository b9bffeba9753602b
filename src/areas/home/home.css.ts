import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media, radius, space } from '#ui/theme/tokens.ts';

export const hero = style({ overflow: 'hidden' });

export const heroInside = style({
  display: 'grid',
  alignItems: 'center',
  gap: space[6],
  paddingBlock: `${space[10]} 0`,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)',
      gap: space[12],
      paddingBlock: space[12],
      minHeight: '30rem',
    },
  },
});

export const heroWords = style({ display: 'grid', gap: space[5], maxWidth: '38rem' });

export const heroActions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], marginTop: space[2] });

export const heroPicture = style({
  width: '100%',
  maxWidth: '36rem',
  height: 'auto',
  justifySelf: 'center',
  '@media': { [media.desktop]: { justifySelf: 'end' } },
});

export const more = style({ display: 'grid', gap: space[6], paddingBlock: space[10] });

export const cards = style({
  display: 'grid',
  gap: space[4],
  '@media': {
    [media.desktop]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', gap: space[6] },
  },
});

/** Where text is set large, the words stand below the picture. */
export const cardInside = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[4] });

export const cardPicture = style({
  flex: 'none',
  width: 'min(6rem, 28vw)',
  aspectRatio: '1',
  borderRadius: radius.pill,
  backgroundColor: vars.color.starSoft,
});
// Wide pictures, too, fill their disc.
globalStyle(`${cardPicture} img`, { width: '100%', height: '100%', objectFit: 'cover', borderRadius: radius.pill });

export const cardWords = style({
  display: 'grid',
  flex: '1 1 8rem',
  gap: space[1],
  justifyItems: 'start',
  minWidth: 0,
});
