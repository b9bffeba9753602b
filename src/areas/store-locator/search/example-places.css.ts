import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { space } from '#ui/theme/tokens.ts';

export const places = style({
  display: 'flex',
  flexBasis: '100%',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[2],
  minWidth: 0,
  margin: 0,
  padding: 0,
  border: 0,
});

export const legend = style({ marginBlockEnd: space[2], marginInline: 'auto', color: vars.color.inkMuted });
