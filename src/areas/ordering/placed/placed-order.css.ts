import { style } from '@vanilla-extract/css';
import { space } from '#ui/theme/tokens.ts';

export const store = style({ display: 'grid', gap: space[2] });

export const ways = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] });

export const way = style({ display: 'inline-flex', alignItems: 'center', gap: space[2] });

export const recent = style({ marginBlock: space[4] });

export const recentInside = style({ display: 'grid', gap: space[3] });
