import { style } from '@vanilla-extract/css';
import { softPanel } from '#ui/theme/panels.ts';
import { media, radius, space, wrappingRow } from '#ui/theme/tokens.ts';

/** Open to the edges on a phone, where the card is the whole page. */
export const page = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[6],
  width: '100%',
  maxWidth: '60rem',
  marginInline: 'auto',
  paddingBlockEnd: space[8],
  '@media': {
    [media.tablet]: { padding: `${space[8]} ${space[8]} ${space[16]}` },
  },
});

/** The picture above the words, and beside them where there is room. */
export const card = style({
  display: 'grid',
  padding: 0,
  overflow: 'hidden',
  '@media': {
    [media.tablet]: { padding: 0, gridTemplateColumns: '2fr 3fr', minHeight: '26rem' },
  },
});

export const picture = style({
  display: 'block',
  width: '100%',
  height: '15rem',
  objectFit: 'cover',
  '@media': { [media.tablet]: { height: '100%' } },
});

export const words = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: space[4],
  padding: `${space[6]} ${space[4]}`,
  overflowWrap: 'anywhere',
  '@media': { [media.tablet]: { padding: space[12] } },
});

export const links = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[6] });

export const actions = style({ ...wrappingRow, gap: space[3] });

export const app = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  columnGap: space[5],
  marginInline: space[4],
  padding: space[5],
  ...softPanel,
  '@media': { [media.tablet]: { marginInline: 0, padding: space[6] } },
});

export const appPicture = style({ width: '4rem', height: '4rem', borderRadius: radius.small });
