import { style } from '@vanilla-extract/css';
import { space } from '#ui/theme/tokens.ts';

export const frame = style({ display: 'grid', gap: space[4], paddingBlockStart: space[4], minWidth: 0 });
