import { style } from '@vanilla-extract/css';
import { media, space } from '#ui/theme/tokens.ts';

export const screen = style({
  display: 'grid',
  // Rows that are moved sideways are wider than the page.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[5],
  paddingBlock: `${space[4]} ${space[12]}`,
  '@media': { [media.desktop]: { gap: space[6], paddingBlock: `${space[5]} ${space[16]}` } },
});
