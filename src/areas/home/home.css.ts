import { style } from '@vanilla-extract/css';
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
    [media.tablet]: { gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 17rem), 1fr))' },
    [media.desktop]: { gap: space[6] },
  },
});

export const cardInside = style({ display: 'flex', alignItems: 'center', gap: space[4] });

export const cardPicture = style({
  flex: 'none',
  width: '6rem',
  height: '6rem',
  borderRadius: radius.pill,
  backgroundColor: vars.color.starSoft,
});

export const cardWords = style({ display: 'grid', gap: space[1], justifyItems: 'start' });
