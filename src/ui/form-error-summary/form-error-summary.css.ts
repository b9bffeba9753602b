import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { fontWeight, radius, space } from '#ui/theme/tokens.ts';

const { color } = vars;

export const summary = style({
  display: 'grid',
  gap: space[2],
  padding: space[4],
  borderRadius: radius.large,
  border: `2px solid ${color.danger}`,
  backgroundColor: color.dangerSoft,
  color: color.ink,
  selectors: { '&:focus': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' } },
});

export const title = style({ fontSize: '1.0625rem', fontWeight: fontWeight.bold, color: color.danger });
export const list = style({ display: 'grid' });
export const link = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '44px',
  color: color.ink,
  fontWeight: fontWeight.strong,
  textUnderlineOffset: '0.18em',
});
