import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { fontWeight, space } from '#ui/theme/tokens.ts';

const { color } = vars;

export const list = style({ display: 'grid', gap: space[3], margin: 0, padding: 0, listStyle: 'none' });

export const entry = style({
  display: 'grid',
  gridTemplateColumns: '3.5rem minmax(0, 1fr) auto',
  columnGap: space[4],
  rowGap: space[1],
  alignItems: 'start',
  '@media': { 'screen and (max-width: 22em)': { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const picture = style({
  width: '3.5rem',
  height: '3.5rem',
  objectFit: 'contain',
  '@media': { 'screen and (max-width: 22em)': { display: 'none' } },
});

export const words = style({ display: 'grid', gap: '2px', minWidth: 0, overflowWrap: 'anywhere' });

export const amount = style({ fontWeight: fontWeight.bold, fontVariantNumeric: 'tabular-nums' });

export const foot = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  gridColumn: '1 / -1',
  justifyContent: 'space-between',
  // The words of the button end where the amount ends.
  marginInlineEnd: `calc(-1 * ${space[5]})`,
  marginBlockEnd: `calc(-1 * ${space[2]})`,
});

export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

export const more = style({ display: 'grid', gap: space[2], justifyItems: 'center', paddingBlock: space[2] });

export const receipt = style({ display: 'grid', gap: space[4], minWidth: 0 });

export const lines = style({ display: 'grid', gap: space[2], margin: 0 });

export const line = style({ display: 'flex', justifyContent: 'space-between', gap: space[4] });

export const lineAmount = style({ margin: 0, fontVariantNumeric: 'tabular-nums' });

export const totals = style({
  display: 'grid',
  gap: space[2],
  margin: 0,
  paddingBlockStart: space[4],
  borderBlockStart: `1px dashed ${color.lineStrong}`,
});

export const grandTotal = style({ fontWeight: fontWeight.bold });
