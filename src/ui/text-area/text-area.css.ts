import { style } from '@vanilla-extract/css';
import { space } from '#ui/theme/tokens.ts';

export const area = style({
  minHeight: '7rem',
  paddingBlock: space[3],
  resize: 'vertical',
  fieldSizing: 'content',
  // A long word would make the field, and with it the page, as wide as itself.
  overflowWrap: 'anywhere',
});
