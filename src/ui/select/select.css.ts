import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '#ui/theme/tokens.ts';

export const select = style({
  appearance: 'none',
  paddingInlineEnd: space[12],
  cursor: 'pointer',
  textOverflow: 'ellipsis',
});
export const chevron = style({
  position: 'absolute',
  insetInlineEnd: space[4],
  display: 'inline-flex',
  pointerEvents: 'none',
});

globalStyle(`${select} > option, ${select} > optgroup`, { color: 'CanvasText', backgroundColor: 'Canvas' });
