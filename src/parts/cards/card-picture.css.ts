import { style } from '@vanilla-extract/css';
import { cardLook } from '#ui/theme/card-look.ts';
import { partsLayer } from '#ui/theme/layers.css.ts';

export const picture = style({
  '@layer': { [partsLayer]: cardLook },
});

export const faded = style({ filter: 'grayscale(1)', opacity: 0.6 });
