import { style } from '@vanilla-extract/css';

export const icon = style({
  display: 'inline-block',
  flex: 'none',
  width: '0.95em',
  height: '0.95em',
  marginInlineStart: '0.3em',
  verticalAlign: '-0.1em',
});
