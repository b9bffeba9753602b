import { style } from '@vanilla-extract/css';
import { media, space } from '#ui/theme/tokens.ts';

export const screen = style({
  display: 'grid',
  gap: space[6],
  paddingBlock: `${space[6]} ${space[12]}`,
  '@media': { [media.desktop]: { gap: space[8], paddingBlock: `${space[10]} ${space[16]}` } },
});

export const head = style({ display: 'grid', gap: space[2] });

/** Two lines on a phone, one on a desktop, whatever it says once it is known whether there is a store. */
export const lead = style({ minHeight: '3em', '@media': { [media.desktop]: { minHeight: '1.5em' } } });
