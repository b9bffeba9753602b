import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media, space } from '#ui/theme/tokens.ts';

export const page = style({
  width: '100%',
  maxWidth: '36rem',
  marginInline: 'auto',
  '@media': { [media.tablet]: { paddingBlock: space[10] } },
});

export const card = style({ display: 'grid', gap: space[3], justifyItems: 'center', textAlign: 'center' });

export const spinner = style({ fontSize: '2rem', color: vars.color.brandInk, marginBlockEnd: space[2] });
