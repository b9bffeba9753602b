import { style } from '@vanilla-extract/css';
import { partsLayer } from '#ui/theme/layers.css.ts';
import { radius } from '#ui/theme/tokens.ts';

export const picture = style({
  '@layer': {
    [partsLayer]: {
      display: 'block',
      width: '100%',
      height: 'auto',
      aspectRatio: '1',
      borderRadius: radius.large,
    },
  },
});
