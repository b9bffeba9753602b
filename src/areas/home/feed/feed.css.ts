import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { fontWeight, media, oneColumn, radius, space, wrappingRow } from '#ui/theme/tokens.ts';

/** Where text is set large, the picture stands below the words. */
export const greeting = style({
  ...wrappingRow,
  justifyContent: 'space-between',
  gap: space[4],
  // As high with a line of the season as without.
  minHeight: '5.5rem',
});

export const words = style({
  flex: '1 1 8rem',
  display: 'grid',
  gap: space[1],
  minWidth: 0,
  overflowWrap: 'anywhere',
});

export const picture = style({
  flex: 'none',
  width: 'min(5.5rem, 22vw)',
  '@media': { [media.tablet]: { width: '7rem' } },
});

/** What one comes for in the wide column, the ways to everything else beside it. */
export const columns = style({
  ...oneColumn,
  gap: space[5],
  alignItems: 'start',
  '@media': { [media.columns]: { gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)' } },
});

export const column = style({ ...oneColumn, gap: space[5] });

export const part = style({ ...oneColumn, gap: space[3] });

/** As high without a store as with one that is on its way. */
export const store = style({ minHeight: '11.5rem', alignContent: 'start' });

export const facts = style({ display: 'grid', gap: space[1], minWidth: 0, overflowWrap: 'anywhere' });

export const storeName = style({ fontSize: '1.25rem', fontWeight: fontWeight.bold });

export const fact = style({ display: 'flex', gap: space[2], alignItems: 'start' });
globalStyle(`${fact} > svg`, { flex: 'none', marginBlockStart: '3px', color: vars.color.inkMuted });

export const hours = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[2], rowGap: space[1] });

export const amount = style({ fontWeight: fontWeight.bold, fontVariantNumeric: 'tabular-nums' });

export const cards = style({ display: 'grid', gap: space[3], margin: 0, padding: 0 });

export const card = style({
  position: 'relative',
  ...wrappingRow,
  gap: space[3],
});

export const cardPicture = style({
  flex: 'none',
  width: '4.5rem',
  height: 'auto',
  aspectRatio: '8 / 5',
  objectFit: 'cover',
  borderRadius: radius.small,
  backgroundColor: vars.color.sunken,
});

export const wayToAll = style({ minHeight: '44px', backgroundColor: 'transparent' });

export const cardWords = style({ flex: '1 1 8rem', display: 'grid', minWidth: 0, overflowWrap: 'anywhere' });

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], marginTop: space[2] });

/** Who loads the page anew in the midst of a long feed stands there at once: a shorter page would carry them up. */
export const unknown = style({ minHeight: '500rem' });
export const greetingSkeleton = style({ height: '5.5rem', '@media': { [media.tablet]: { height: '7rem' } } });

/** As high as the rewards card. */
export const rewardsSkeleton = style({ height: '14rem', '@media': { [media.tablet]: { height: '14.75rem' } } });

export const againSkeleton = style({ height: '19rem' });

export const storeSkeleton = style({ height: '13rem' });

export const noCard = style({ display: 'grid', gap: space[3] });
