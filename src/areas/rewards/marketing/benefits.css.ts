import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { fontWeight, forcedEdge, media, radius, space } from '#ui/theme/tokens.ts';

export const cards = style({
  display: 'grid',
  gap: space[4],
  '@media': { [media.columns]: { display: 'none' } },
});

export const table = style({
  display: 'none',
  width: '100%',
  tableLayout: 'fixed',
  borderRadius: radius.large,
  backgroundColor: vars.color.surface,
  ...forcedEdge,
  boxShadow: vars.elevation.low,
  '@media': { [media.columns]: { display: 'table' } },
});

const cellBase = style({
  padding: `${space[4]} ${space[4]}`,
  textAlign: 'start',
  verticalAlign: 'middle',
  borderBlockStart: `1px solid ${vars.color.line}`,
});

export const corner = style([
  cellBase,
  { borderBlockStart: 'none', verticalAlign: 'bottom', color: vars.color.inkMuted },
]);

export const tier = style([cellBase, { borderBlockStart: 'none', verticalAlign: 'bottom' }]);

export const medal = style({ width: '5rem', height: '5rem', marginBlockEnd: space[2] });

export const label = style([cellBase, { fontWeight: fontWeight.strong }]);

export const cell = style([cellBase, { color: vars.color.inkMuted }]);

/** The column of the member's own tier. */
export const own = style({ backgroundColor: vars.color.starSoft, color: vars.color.ink });
