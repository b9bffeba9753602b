import { globalStyle, style } from '@vanilla-extract/css';
import { media, oneColumn, space } from '#ui/theme/tokens.ts';

export const screen = style({
  ...oneColumn,
  gap: space[5],
  paddingBlock: `${space[5]} ${space[12]}`,
  '@media': { [media.desktop]: { gap: space[6], paddingBlock: `${space[6]} ${space[16]}` } },
});

export const head = style({ display: 'grid', gap: space[1] });

/** Two beside each other on a phone, three large ones on a desktop. */
export const grid = style({
  display: 'grid',
  columnGap: space[3],
  rowGap: space[5],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9.5rem, 100%), 1fr))',
  '@media': {
    [media.tablet]: { columnGap: space[5], gridTemplateColumns: 'repeat(auto-fill, minmax(15rem, 1fr))' },
    [media.desktop]: { columnGap: space[6], rowGap: space[8], gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
  },
});

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], marginBlockStart: space[4] });

export const skeleton = style({ display: 'grid', gap: space[5] });

export const place = style({ display: 'grid', gap: space[2] });
globalStyle(`${place} > :first-child`, { aspectRatio: '8 / 5' });
