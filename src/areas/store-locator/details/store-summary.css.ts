import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { fontSize, fontWeight, media, oneColumn, radius, space } from '#ui/theme/tokens.ts';

const { color } = vars;

export const sections = style({
  ...oneColumn,
  gap: space[5],
  // The title over it belongs to what it stands in, which is not printed.
  '@media': {
    [media.print]: {
      '::before': { content: 'attr(data-name)', fontSize: fontSize.heading2, fontWeight: fontWeight.bold },
    },
  },
});

export const warnings = style({ display: 'grid', gap: space[2] });

export const section = style({
  display: 'grid',
  gap: space[3],
  paddingBlockStart: space[5],
  borderBlockStart: `1px solid ${color.line}`,
});

export const place = style({ display: 'grid', gap: space[4] });

export const where = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'flex-start', gap: space[3] });
globalStyle(`${where} > svg`, { width: '1.375rem', height: '1.375rem', flex: 'none', color: color.accentInk });

export const address = style({ display: 'grid', flex: 1, minWidth: 0, fontStyle: 'normal' });

export const distance = style({ flex: 'none', fontWeight: fontWeight.strong });

export const ways = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

/** On the narrowest phones the words stand alone, so that the heart keeps its place beside them. */
const narrowest = 'screen and (max-width: 22.49em)';
export const way = style({ flex: '1 1 auto' });
globalStyle(`${ways} > ${way}`, { '@media': { [narrowest]: { paddingInline: space[2] } } });
globalStyle(`${way} > [aria-hidden="true"]`, { '@media': { [narrowest]: { display: 'none' } } });

export const heart = style({
  flex: 'none',
  borderRadius: radius.pill,
  boxShadow: `inset 0 0 0 1px ${color.lineStrong}`,
  '@media': { [media.print]: { display: 'none' } },
});

export const options = style({ display: 'flex', flexWrap: 'wrap', gap: space[2] });

export const option = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  paddingInline: space[3],
  paddingBlock: '6px',
  borderRadius: radius.pill,
  border: '1px solid transparent',
  backgroundColor: color.brandSoft,
  color: color.onBrandSoft,
  fontSize: fontSize.small,
  fontWeight: fontWeight.strong,
});
globalStyle(`${option} > svg`, { width: '1.125rem', height: '1.125rem', flex: 'none' });

export const amenities = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(10rem, 100%), 1fr))',
  columnGap: space[4],
  rowGap: space[3],
});

export const amenity = style({ display: 'flex', alignItems: 'flex-start', gap: space[3] });
globalStyle(`${amenity} > svg`, {
  width: '1.25rem',
  height: '1.25rem',
  marginBlockStart: '2px',
  flex: 'none',
  color: color.brandInk,
});
