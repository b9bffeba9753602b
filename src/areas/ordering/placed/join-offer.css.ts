import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { forcedEdge, radius, space, wrappingRow } from '#ui/theme/tokens.ts';

export const offer = style({
  ...wrappingRow,
  gap: space[4],
  padding: space[5],
  borderRadius: radius.large,
  backgroundColor: vars.color.brandSoft,
  ...forcedEdge,
  color: vars.color.onBrandSoft,
});

export const picture = style({ width: '5rem', height: '5rem', flex: 'none' });

export const words = style({ display: 'grid', gap: space[2], flex: '1 1 14rem', minWidth: 0 });

export const way = style({ justifySelf: 'start' });
