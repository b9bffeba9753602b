import { style } from '@vanilla-extract/css';
import { media, space } from '#ui/theme/tokens.ts';

export const ways = style({
  display: 'grid',
  gap: space[4],
  '@media': { [media.columns]: { gridTemplateColumns: 'repeat(2, minmax(0, 24rem))', gap: space[6] } },
});
