import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '#ui/theme/tokens.ts';

export const rows = style({
  display: 'grid',
  // Beside each other where the list is wide.
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 21rem), 1fr))',
  gap: space[3],
  padding: 0,
  marginBlock: `0 ${space[3]}`,
});

/** As high as the one beside it. */
globalStyle(`${rows} > li`, { display: 'grid' });

export const group = style({ display: 'grid', gap: space[2], marginTop: space[3] });
