import { globalStyle, style } from '@vanilla-extract/css';
import { softPanel } from '#ui/theme/panels.ts';
import { fontSize, space, wrappingRow } from '#ui/theme/tokens.ts';

export const strip = style({ ...wrappingRow, gap: space[3], padding: `${space[2]} ${space[3]}`, ...softPanel });
globalStyle(`${strip} > svg`, { width: '1.25rem', height: '1.25rem', flex: 'none' });

export const words = style({
  display: 'flex',
  flex: '1 1 10rem',
  flexWrap: 'wrap',
  columnGap: space[3],
  minWidth: 0,
  fontSize: fontSize.small,
});
