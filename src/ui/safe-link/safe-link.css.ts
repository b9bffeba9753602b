import { style } from '@vanilla-extract/css';

/** With its mark, on one line; the space behind the mark, which keeps apart what is read, has no width that is underlined. */
export const lastWord = style({ whiteSpace: 'nowrap', wordSpacing: '-0.25em' });

export const icon = style({
  display: 'inline-block',
  flex: 'none',
  width: '0.95em',
  height: '0.95em',
  marginInlineStart: '0.3em',
  verticalAlign: '-0.1em',
});
