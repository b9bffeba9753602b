import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { fontSize, fontWeight, media, radius, space } from '#ui/theme/tokens.ts';

export const days = style({ display: 'grid', gap: '2px', marginInline: `-${space[3]}` });

export const day = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[4],
  paddingInline: space[3],
  paddingBlock: '6px',
  borderRadius: radius.small,
  selectors: {
    '&[aria-current="date"]': {
      backgroundColor: vars.color.brandSoft,
      color: vars.color.onBrandSoft,
      fontWeight: fontWeight.bold,
    },
  },
  '@media': { [media.forcedColors]: { selectors: { '&[aria-current="date"]': { outline: '2px solid Highlight' } } } },
});

/** A list begins with capitals, also where the language writes its weekdays small. */
export const name = style({ '::first-letter': { textTransform: 'uppercase' } });

export const hours = style({
  marginInlineStart: 'auto',
  display: 'grid',
  justifyItems: 'end',
  textAlign: 'end',
  fontVariantNumeric: 'tabular-nums',
});

export const holiday = style({
  marginBlockStart: '2px',
  paddingInline: '0.625rem',
  borderRadius: radius.pill,
  border: '1px solid transparent',
  backgroundColor: vars.color.accentSoft,
  color: vars.color.accentInk,
  fontSize: fontSize.caption,
  fontWeight: fontWeight.strong,
});
