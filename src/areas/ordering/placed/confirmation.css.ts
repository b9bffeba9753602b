import { style } from '@vanilla-extract/css';
import { space } from '#ui/theme/tokens.ts';

export const body = style({ display: 'grid', justifyItems: 'center', gap: space[4] });

export const picture = style({ width: '8rem', height: '8rem' });

export const facts = style({ display: 'grid', gap: space[4], width: '100%' });
