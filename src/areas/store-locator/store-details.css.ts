import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { space } from '#ui/theme/tokens.ts';

export const sections = style({ display: 'grid', gap: space[6] });

export const address = style({ display: 'grid', fontStyle: 'normal' });

export const hours = style({ display: 'grid', gap: space[1], margin: 0 });

export const day = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[4],
  paddingBlock: space[1],
  borderBottom: `1px solid ${vars.color.line}`,
});

export const holiday = style({ display: 'block', color: vars.color.accentInk });

export const amenities = style({ columns: '2 10rem', paddingInlineStart: space[5], margin: 0 });
