import { globalStyle, style } from '@vanilla-extract/css';
import { fontWeight, media, space } from '#ui/theme/tokens.ts';

const EDGE = 'clamp(16px, 4vw, 40px)';

/** On a phone the cards lie side by side and are moved by a finger; from a tablet on the first one lies above the others. */
export const wallet = style({
  display: 'flex',
  gap: space[4],
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'thin',
  // To the edges of the screen, with room for shadows and rings.
  margin: `-6px calc(-1 * ${EDGE})`,
  padding: `6px ${EDGE} ${space[4]}`,
  // A browser leaves what has the focus where it is if an edge of it shows: the edge of the next card always does.
  scrollPaddingInline: space[16],
  '@media': {
    [media.motion]: { scrollBehavior: 'smooth' },
    [media.tablet]: {
      display: 'grid',
      gridTemplateColumns: '1fr 1fr',
      overflowX: 'visible',
      margin: 0,
      padding: 0,
    },
  },
});

globalStyle(`${wallet} > li`, {
  flex: '0 0 min(20rem, 86%)',
  scrollSnapAlign: 'center',
  display: 'grid',
  gap: space[4],
  alignContent: 'start',
});
globalStyle(`${wallet} > li:only-child`, { flexBasis: '100%' });
// One that would stand alone in its row fills it, as the first one does.
globalStyle(`${wallet} > :is(li:first-child, li:nth-child(even):last-child)`, {
  '@media': {
    [media.tablet]: {
      gridColumn: '1 / -1',
      gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)',
      gap: space[6],
      alignItems: 'center',
    },
  },
});

export const facts = style({ display: 'grid', gap: space[3], alignContent: 'start', minWidth: 0 });

export const balance = style({ display: 'grid', margin: 0 });

export const amount = style({
  fontSize: '2rem',
  lineHeight: 1.15,
  letterSpacing: '-0.02em',
  fontWeight: fontWeight.black,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

export const name = style({ overflowWrap: 'anywhere' });

/** Above the link that fills the card. */
export const ways = style({ position: 'relative', zIndex: 1, display: 'flex', flexWrap: 'wrap', gap: space[3] });
globalStyle(`${ways} > a`, { flex: '1 1 auto' });

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[3],
  alignItems: 'center',
  justifyContent: 'space-between',
});

/** As high as the button that comes into it. */
export const headSkeleton = style({ display: 'grid', alignItems: 'center', minHeight: '3rem' });

export const pictureSkeleton = style({ aspectRatio: '8 / 5' });

export const balanceSkeleton = style({ height: '3rem' });
