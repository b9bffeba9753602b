import { style } from '@vanilla-extract/css';
import { space } from '#ui/theme/tokens.ts';

export const badges = style({ display: 'flex', flexWrap: 'wrap', gap: space[2], margin: 0 });
