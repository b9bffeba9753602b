import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { fontSize, fontWeight, media, radius, space } from '#ui/theme/tokens.ts';

export const screen = style({
  display: 'grid',
  gap: space[6],
  paddingBlock: `${space[6]} ${space[12]}`,
  '@media': { [media.desktop]: { gap: space[8], paddingBlockStart: space[8] } },
});

export const head = style({ display: 'grid', gap: space[2], justifyItems: 'start' });

export const store = style({ display: 'flex', gap: space[2], alignItems: 'flex-start' });
export const pin = style({ flex: 'none', marginBlockStart: '2px' });
export const address = style({ display: 'block', fontSize: fontSize.small, color: vars.color.inkMuted });

export const checkIn = style({
  display: 'grid',
  gap: space[3],
  padding: space[5],
  borderRadius: radius.large,
  // Seen only in forced colours, where backgrounds vanish.
  border: '1px solid transparent',
  '@media': { [media.tablet]: { padding: space[8] } },
});
export const checkInButton = style({
  marginBlockStart: space[2],
  '@media': { [media.tablet]: { justifySelf: 'start', minWidth: '14rem' } },
});
export const limited = style({ display: 'grid', gap: space[3] });
export const placeholder = style({ height: '13rem', borderRadius: radius.large });

export const how = style({ display: 'grid', gap: space[4] });
export const ways = style({
  display: 'grid',
  gap: space[4],
  margin: 0,
  padding: 0,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 16rem), 1fr))',
});
export const way = style({
  display: 'grid',
  alignContent: 'start',
  gap: space[3],
  padding: space[5],
  borderRadius: radius.large,
  border: '1px solid transparent',
  backgroundColor: vars.color.surface,
  boxShadow: vars.elevation.low,
});
export const picture = style({ width: '100%', maxWidth: '15rem', height: 'auto', marginInline: 'auto' });
export const steps = style({
  display: 'grid',
  gap: space[2],
  margin: 0,
  paddingInlineStart: space[5],
  listStyle: 'decimal',
});
globalStyle(`${steps} > li::marker`, { fontWeight: fontWeight.bold, color: vars.color.accentInk });
