import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { fadeAbove } from '#ui/theme/panels.ts';
import { media, space } from '#ui/theme/tokens.ts';

/** The last part of a sheet, which stays in sight below whatever scrolls, where the screen has room for it. */
export const sheetFoot = style({
  position: 'sticky',
  insetBlockEnd: `calc(-1 * ${space[5]})`,
  display: 'grid',
  gap: space[3],
  marginBlockEnd: `calc(-1 * ${space[5]})`,
  marginInline: `calc(-1 * ${space[5]})`,
  padding: `${space[3]} ${space[5]}`,
  paddingBlockEnd: `max(${space[5]}, env(safe-area-inset-bottom))`,
  borderBlockStart: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
  boxShadow: fadeAbove(vars.color.surface),
  // It would cover what it is about.
  '@media': { [media.low]: { position: 'static', boxShadow: 'none' } },
});

/** The part that ends with the foot. */
export const aboveSheetFoot = style({});

/** What takes the focus, or says what is wrong, is not behind the foot. */
globalStyle(`${aboveSheetFoot} > :not(${sheetFoot}) :is(input, button, a, form)`, {
  scrollMarginBlockEnd: '10rem',
  '@media': { [media.low]: { scrollMarginBlockEnd: 0 } },
});
