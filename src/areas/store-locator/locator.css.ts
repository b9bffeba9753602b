import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media, radius, space, stacking } from '#ui/theme/tokens.ts';

/** High enough for the search to stay while the list scrolls by: a phone on its side is not. */
const roomy = `${media.columns} and (min-height: 40em)`;

/** The height of the search box with what stands above it: what is scrolled to stands below. */
export const belowSearch = 'calc(var(--ns-header-height, 4rem) + 12rem)';

/** Search, map and list below each other on a phone, where the list slides over the map; side by side on a desktop. */
export const locator = style({
  display: 'grid',
  gridTemplateAreas: '"search" "map" "list"',
  gridTemplateRows: 'auto auto 1fr',
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': {
    [media.columns]: {
      gridTemplateAreas: '"search map" "list map"',
      gridTemplateRows: 'auto 1fr',
      gridTemplateColumns: 'minmax(min(24rem, 50%), 30rem) minmax(0, 1fr)',
      minHeight: 'calc(100dvh - var(--ns-header-height, 4rem))',
    },
  },
});

/** Its columns reach to the edges of the screen, and the header with them. */
globalStyle(`:root:has(${locator}) header > div`, {
  '@media': { [media.columns]: { maxWidth: 'none', paddingInline: space[6] } },
});

export const search = style({
  gridArea: 'search',
  display: 'grid',
  gap: space[3],
  padding: space[4],
  '@media': {
    [media.columns]: { padding: `${space[4]} ${space[6]} ${space[3]}` },
    [roomy]: {
      position: 'sticky',
      insetBlockStart: 'var(--ns-header-height, 4rem)',
      zIndex: stacking.sticky + 1,
      backgroundColor: vars.color.canvas,
    },
  },
});

export const titleRow = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
});

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

export const map = style({
  gridArea: 'map',
  position: 'sticky',
  insetBlockStart: 'var(--ns-header-height, 4rem)',
  height: '33dvh',
  minHeight: '13rem',
  // What the sheet covers with its round corners is no place for the map's attribution.
  paddingBottom: space[4],
  '@media': { [media.columns]: { paddingBottom: 0, height: 'calc(100dvh - var(--ns-header-height, 4rem))' } },
});

/** Without a map a line says so above the list; beside it on a desktop there is room to say it kindly. */
export const mapless = style({
  position: 'static',
  height: 'auto',
  minHeight: 0,
  '@media': { [media.columns]: { position: 'sticky' } },
});

export const list = style({
  gridArea: 'list',
  position: 'relative',
  zIndex: stacking.sticky,
  minHeight: '60dvh',
  marginTop: `-${space[4]}`,
  padding: `0 ${space[4]} ${space[6]}`,
  backgroundColor: vars.color.canvas,
  borderStartStartRadius: radius.large,
  borderStartEndRadius: radius.large,
  boxShadow: vars.elevation.mid,
  '@media': {
    [media.columns]: {
      marginTop: 0,
      padding: `0 ${space[6]} ${space[8]}`,
      borderRadius: 0,
      boxShadow: 'none',
    },
  },
});

/** Says that the list can be pulled over the map; the page's own scroll does it. */
export const handle = style({
  width: '2.5rem',
  height: '4px',
  marginInline: 'auto',
  marginBlock: space[2],
  borderRadius: radius.pill,
  backgroundColor: vars.color.lineStrong,
  '@media': { [media.columns]: { display: 'none' } },
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
  borderRadius: radius.large,
  border: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
});
