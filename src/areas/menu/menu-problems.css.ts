import { style } from '@vanilla-extract/css';
import { space } from '#ui/theme/tokens.ts';

export const others = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space[2] });
