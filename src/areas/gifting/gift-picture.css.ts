import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { radius } from '#ui/theme/tokens.ts';

export const picture = style({
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '8 / 5',
  objectFit: 'cover',
  borderRadius: radius.large,
  backgroundColor: vars.color.sunken,
  boxShadow: vars.elevation.low,
});

export const blank = style({ display: 'grid', placeItems: 'center', backgroundColor: vars.color.brand });

export const mark = style({ width: '22%', height: 'auto' });
