import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { space, stacking } from '#ui/theme/tokens.ts';

export const standing = style({
  position: 'fixed',
  insetBlockStart: 'calc(var(--ns-header-height) + 12px)',
  insetInline: 0,
  zIndex: stacking.toast,
  display: 'grid',
  justifyItems: 'center',
  gap: space[2],
  paddingInline: space[4],
  pointerEvents: 'none',
});

export const frame = style({ width: '100%', maxWidth: '36rem' });

export const notice = style({ pointerEvents: 'auto', boxShadow: vars.elevation.high });
