import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { fontWeight, media, radius, space } from '#ui/theme/tokens.ts';

export const list = style({
  display: 'grid',
  gap: space[4],
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '@media': { [media.tablet]: { gridTemplateColumns: '1fr 1fr' } },
});

export const card = style({ containerType: 'inline-size', display: 'grid', gap: space[4], alignContent: 'start' });

export const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '8 / 5',
  objectFit: 'cover',
  borderRadius: radius.large,
  backgroundColor: vars.color.sunken,
});

export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: space[3],
  // Large text stands in one column.
  '@container': { '(max-width: 12em)': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

/** The name has the whole line; its number stands beside the balance. */
export const name = style({ display: 'contents', overflowWrap: 'anywhere' });
globalStyle(`${name} > h2`, { gridColumn: '1 / -1' });
globalStyle(`${name} > p`, { alignSelf: 'end', paddingBlockEnd: '3px' });

export const balance = style({
  margin: 0,
  textAlign: 'end',
  '@container': { '(max-width: 12em)': { textAlign: 'start' } },
});

export const amount = style({
  fontSize: '1.25rem',
  fontWeight: fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
});
