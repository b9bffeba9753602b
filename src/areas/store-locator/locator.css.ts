import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { outlined } from '#ui/theme/panels.ts';
import { media, space, spreadRow, stacking } from '#ui/theme/tokens.ts';

/** What is scrolled to stands below the search part, which is measured (`useHeightInStyles`). */
const belowSearch = `calc(var(--ns-header-height, 4rem) + var(--ns-search-height, 14rem) + ${space[2]})`;

/** Search above, map and list share what is left of a phone; side by side on a desktop. */
export const locator = style({
  display: 'grid',
  gridTemplateAreas: '"search" "stage"',
  gridTemplateRows: 'auto minmax(20rem, 1fr)',
  gridTemplateColumns: 'minmax(0, 1fr)',
  minHeight: 'calc(100dvh - var(--ns-header-height, 4rem) - var(--ns-tab-bar-height, 0px))',
  '@media': {
    [media.columns]: {
      gridTemplateAreas: '"search map" "list map"',
      gridTemplateRows: 'auto 1fr',
      gridTemplateColumns: 'minmax(min(24rem, 50%), 30rem) minmax(0, 1fr)',
      minHeight: 'calc(100dvh - var(--ns-header-height, 4rem))',
      // A phone on its side may have its camera where the list is; the map may lie under one.
      paddingLeft: 'env(safe-area-inset-left)',
    },
  },
});

// What takes the focus is not behind the search box that stays in sight.
globalStyle(`:root:has(${locator})`, { '@media': { [media.roomyColumns]: { scrollPaddingBlockStart: belowSearch } } });

/** A map without streets takes less room than the list, whose cards stand beside each other. */
export const plainMap = style({
  '@media': { '(min-width: 72em)': { gridTemplateColumns: 'minmax(0, 11fr) minmax(0, 9fr)' } },
});

/** Its columns reach to the edges of the screen, and the header with them. */
globalStyle(`:root:has(${locator}) header > div`, {
  '@media': {
    [media.columns]: {
      maxWidth: 'none',
      paddingLeft: `calc(${space[6]} + env(safe-area-inset-left))`,
      paddingRight: `max(${space[6]}, env(safe-area-inset-right))`,
    },
  },
});

export const search = style({
  gridArea: 'search',
  display: 'grid',
  gap: space[3],
  padding: space[4],
  '@media': {
    [media.columns]: { padding: `${space[4]} ${space[6]} ${space[3]}` },
    [media.roomyColumns]: {
      position: 'sticky',
      insetBlockStart: 'var(--ns-header-height, 4rem)',
      zIndex: stacking.sticky + 1,
      backgroundColor: vars.color.canvas,
    },
  },
});

export const titleRow = style({ ...spreadRow, gap: space[3] });

globalStyle(`${titleRow} > button`, { flex: 'none' });

globalStyle(`${titleRow}:has(fieldset)`, { flexWrap: 'wrap' });

/** A switch shows where one is, so the title is only heard; what comes late moves nothing that way. */
globalStyle(`${titleRow}:has(fieldset) > h1`, {
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

export const notices = style({ display: 'grid', gap: space[2] });

export const count = style({ minHeight: '1.5rem', marginBlock: space[2] });

export const skeletons = style({ display: 'grid', gap: space[3], marginBlock: space[3] });

export const skeletonCard = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[3],
  minHeight: '11rem',
  padding: space[4],
  ...outlined,
});
