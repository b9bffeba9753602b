import { style } from '@vanilla-extract/css';
import { space } from '#ui/theme/tokens.ts';

export const pending = style({ display: 'grid', gap: space[4], paddingBlock: space[10] });
