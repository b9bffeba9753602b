import { style } from '@vanilla-extract/css';
import { media, space, wrappingRow } from '#ui/theme/tokens.ts';

export const store = style({ display: 'grid', gap: space[2] });

export const ways = style({ ...wrappingRow, gap: space[3] });

export const way = style({ display: 'inline-flex', alignItems: 'center', gap: space[2] });

export const banner = style({ marginBlock: space[4] });

/** When and where side by side, as soon as there is room. */
export const recentInside = style({
  display: 'grid',
  gap: space[3],
  alignItems: 'start',
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space[8] } },
});

export const recentHead = style({ display: 'grid', justifyItems: 'start', gap: space[3] });
