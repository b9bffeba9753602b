import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { softPanel } from '#ui/theme/panels.ts';
import { fontSize, fontWeight, media, space, wrappingRow } from '#ui/theme/tokens.ts';

/** As high before it is known whether there is a store as after. */
export const bar = style({
  ...wrappingRow,
  columnGap: space[2],
  rowGap: space[2],
  minHeight: '4.25rem',
  padding: `${space[2]} ${space[3]} ${space[2]} ${space[4]}`,
  ...softPanel,
  // What says whether the store is open is seen on this background, too.
  vars: { [vars.color.successSoft]: vars.color.surface, [vars.color.sunken]: vars.color.surface },
});

export const pin = style({ flex: 'none', width: '1.35rem', height: '1.35rem' });
export const words = style({
  flex: '1 1 7rem',
  display: 'grid',
  gap: space[1],
  minWidth: 0,
  lineHeight: 1.35,
  '@media': { [media.tablet]: { ...wrappingRow, columnGap: space[3] } },
});
export const hint = style({ fontSize: fontSize.small, '@media': { [media.tablet]: { fontSize: fontSize.body } } });
/** Two of them beside each other on a phone, in the longest language. */
export const action = style({ paddingInline: space[3], '@media': { [media.tablet]: { paddingInline: space[4] } } });
export const name = style({ fontWeight: fontWeight.bold, overflowWrap: 'anywhere' });
export const facts = style({
  ...wrappingRow,
  columnGap: space[2],
  fontSize: fontSize.small,
});

/** A question takes a line of its own where there is little room. */
export const question = style({ flexBasis: '14rem' });
