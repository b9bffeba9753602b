import { style } from '@vanilla-extract/css';
import { space } from '#ui/theme/tokens.ts';

export const rows = style({ display: 'grid', gap: space[3], listStyle: 'none', padding: 0, marginBlock: space[3] });

export const group = style({ display: 'grid', gap: space[1], marginTop: space[3] });
