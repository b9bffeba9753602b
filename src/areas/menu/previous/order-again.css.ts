import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { fontSize, fontWeight, radius, space } from '#ui/theme/tokens.ts';

export const card = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[2] });

export const row = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[3],
  minHeight: '5.5rem',
  paddingBlock: space[2],
  selectors: { '& + &': { borderBlockStart: `1px solid ${vars.color.line}` } },
});

export const picture = style({ flex: 'none', width: '4.5rem', height: '4.5rem', borderRadius: radius.small });

export const words = style({ flex: '1 1 8rem', display: 'grid', minWidth: 0, overflowWrap: 'anywhere' });

export const label = style({ fontSize: fontSize.caption, fontWeight: fontWeight.strong, color: vars.color.accentInk });

export const action = style({ flex: 'none', marginInlineStart: 'auto' });

export const ways = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[5] });
