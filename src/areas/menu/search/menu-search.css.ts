import { style } from '@vanilla-extract/css';
import { space } from '#ui/theme/tokens.ts';

export const search = style({ display: 'grid', gap: space[3], minWidth: 0 });
export const form = style({ maxWidth: '40rem' });
export const results = style({ display: 'grid', gap: space[5] });
export const more = style({ justifySelf: 'center' });

export const filters = style({ minWidth: 0, margin: 0, padding: 0, border: 0 });
