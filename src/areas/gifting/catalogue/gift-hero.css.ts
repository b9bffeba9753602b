import { style } from '@vanilla-extract/css';
import { media, oneColumn, space } from '#ui/theme/tokens.ts';

export const hero = style({ overflow: 'hidden' });

export const inside = style({
  ...oneColumn,
  alignItems: 'center',
  gap: space[5],
  paddingBlock: `${space[6]} ${space[5]}`,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.15fr)',
      gap: space[12],
      paddingBlock: space[12],
    },
  },
});

export const words = style({
  display: 'grid',
  gap: space[3],
  maxWidth: '34rem',
  '@media': { [media.desktop]: { gap: space[5] } },
});

/** Three cards that lie on each other like a hand; the place is kept before they are there. */
export const fan = style({
  position: 'relative',
  width: '100%',
  maxWidth: '20rem',
  aspectRatio: '16 / 10.4',
  marginInline: 'auto',
  '@media': { [media.columns]: { maxWidth: '40rem' } },
});

const card = style({ position: 'absolute', width: '78%', boxShadow: '0 12px 32px rgb(0 0 0 / 0.35)' });

export const front = style([card, { insetInlineStart: '11%', insetBlockStart: '16%' }]);

export const behind = style([
  card,
  {
    insetInlineStart: '2%',
    insetBlockStart: '4%',
    transform: 'rotate(-8deg)',
    selectors: {
      '&:nth-child(2)': { insetInlineStart: '20%', insetBlockStart: '3%', transform: 'rotate(7deg)' },
    },
  },
]);
