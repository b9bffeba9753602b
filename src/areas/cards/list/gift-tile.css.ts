import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { media, space } from '#ui/theme/tokens.ts';

export const tile = style({ display: 'flex', alignItems: 'center', gap: space[4], paddingInlineEnd: space[4] });

export const picture = style({
  flex: 'none',
  alignSelf: 'stretch',
  width: 'min(9rem, 32vw)',
  height: 'auto',
  minHeight: '6rem',
  objectFit: 'cover',
  '@media': { [media.tablet]: { width: '11rem' } },
});

export const words = style({ flex: 1, display: 'grid', gap: space[1], minWidth: 0, paddingBlock: space[4] });

export const end = style({ flex: 'none', color: vars.color.inkMuted });
