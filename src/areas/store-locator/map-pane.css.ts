import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { radius, space } from '#ui/theme/tokens.ts';

export const pane = style({
  position: 'relative',
  overflow: 'hidden',
  height: '100%',
  minHeight: '14rem',
  backgroundColor: vars.color.sunken,
});

/** Where the map will be, in words, until it is there. */
export const loading = style({
  position: 'absolute',
  inset: 0,
  display: 'grid',
  placeItems: 'center',
  color: vars.color.inkMuted,
});

export const zoom = style({
  position: 'absolute',
  insetInlineEnd: space[3],
  insetBlockStart: space[3],
  display: 'grid',
  gap: space[2],
});

export const searchArea = style({
  position: 'absolute',
  insetBlockStart: space[3],
  insetInlineStart: '50%',
  transform: 'translateX(-50%)',
  borderRadius: radius.pill,
  boxShadow: vars.elevation.mid,
});
