import { globalStyle, style } from '@vanilla-extract/css';
import { media, oneColumn, space, wrappingRow } from '#ui/theme/tokens.ts';

const onPhones = 'screen and (max-width: 47.99em)';

export const product = style({
  ...oneColumn,
  gap: space[6],
  paddingBlockStart: space[4],
  '@media': {
    [media.columns]: {
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      gap: space[8],
      paddingBlock: `${space[8]} ${space[10]}`,
    },
    [media.wide]: { gap: space[16] },
  },
});

export const choices = style({
  ...oneColumn,
  gap: space[6],
  alignContent: 'start',
  minWidth: 0,
  '@media': {
    // Before the page is scrolled, too, the bar has room to stand above the question of cookies: over the end of the head (D-369).
    [onPhones]: {
      marginBlockStart: `calc(-1 * (var(--ns-consent-lift, 0px) + ${space[6]}))`,
      pointerEvents: 'none',
      '::before': { content: '""', height: 'var(--ns-consent-lift, 0px)' },
    },
  },
});
globalStyle(`${choices} > *`, { pointerEvents: 'auto' });
export const section = style({ display: 'grid', gap: space[3] });
export const quantity = style({
  ...wrappingRow,
  justifyContent: 'space-between',
  gap: space[4],
});

export const facts = style({ display: 'grid', gap: space[1], justifyItems: 'start' });
export const sizesSkeleton = style({ height: '8rem' });
export const optionsSkeleton = style({ height: '18rem' });
