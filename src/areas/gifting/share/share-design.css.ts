import { style } from '@vanilla-extract/css';
import { space, touchTarget } from '#ui/theme/tokens.ts';

/** The way back at the left, the way to share at the right. */
export const line = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  minHeight: touchTarget,
});
