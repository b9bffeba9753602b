import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { partsLayer } from '#ui/theme/layers.css.ts';
import { radius } from '#ui/theme/tokens.ts';

export const picture = style({
  '@layer': {
    [partsLayer]: {
      display: 'block',
      width: '100%',
      height: 'auto',
      aspectRatio: '8 / 5',
      objectFit: 'cover',
      borderRadius: radius.large,
      backgroundColor: vars.color.brand,
      boxShadow: vars.elevation.low,
    },
  },
});

export const faded = style({ filter: 'grayscale(1)', opacity: 0.6 });
