import { style } from '@vanilla-extract/css';
import { space } from '#ui/theme/tokens.ts';

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[2],
  overflowWrap: 'anywhere',
});
