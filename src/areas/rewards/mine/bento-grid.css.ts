import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { fontWeight, forcedEdge, media, radius, space } from '#ui/theme/tokens.ts';

/** On a phone cards follow each other, two beside each other where they fit. */
const grid = style({
  display: 'grid',
  gap: space[3],
  margin: 0,
  padding: 0,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 9rem), 1fr))',
  '@media': { [media.columns]: { gap: space[4], gridTemplateColumns: 'repeat(auto-fit, minmax(14rem, 1fr))' } },
});

/** From two columns on each card has a place of its own. */
const placed = style([
  grid,
  { '@media': { [media.columns]: { gridTemplateColumns: 'none', gridAutoColumns: '1fr' } } },
]);
const PLACES = ['a', 'b', 'c', 'd', 'e', 'f'];
PLACES.forEach((gridArea, at) => {
  globalStyle(`${placed.split(' ')[0]} > :nth-child(${at + 1})`, { '@media': { [media.columns]: { gridArea } } });
});

const rows = (gridTemplateAreas: string) => [placed, { '@media': { [media.columns]: { gridTemplateAreas } } }];

/** One layout for each number of cards from one to six, and one that finds its own (RWD-032). */
export const layout = styleVariants({
  1: rows('"a"'),
  2: rows('"a a b"'),
  3: rows('"a a b" "a a c"'),
  4: rows('"a a b" "c d d"'),
  5: rows('"a a a b b b" "c c d d e e"'),
  6: rows('"a a b c" "d e f f"'),
  auto: [grid],
});

export const card = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  alignContent: 'start',
  gap: space[2],
  minWidth: 0,
  padding: space[4],
  borderRadius: radius.large,
  backgroundColor: vars.color.surface,
  ...forcedEdge,
  boxShadow: vars.elevation.low,
  selectors: { '&:first-child': { backgroundColor: vars.color.starSoft } },
  '@media': {
    // Two beside each other, and the last one of an odd number has a row to itself.
    [`not all and ${media.columns}`]: { selectors: { '&:last-child:nth-child(odd)': { gridColumn: '1 / -1' } } },
  },
  overflowWrap: 'anywhere',
});

export const figure = style({
  display: 'block',
  fontSize: 'clamp(2rem, 1.4rem + 2.4vw, 3rem)',
  fontWeight: fontWeight.black,
  lineHeight: 1,
  color: vars.color.starInk,
});

export const picture = style({
  width: '4rem',
  height: '4rem',
  objectFit: 'contain',
  justifySelf: 'end',
  '@media': { [media.columns]: { width: '6rem', height: '6rem' } },
});

export const words = style({ display: 'grid', gap: space[1], alignContent: 'end' });

/** As high as a card with three lines of words. */
export const skeleton = style({ height: '12rem' });
