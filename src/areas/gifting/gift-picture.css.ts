import { style } from '@vanilla-extract/css';
import { cardLook } from '#ui/theme/card-look.ts';
import { vars } from '#ui/theme/contract.css.ts';

export const picture = style(cardLook);

export const blank = style({ display: 'grid', placeItems: 'center', backgroundColor: vars.color.brand });

export const mark = style({ width: '22%', height: 'auto' });
