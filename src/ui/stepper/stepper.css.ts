import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { fontWeight, radius } from '#ui/theme/tokens.ts';

export const stepper = style({
  display: 'inline-flex',
  alignItems: 'center',
  width: 'fit-content',
  borderRadius: radius.pill,
  border: `1px solid ${vars.color.lineStrong}`,
  backgroundColor: vars.color.surface,
});

export const value = style({
  minWidth: '2.25rem',
  textAlign: 'center',
  fontWeight: fontWeight.bold,
  fontVariantNumeric: 'tabular-nums',
});
