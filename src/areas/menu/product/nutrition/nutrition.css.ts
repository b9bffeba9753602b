import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { outlined } from '#ui/theme/panels.ts';
import { fontWeight, oneColumn, space, wrappingRow } from '#ui/theme/tokens.ts';

export const screen = style({
  ...oneColumn,
  gap: space[6],
  paddingBlock: `${space[4]} ${space[16]}`,
});

export const head = style({
  ...wrappingRow,
  gap: space[4],
});

export const words = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[1],
  flex: '1 1 10rem',
  minWidth: 0,
  overflowWrap: 'anywhere',
});
export const picture = style({ width: 'clamp(5rem, 22vw, 9rem)', borderRadius: '50%' });
export const section = style({ display: 'grid', gap: space[2] });

export const table = style({ marginBlockEnd: space[3], padding: `${space[1]} ${space[5]}`, ...outlined });

export const row = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: space[4],
  paddingBlock: space[3],
  borderBlockEnd: `1px solid ${vars.color.line}`,
  selectors: { '&:last-child': { borderBlockEnd: 0 } },
});

export const amount = style({ fontWeight: fontWeight.strong, fontVariantNumeric: 'tabular-nums', textAlign: 'end' });
