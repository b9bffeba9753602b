import { styleVariants } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { fontSize, fontWeight } from './tokens.ts';

/** One long word in letters of twice the size does not make a page wider than the screen. */
const breaks = { overflowWrap: 'anywhere' } as const;

/** Text by role. Give a heading its level by its element and its size by one of these. */
export const look = styleVariants({
  display: {
    fontSize: fontSize.display,
    fontWeight: fontWeight.black,
    lineHeight: 1.05,
    letterSpacing: '-0.025em',
    ...breaks,
  },
  heading1: {
    fontSize: fontSize.heading1,
    fontWeight: fontWeight.black,
    lineHeight: 1.12,
    letterSpacing: '-0.02em',
    ...breaks,
  },
  heading2: {
    fontSize: fontSize.heading2,
    fontWeight: fontWeight.bold,
    lineHeight: 1.2,
    letterSpacing: '-0.01em',
    ...breaks,
  },
  heading3: { fontSize: fontSize.heading3, fontWeight: fontWeight.bold, lineHeight: 1.3, ...breaks },
  lead: { fontSize: fontSize.lead, lineHeight: 1.5, color: vars.color.inkMuted, textWrap: 'pretty' },
  body: { fontSize: fontSize.body, lineHeight: 1.5 },
  strong: { fontSize: fontSize.body, lineHeight: 1.5, fontWeight: fontWeight.strong },
  small: { fontSize: fontSize.small, lineHeight: 1.45 },
  smallMuted: { fontSize: fontSize.small, lineHeight: 1.45, color: vars.color.inkMuted },
  caption: { fontSize: fontSize.caption, lineHeight: 1.4, color: vars.color.inkMuted },
  overline: {
    fontSize: fontSize.caption,
    fontWeight: fontWeight.bold,
    lineHeight: 1.4,
    letterSpacing: '0.08em',
    textTransform: 'uppercase',
    color: vars.color.accentInk,
  },
  price: { fontWeight: fontWeight.bold, fontVariantNumeric: 'tabular-nums' },
});
