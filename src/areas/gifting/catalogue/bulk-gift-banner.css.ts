import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { forcedEdge, radius, space } from '#ui/theme/tokens.ts';

export const frame = style({ paddingBlockEnd: space[12] });

export const banner = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  padding: `${space[5]} ${space[5]}`,
  borderRadius: radius.large,
  backgroundColor: vars.color.brandSoft,
  ...forcedEdge,
  color: vars.color.onBrandSoft,
});

export const icon = style({ flex: 'none', width: '2rem', height: '2rem' });
