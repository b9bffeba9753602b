import { style } from '@vanilla-extract/css';

/** The last word with its icon, on one line. The space between them separates them for a screen reader and is drawn without width. */
export const lastWord = style({ whiteSpace: 'nowrap', wordSpacing: '-0.25em' });

export const icon = style({
  display: 'inline-block',
  flex: 'none',
  width: '0.95em',
  height: '0.95em',
  marginInlineStart: '0.3em',
  verticalAlign: '-0.1em',
});
