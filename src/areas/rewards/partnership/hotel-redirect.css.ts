import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { space } from '#ui/theme/tokens.ts';

/** In the middle of an otherwise empty screen. */
export const page = style({
  display: 'grid',
  flex: '1 0 auto',
  justifyItems: 'center',
  alignContent: 'center',
  gap: space[5],
  width: '100%',
  maxWidth: '34rem',
  marginInline: 'auto',
  padding: `${space[8]} ${space[5]}`,
  textAlign: 'center',
});

export const picture = style({ width: 'min(16rem, 70%)', height: 'auto' });

export const words = style({ display: 'grid', gap: space[2] });

export const spinner = style({ fontSize: '2rem', color: vars.color.brandInk });
