import { style } from '@vanilla-extract/css';
import { radius, space } from '#ui/theme/tokens.ts';

export const list = style({ display: 'grid', gap: space[3] });

export const entry = style({ display: 'grid', gridTemplateColumns: '4rem 1fr', gap: space[3], alignItems: 'start' });

export const picture = style({ width: '4rem', borderRadius: radius.small });
