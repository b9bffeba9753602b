import type { StyleRule } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';

/** The picture of a card as one lies on a table, 8 to 5 and as round at any size: those one pays with and those one gives alike. */
export const cardLook: StyleRule = {
  display: 'block',
  width: '100%',
  height: 'auto',
  aspectRatio: '8 / 5',
  objectFit: 'cover',
  borderRadius: '5% / 8%',
  backgroundColor: vars.color.sunken,
  boxShadow: vars.elevation.low,
};
