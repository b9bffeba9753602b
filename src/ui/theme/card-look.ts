import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { radius } from './tokens.ts';

/** The picture of a card as one lies on a table, 8 to 5: those one pays with and those one gives alike. */
export const cardLook: StyleRule = {
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '8 / 5',
  objectFit: 'cover',
  borderRadius: radius.large,
  boxShadow: vars.elevation.low,
};
