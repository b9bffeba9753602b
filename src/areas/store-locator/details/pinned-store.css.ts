import { style } from '@vanilla-extract/css';
import { oneColumn, space } from '#ui/theme/tokens.ts';

export const pinned = style({
  ...oneColumn,
  gap: space[2],
  padding: `0 ${space[4]} ${space[4]}`,
});

export const controls = style({
  display: 'flex',
  flex: 'none',
  marginBlock: `-${space[2]}`,
  marginInlineEnd: `-${space[2]}`,
});
