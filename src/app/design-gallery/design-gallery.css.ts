import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media, space, wrappingRow } from '#ui/theme/tokens.ts';

export const header = style({
  position: 'sticky',
  insetBlockStart: 0,
  zIndex: 5,
  backgroundColor: vars.color.canvas,
  borderBlockEnd: `1px solid ${vars.color.line}`,
});
export const headerRow = style({
  ...wrappingRow,
  justifyContent: 'space-between',
  gap: space[3],
  paddingBlock: space[3],
});
export const main = style({ display: 'grid', gap: space[16], paddingBlock: space[8] });
export const section = style({ display: 'grid', gap: space[5], minWidth: 0 });
export const specimen = style({ display: 'grid', gap: space[2], minWidth: 0, alignContent: 'start' });
export const row = style({ display: 'flex', flexWrap: 'wrap', gap: space[3], alignItems: 'center' });
export const columns = style({
  display: 'grid',
  gap: space[6],
  minWidth: 0,
  '@media': { [media.desktop]: { gridTemplateColumns: '1fr 1fr', columnGap: space[10] } },
});
const panel = style({
  padding: space[6],
  borderRadius: '16px',
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'minmax(0, 1fr)',
});
export const hero = style([
  panel,
  { alignItems: 'center', '@media': { [media.desktop]: { gridTemplateColumns: '1.1fr 1fr', padding: space[10] } } },
]);
export const heroPicture = style({ width: '100%', maxWidth: '30rem', justifySelf: 'center' });
export const swatches = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'repeat(auto-fill, minmax(7.5rem, 1fr))',
});
export const swatchBox = style({ height: '3.5rem', borderRadius: '8px', border: `1px solid ${vars.color.line}` });
export const productPicture = style({ width: '7rem', marginInline: 'auto', marginBlockEnd: space[3] });
export const giftPicture = style({ width: '100%', borderRadius: '8px' });
export const artGrid = style({
  display: 'grid',
  gap: space[4],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 9rem), 1fr))',
  alignItems: 'end',
});
export const storeRow = style({ display: 'flex', alignItems: 'start', gap: space[3] });
export const storeWords = style({ display: 'grid', gap: space[1], flex: 1, minWidth: 0 });
