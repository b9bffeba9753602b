import { style } from '@vanilla-extract/css';
import { media, oneColumn, space, wrappingRow } from '#ui/theme/tokens.ts';

export const hero = style({ overflow: 'hidden' });

export const inside = style({
  ...oneColumn,
  alignItems: 'center',
  gap: space[5],
  paddingBlock: `${space[3]} ${space[6]}`,
  '@media': {
    [media.desktop]: {
      gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
      gap: `${space[2]} ${space[12]}`,
      paddingBlock: `${space[4]} ${space[12]}`,
    },
  },
});

/** High enough for the tabs before it is known whether there are any: nothing moves when they come. */
export const subnav = style({ gridColumn: '1 / -1', minHeight: '3.375rem', minWidth: 0 });

export const words = style({ display: 'grid', gap: space[4], maxWidth: '36rem' });

export const actions = style({
  ...wrappingRow,
  gap: `${space[2]} ${space[6]}`,
  marginBlockStart: space[2],
});

export const picture = style({
  width: '100%',
  maxWidth: '24rem',
  height: 'auto',
  justifySelf: 'center',
  '@media': { [media.desktop]: { maxWidth: '36rem', justifySelf: 'end' } },
});
