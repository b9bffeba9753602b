import { style } from '@vanilla-extract/css';
import { HALF_SHARE, PEEK_HEIGHT } from '#domain/store-locator/sheet.ts';
import { vars } from '#ui/theme/contract.css.ts';
import { media, radius, space, stacking, touchTarget } from '#ui/theme/tokens.ts';

/** Where the list is a sheet over the map. */
const phone = '(max-width: 47.99em)';
/** What the sheet covers with its round corners is no place for the map's attribution. */
const overlap = space[4];

export const stage = style({ gridArea: 'stage', minHeight: 0, '@media': { [media.columns]: { display: 'contents' } } });

/** As high as the screen leaves it, whatever it holds. Without a map there is no sheet: the page scrolls, as any other does. */
export const sheeted = style({
  '@media': { [phone]: { display: 'flex', flexDirection: 'column', contain: 'size' } },
});

export const map = style({
  '@media': {
    [phone]: {
      selectors: {
        [`${sheeted} > &`]: { flex: '1 1 0', minHeight: 0, paddingBottom: overlap },
        // Under the whole list nothing of it can be seen, nor reached.
        [`${sheeted}[data-sheet="full"]:not(:has([data-pulled])) > &`]: { visibility: 'hidden' },
      },
    },
    [media.columns]: {
      gridArea: 'map',
      position: 'sticky',
      insetBlockStart: 'var(--ns-header-height, 4rem)',
      height: 'calc(100dvh - var(--ns-header-height, 4rem))',
      borderInlineStart: `1px solid ${vars.color.line}`,
    },
  },
});

export const list = style({
  position: 'relative',
  minHeight: '60dvh',
  selectors: { '&[hidden]': { display: 'none' } },
  '@media': {
    [media.columns]: { gridArea: 'list' },
    [phone]: {
      selectors: {
        [`${sheeted} > &`]: {
          zIndex: stacking.sticky,
          flex: 'none',
          display: 'flex',
          flexDirection: 'column',
          height: `${HALF_SHARE * 100}%`,
          minHeight: 0,
          marginTop: `-${overlap}`,
          overflow: 'hidden',
          backgroundColor: vars.color.canvas,
          borderStartStartRadius: radius.large,
          borderStartEndRadius: radius.large,
          boxShadow: vars.elevation.mid,
          transition: `height ${vars.motion.base}`,
        },
        [`${sheeted}[data-sheet="peek"] > &`]: { height: `max(${PEEK_HEIGHT}px, ${PEEK_HEIGHT / 16}rem)` },
        [`${sheeted}[data-sheet="full"] > &`]: { height: '100%' },
        [`${sheeted}[data-sheet="pin"] > &`]: { height: 'auto', maxHeight: '80%' },
        // The finger says how high.
        [`${sheeted} > &[data-pulled]`]: { transition: 'none', maxHeight: 'none' },
      },
    },
  },
});

export const handle = style({
  position: 'relative',
  display: 'none',
  flex: 'none',
  placeItems: 'center',
  width: '100%',
  height: '2rem',
  border: 0,
  background: 'none',
  cursor: 'grab',
  touchAction: 'none',
  selectors: {
    '&:active': { cursor: 'grabbing' },
    '&:focus-visible': { outlineOffset: '-4px', borderRadius: radius.large },
    // As much as a finger needs, without moving what stands below.
    '&::after': {
      content: '""',
      position: 'absolute',
      insetInline: 0,
      insetBlockStart: 0,
      height: `max(100%, ${touchTarget})`,
    },
  },
  '@media': { [phone]: { selectors: { [`${sheeted} &`]: { display: 'grid' } } } },
});

export const grip = style({
  width: '2.5rem',
  height: '4px',
  borderRadius: radius.pill,
  border: '2px solid transparent',
  backgroundColor: vars.color.lineStrong,
});

/** The store of a pressed pin, where the list would be. */
export const pinned = style({
  display: 'none',
  flex: '0 1 auto',
  minHeight: 0,
  overflowY: 'auto',
  '@media': { [phone]: { selectors: { [`${sheeted} &`]: { display: 'block' } } } },
});

export const content = style({
  padding: `${space[3]} ${space[4]} ${space[6]}`,
  '@media': {
    [media.columns]: { padding: `0 ${space[6]} ${space[8]}` },
    [phone]: {
      selectors: {
        [`${sheeted} &`]: { flex: '1 1 0', minHeight: 0, overflowY: 'auto', paddingBlockStart: 0 },
        [`${sheeted}[data-sheet="peek"] &`]: { overflowY: 'hidden' },
        [`${sheeted}[data-sheet="pin"] > :not([data-pulled]) > &`]: { display: 'none' },
      },
    },
  },
});
