import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { fontSize, fontWeight, space, wrappingRow } from '#ui/theme/tokens.ts';

export const fields = style({ display: 'grid', gap: space[6], minWidth: 0 });
export const group = style({ display: 'grid', gap: space[1], minWidth: 0 });
export const title = style({ fontWeight: fontWeight.strong, fontSize: '0.9375rem' });
export const options = style({ display: 'grid' });

export const option = style({
  ...wrappingRow,
  justifyContent: 'space-between',
  gap: `${space[1]} ${space[3]}`,
  paddingBlock: space[2],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
});

export const words = style({ display: 'grid', flex: '1 1 8rem', minWidth: 0 });
export const chosenName = style({ fontWeight: fontWeight.strong });
export const note = style({ fontSize: fontSize.small, color: vars.color.inkMuted });
