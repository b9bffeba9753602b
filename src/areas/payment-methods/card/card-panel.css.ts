import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { fontSize, oneColumn, space, wrappingRow } from '#ui/theme/tokens.ts';

export const panel = style({
  ...oneColumn,
  gap: space[4],
  maxWidth: '34rem',
});

export const head = style({
  ...wrappingRow,
  justifyContent: 'space-between',
  gap: space[2],
});

export const marks = style({ display: 'flex', gap: space[1] });
export const smallMark = style({ width: '36px', height: '24px', borderRadius: '4px' });

/** Takes the height that the field says; until then that of its usual content. The field keeps 5px for its rings. */
export const place = style({
  position: 'relative',
  minHeight: '186px',
  margin: '-5px',
  selectors: { '&[inert]': { opacity: 0.6 } },
});
export const noPlace = style({ position: 'relative' });
export const frame = style({ display: 'block', width: '100%', height: '216px', border: 0 });

/** Stays drawn: what loads while it has no box may not be painted once it has one. */
export const hiddenFrame = style([frame, { position: 'absolute', visibility: 'hidden' }]);

export const waiting = style({
  position: 'absolute',
  inset: '30px 5px auto',
  display: 'grid',
  gap: '42px',
});

export const promise = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  margin: 0,
  fontSize: fontSize.small,
  color: vars.color.inkMuted,
});

globalStyle(`${promise} > svg`, { flex: 'none' });

export const address = style({
  display: 'flex',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: space[4],
  paddingBlockEnd: space[4],
  borderBottom: `1px solid ${vars.color.line}`,
});
