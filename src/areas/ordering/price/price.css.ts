import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { fontSize, media, space, spreadRow } from '#ui/theme/tokens.ts';

export const price = style({ display: 'grid', gap: space[3] });

export const lines = style({ display: 'grid', gap: space[1] });

/** As high as an ordinary price: what stands below is pressed where it is, also in the moment in which the price comes. */
export const room = style({
  display: 'grid',
  alignItems: 'center',
  minBlockSize: `calc(2lh + ${space[1]} + ${space[3]})`,
});

/** An older price, while another one is on its way. */
export const waiting = style({ color: vars.color.inkMuted });

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[4],
  fontVariantNumeric: 'tabular-nums',
});

export const discount = style([line, { color: vars.color.success }]);

export const news = style({ fontSize: fontSize.small, fontWeight: 600 });

export const code = style({
  display: 'grid',
  gap: space[2],
  alignItems: 'end',
  '@media': { [media.tablet]: { gridTemplateColumns: 'minmax(0, 1fr) auto' } },
});

export const open = style({
  justifySelf: 'start',
  textAlign: 'start',
});

export const offer = style({
  ...spreadRow,
  gap: space[3],
  paddingInlineStart: space[3],
  borderRadius: '12px',
  backgroundColor: vars.color.brandSoft,
  color: vars.color.onBrandSoft,
  border: '1px solid transparent',
});
