import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { fontSize, fontWeight, media, oneColumn, space, wrappingRow } from '#ui/theme/tokens.ts';

export const screen = style({
  ...oneColumn,
  gap: space[6],
  paddingBlock: `${space[4]} ${space[12]}`,
  '@media': { [media.desktop]: { gap: space[8], paddingBlock: `${space[6]} ${space[16]}` } },
});

export const head = style({ display: 'grid', gap: space[1] });

export const path = style({
  ...wrappingRow,
  fontSize: fontSize.small,
  fontWeight: fontWeight.strong,
});
globalStyle(`${path} a`, {
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: '32px',
  color: vars.color.inkMuted,
  textUnderlineOffset: '3px',
});
globalStyle(`${path} a:hover`, { color: vars.color.brandInk });
globalStyle(`${path} li + li::before`, {
  content: '"/" / ""',
  marginInline: space[2],
  color: vars.color.inkMuted,
});

export const part = style({ display: 'grid', gap: space[5] });
