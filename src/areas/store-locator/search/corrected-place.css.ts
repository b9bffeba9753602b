import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '#ui/theme/tokens.ts';

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[2],
  overflowWrap: 'anywhere',
});

/** The button begins where the words above it do. */
globalStyle(`${line} > button`, { paddingInline: 0 });
