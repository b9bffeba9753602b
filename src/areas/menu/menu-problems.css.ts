import { globalStyle, style } from '@vanilla-extract/css';
import { space } from '#ui/theme/tokens.ts';

export const others = style({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space[2] });
// Elsewhere chips can be moved sideways.
globalStyle(`${others} a`, { whiteSpace: 'normal' });
