import { style } from '@vanilla-extract/css';
import { space } from '#ui/theme/tokens.ts';

export const categories = style({ display: 'grid', gap: space[6] });

export const category = style({ display: 'grid', gap: space[1], border: 0, padding: 0, margin: 0, minInlineSize: 0 });
