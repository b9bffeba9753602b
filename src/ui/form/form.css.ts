import { style } from '@vanilla-extract/css';
import { media, space } from '#ui/theme/tokens.ts';

export const form = style({ display: 'grid', gap: space[5], minWidth: 0 });

/** Two short fields side by side from a tablet on (city and postal code). */
export const fieldRow = style({
  display: 'grid',
  gap: space[5],
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr', gap: space[4] } },
});

export const actions = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[3],
  marginBlockStart: space[2],
  '@media': { [media.tablet]: { flexDirection: 'row', alignItems: 'center' } },
});
