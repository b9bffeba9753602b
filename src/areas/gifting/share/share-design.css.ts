import { style } from '@vanilla-extract/css';
import { space, spreadRow, touchTarget } from '#ui/theme/tokens.ts';

/** The way back at the left, the way to share at the right. */
export const line = style({ ...spreadRow, flexWrap: 'wrap', columnGap: space[3], minHeight: touchTarget });
