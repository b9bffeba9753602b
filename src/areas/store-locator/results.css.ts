import { style } from '@vanilla-extract/css';
import { space } from '#ui/theme/tokens.ts';

export const rows = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  listStyle: 'none',
  padding: 0,
  marginBlock: `0 ${space[3]}`,
});

export const group = style({ display: 'grid', gap: space[2], marginTop: space[3] });
