import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { fontWeight, space } from '#ui/theme/tokens.ts';

export const fields = style({ display: 'grid', gap: space[5] });
export const picture = style({ width: '100%', maxWidth: '7.5rem', height: 'auto', marginInline: 'auto' });

export const times = style({ display: 'grid', gap: space[3] });

export const wait = style({ display: 'flex', gap: space[2], alignItems: 'center', fontWeight: fontWeight.strong });
export const around = style({ color: vars.color.inkMuted, fontWeight: fontWeight.regular });
