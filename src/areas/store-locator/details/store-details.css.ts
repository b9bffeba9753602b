import { style } from '@vanilla-extract/css';
import { space } from '#ui/theme/tokens.ts';

export const status = style({ display: 'inline-flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2] });

export const loading = style({ display: 'grid', gap: space[6] });
