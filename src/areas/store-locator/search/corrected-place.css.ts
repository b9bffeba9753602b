import { globalStyle, style } from '@vanilla-extract/css';
import { space, wrappingRow } from '#ui/theme/tokens.ts';

export const line = style({
  ...wrappingRow,
  columnGap: space[2],
  overflowWrap: 'anywhere',
});

/** The button begins where the words above it do. */
globalStyle(`${line} > button`, { paddingInline: 0 });
