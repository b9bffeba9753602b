import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { partsLayer } from '#ui/theme/layers.css.ts';

/** Keeps its colours where the system forces others: they are what it is known by. */
export const mark = style({
  '@layer': {
    [partsLayer]: {
      flex: 'none',
      display: 'block',
      borderRadius: '6px',
      boxShadow: `inset 0 0 0 1px ${vars.color.line}`,
      outline: `1px solid ${vars.color.line}`,
      outlineOffset: '-1px',
      forcedColorAdjust: 'none',
    },
  },
});
