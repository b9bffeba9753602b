import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { radius, space } from '#ui/theme/tokens.ts';

export const tallSkeleton = style({ height: '7rem', borderRadius: radius.large });

export const waiting = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  color: vars.color.inkMuted,
});

export const tall = style({ minHeight: '7rem' });
