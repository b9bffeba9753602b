import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { radius, space } from '#ui/theme/tokens.ts';

export const readyLarge = style({
  padding: space[4],
  borderRadius: radius.large,
  textAlign: 'center',
  border: `1px solid ${vars.color.line}`,
  backgroundColor: vars.color.surface,
});

export const store = style({ display: 'grid', gap: space[2] });

export const ways = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] });

export const way = style({ display: 'inline-flex', alignItems: 'center', gap: space[2] });
