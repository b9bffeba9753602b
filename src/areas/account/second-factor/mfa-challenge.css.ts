import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { space } from '#ui/theme/tokens.ts';

export const step = style({ display: 'grid', gap: space[5], minWidth: 0 });

export const phones = style({ display: 'grid', gap: space[3] });

export const sending = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: '7rem',
  color: vars.color.inkMuted,
});

/** Keeps its height when the words become a button. */
export const more = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[2]} ${space[4]}`,
  minHeight: '44px',
});
