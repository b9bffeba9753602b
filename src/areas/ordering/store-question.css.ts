import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { radius, space, wrappingRow } from '#ui/theme/tokens.ts';

export const store = style({
  display: 'grid',
  gap: space[2],
  padding: space[4],
  borderRadius: radius.large,
  border: `1px solid ${vars.color.line}`,
});

export const facts = style({ ...wrappingRow, gap: space[2] });

export const address = style([facts, { flexWrap: 'nowrap', color: vars.color.inkMuted }]);
