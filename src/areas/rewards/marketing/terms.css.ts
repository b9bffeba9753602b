import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { space } from '#ui/theme/tokens.ts';

export const terms = style({ display: 'grid', justifyItems: 'start', gap: space[3], color: vars.color.inkMuted });

export const smallPrint = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[2],
  paddingBlock: space[6],
  color: vars.color.inkMuted,
});

export const market = style({ display: 'grid', gap: space[1], maxWidth: '46rem' });
