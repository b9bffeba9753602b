import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { oneColumn, radius, space, wrappingRow } from '#ui/theme/tokens.ts';

export const stack = style({
  ...oneColumn,
  gap: space[5],
  minWidth: 0,
});

/** As high as the content of the highest sheet, which the whole of an order fills. */
export const room = style({ minBlockSize: 'min(100svh - 9rem, 48rem)', alignContent: 'start' });

export const panel = style({
  display: 'grid',
  gap: space[3],
  padding: space[4],
  borderRadius: radius.large,
  border: `1px solid ${vars.color.line}`,
});

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space[3],
});

// A long name breaks before the button goes below it; large letters need the whole line.
globalStyle(`${row} > p`, { flex: '1 1 8rem', minWidth: 0, overflowWrap: 'anywhere' });

export const facts = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[1],
  minWidth: 0,
  marginBlockStart: `calc(-1 * ${space[2]})`,
  overflowWrap: 'anywhere',
});

/** Beside the store's name, its words on the edge of the panel. */
export const change = style({
  flex: 'none',
  marginBlock: `calc(-1 * ${space[2]})`,
  marginInlineEnd: `calc(-1 * ${space[3]})`,
  paddingInline: space[3],
  textDecoration: 'underline',
  textUnderlineOffset: '0.2em',
});

/** What pays, and why something of it is not offered. */
export const ways = style({ display: 'grid', gap: space[3], minWidth: 0 });

export const items = style({ display: 'grid', gap: space[3] });

export const item = style({ ...wrappingRow, gap: space[3], minWidth: 0 });
globalStyle(`${item} > :nth-child(2)`, { flex: '1 1 6rem', minWidth: 0, overflowWrap: 'anywhere' });
globalStyle(`${item} > :nth-child(3)`, { marginInlineStart: 'auto' });

export const picture = style({ width: '3rem', flex: 'none' });

export const cardPicture = style({ width: '48px', boxShadow: 'none' });

export const plus = style({
  display: 'grid',
  placeItems: 'center',
  width: '48px',
  height: '32px',
  borderRadius: '6px',
  border: `1px dashed ${vars.color.lineStrong}`,
});

export const custom = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  alignItems: 'start',
  gap: space[2],
  marginBlockStart: space[3],
});
globalStyle(`${custom} > button`, { marginBlockStart: '1.75rem' });

export const total = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: space[3],
});
