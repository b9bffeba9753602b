import { style } from '@vanilla-extract/css';
import { space } from '#ui/theme/tokens.ts';

export const form = style({ display: 'flex', alignItems: 'end', gap: space[2] });

export const field = style({ flex: '1 1 auto', minWidth: 0 });

export const submit = style({ flex: 'none' });
