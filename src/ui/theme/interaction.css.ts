import { style } from '@vanilla-extract/css';

/** The rules of what only screen readers read, for a media query. */
export const unseen = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  padding: 0,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
  border: 0,
} as const;

/** Visually hidden, for screen readers only. */
export const visuallyHidden = style(unseen);
