import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { fontSize, fontWeight, media, oneColumn, radius, space } from '#ui/theme/tokens.ts';

export const card = style({
  containerType: 'inline-size',
  ...oneColumn,
  gap: space[2],
});

/** Measured in letters: below these, words beside a button would have room for a letter a line (D-007). */
const narrow = '(max-width: 19em)';
const narrowest = '(max-width: 14em)';
/** On a screen that is as wide as a tablet in letters of the browser: below these, its letters have been enlarged. */
const large = '(max-width: 24em)';

/** As high with the longest words as with the shortest, so that nothing moves when they arrive. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: '4.5rem minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space[3],
  minHeight: '7.75rem',
  paddingBlock: space[2],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
  '@media': { [media.tablet]: { minHeight: '6.25rem' } },
  '@container': {
    [narrow]: {
      gridTemplateColumns: '4.5rem minmax(0, 1fr)',
      alignContent: 'center',
      rowGap: space[2],
      minHeight: '11rem',
    },
    [narrowest]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  },
});

/** As high as the two rows in whose place it stands. */
export const nothing = style({
  display: 'grid',
  placeContent: 'center',
  justifyItems: 'center',
  gap: space[2],
  minHeight: 'calc(15.5rem + 9px)',
  textAlign: 'center',
  '@media': { [media.tablet]: { minHeight: 'calc(12.5rem + 9px)' } },
  '@container': { [narrow]: { minHeight: 'calc(22rem + 9px)' } },
});

export const nothingPicture = style({ width: '9rem', height: 'auto' });

export const picture = style({
  width: '4.5rem',
  height: '4.5rem',
  borderRadius: radius.small,
  '@container': { [narrowest]: { display: 'none' } },
});

export const words = style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere', hyphens: 'auto' });

/** Of many names as many as fit into their row; with large letters, where that would be hardly one, all of them. */
export const title = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  '@media': { [media.tablet]: { WebkitLineClamp: 1, '@container': { [large]: { WebkitLineClamp: 'none' } } } },
  '@container': { [narrow]: { WebkitLineClamp: 'none' } },
});

/** A day stays together, in the next line where it must. */
export const day = style({ whiteSpace: 'nowrap' });

export const label = style({ fontSize: fontSize.caption, fontWeight: fontWeight.strong, color: vars.color.accentInk });

export const action = style({
  maxWidth: '8.5rem',
  '@container': {
    [narrow]: { gridColumn: 2, justifySelf: 'start', maxWidth: '100%' },
    [narrowest]: { gridColumn: 1 },
  },
});

export const ways = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[5] });
