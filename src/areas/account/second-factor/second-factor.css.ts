import { style } from '@vanilla-extract/css';
import { space, touchTarget, wrappingRow } from '#ui/theme/tokens.ts';

export const step = style({ display: 'grid', gap: space[5], minWidth: 0 });

export const phones = style({ display: 'grid', gap: space[3] });

/** Keeps its height when the words become a button. */
export const more = style({
  ...wrappingRow,
  gap: `${space[2]} ${space[4]}`,
  minHeight: touchTarget,
});
