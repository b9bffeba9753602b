import { style } from '@vanilla-extract/css';
import { space } from '#ui/theme/tokens.ts';

export const banner = style({ marginBlock: space[4] });
