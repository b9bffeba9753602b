import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { radius, space } from '#ui/theme/tokens.ts';

export const stars = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  paddingBlock: space[3],
  borderBlockStart: `1px solid ${vars.color.line}`,
  selectors: { '&:first-child': { borderBlockStart: 'none' } },
});

export const star = style({
  flex: 'none',
  width: '2.5rem',
  height: '2.5rem',
  padding: '0.55rem',
  borderRadius: radius.pill,
  backgroundColor: vars.color.starSoft,
  color: vars.color.star,
});
