import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { space } from '#ui/theme/tokens.ts';

export const categories = style({ display: 'grid', gap: space[6] });

export const category = style({ display: 'grid', gap: space[1], border: 0, padding: 0, margin: 0, minInlineSize: 0 });

export const feature = style({ display: 'inline-flex', alignItems: 'center', gap: space[2] });
globalStyle(`${feature} > svg`, { width: '1.25rem', height: '1.25rem', flex: 'none', color: vars.color.brandInk });
