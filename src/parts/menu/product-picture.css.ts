import { style } from '@vanilla-extract/css';
import { radius } from '#ui/theme/tokens.ts';

export const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '1',
  borderRadius: radius.large,
});
