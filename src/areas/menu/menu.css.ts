import { style } from '@vanilla-extract/css';
import { media, space } from '#ui/theme/tokens.ts';

export const screen = style({
  display: 'grid',
  gap: space[8],
  paddingBlock: `${space[6]} ${space[12]}`,
  '@media': { [media.desktop]: { gap: space[10], paddingBlock: `${space[10]} ${space[16]}` } },
});

export const head = style({ display: 'grid', gap: space[2], maxWidth: '44rem' });

/** Two lines, whatever it says once it is known whether there is a store. */
export const lead = style({ minHeight: '3em' });
