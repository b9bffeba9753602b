import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { fontWeight, media, radius, space } from '#ui/theme/tokens.ts';

const { color } = vars;

export const row = style({
  borderBlockStart: `1px solid ${color.line}`,
  selectors: { '&:first-child': { borderBlockStart: 'none' } },
});

/** A whole row to press. */
export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  minHeight: '3.5rem',
  paddingInline: space[2],
  marginInline: `calc(-1 * ${space[2]})`,
  borderRadius: radius.small,
  color: color.ink,
  fontWeight: fontWeight.strong,
  hyphens: 'auto',
  overflowWrap: 'anywhere',
  textDecoration: 'none',
  '@media': { [media.hover]: { selectors: { '&:hover': { backgroundColor: color.sunken } } } },
});

export const icon = style({
  flex: 'none',
  width: '2.5rem',
  height: '2.5rem',
  padding: '0.6rem',
  borderRadius: radius.pill,
  backgroundColor: color.sunken,
  color: color.brandInk,
});

// It would be lost on the background of the row.
globalStyle(`${link}:hover > ${icon}`, { '@media': { [media.hover]: { backgroundColor: color.surface } } });

export const end = style({ flex: 'none', marginInlineStart: 'auto', color: color.inkMuted });
