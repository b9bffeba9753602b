import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { fontSize, fontWeight, space } from '#ui/theme/tokens.ts';

const { color } = vars;

export const stack = style({ display: 'grid', gap: space[5] });

/** What money goes to: small, so that the choices have the room. */
export const card = style({ display: 'flex', alignItems: 'center', gap: space[4], minWidth: 0 });
export const picture = style({ flex: 'none', width: '5.5rem', boxShadow: 'none' });
export const facts = style({ display: 'grid', minWidth: 0, overflowWrap: 'anywhere' });
export const balance = style({
  fontSize: '1.375rem',
  lineHeight: 1.25,
  fontWeight: fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
});

/** The room of a sheet's content while it is being read: no more than the highest sheet has below the card. */
const room = (height: string) => style({ minBlockSize: `min(${height}, 100svh - 14rem)` });
export const moneyRoom = room('28rem');
export const autoOnRoom = room('40rem');
export const autoOffRoom = room('10rem');

/** Three beside each other on every phone. */
export const amounts = style({});
globalStyle(`${amounts} > div`, {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(max(5.5rem, 30%), 1fr))',
});
globalStyle(`${amounts} label`, { textAlign: 'center', fontVariantNumeric: 'tabular-nums', fontSize: fontSize.body });

export const after = style({ textAlign: 'center' });

export const plus = style({
  display: 'grid',
  placeItems: 'center',
  width: '48px',
  height: '32px',
  borderRadius: '6px',
  border: `1px dashed ${color.lineStrong}`,
});

export const done = style({ display: 'grid', justifyItems: 'center', gap: space[3], textAlign: 'center' });
export const seal = style({
  display: 'grid',
  placeItems: 'center',
  width: '4.5rem',
  height: '4.5rem',
  borderRadius: '50%',
  backgroundColor: color.brandSoft,
  color: color.onBrandSoft,
  border: '1px solid transparent',
});
