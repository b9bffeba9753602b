import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { fontWeight, radius } from '#ui/theme/tokens.ts';

export const count = style({
  minWidth: '1.375rem',
  paddingInline: '0.375rem',
  borderRadius: radius.pill,
  border: '1px solid transparent',
  backgroundColor: vars.color.brand,
  color: vars.color.onBrand,
  fontSize: '0.8125rem',
  fontWeight: fontWeight.bold,
  lineHeight: '1.375rem',
  fontVariantNumeric: 'tabular-nums',
});
