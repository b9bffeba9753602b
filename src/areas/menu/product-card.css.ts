import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { fontSize, fontWeight, media, radius, space, touchTarget } from '#ui/theme/tokens.ts';

const { color, motion } = vars;

/** As many beside each other as fit, two on the narrowest phone. */
export const grid = style({
  display: 'grid',
  columnGap: space[3],
  rowGap: space[6],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr))',
  '@media': {
    [media.tablet]: { columnGap: space[5], gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))' },
    [media.desktop]: {
      columnGap: space[6],
      rowGap: space[8],
      gridTemplateColumns: 'repeat(auto-fill, minmax(13rem, 1fr))',
    },
  },
});

/** Moved sideways by a finger, a wheel or the keys that move the focus. */
export const row = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'min(9.5rem, 42vw)',
  gap: space[4],
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'thin',
  // Frames of focus lie beyond the edges of what is in it; to the edges of the screen.
  margin: 'calc(-1 * 4px) calc(-1 * clamp(16px, 4vw, 40px))',
  padding: `4px clamp(16px, 4vw, 40px) ${space[3]}`,
  scrollPaddingInline: 'clamp(16px, 4vw, 40px)',
  '@media': {
    [media.tablet]: { gridAutoColumns: '11.5rem' },
    // There the edge of the page is not that of the screen: what lies beyond it fades.
    [media.wide]: {
      maskImage: `linear-gradient(to right, transparent, #000 ${space[10]} calc(100% - ${space[10]}), transparent)`,
    },
  },
});
globalStyle(`${row} > li`, { scrollSnapAlign: 'start' });

export const card = style({
  position: 'relative',
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr',
  alignContent: 'start',
  gap: space[1],
  height: '100%',
  minWidth: 0,
});

export const picture = style({
  transitionProperty: 'transform',
  transitionDuration: motion.base,
  '@media': {
    [`${media.hover} and ${media.motion}`]: { selectors: { [`${card}:hover &`]: { transform: 'translateY(-2px)' } } },
  },
});

/** What cannot be ordered steps back; its words do not. */
export const faded = style({ opacity: 0.5 });

export const name = style({
  marginBlockStart: space[2],
  fontSize: fontSize.body,
  fontWeight: fontWeight.strong,
  lineHeight: 1.3,
  overflowWrap: 'anywhere',
  textWrap: 'balance',
});

export const link = style({
  color: color.ink,
  textDecoration: 'none',
  selectors: {
    // The whole card is the link.
    '&::after': { content: '""', position: 'absolute', inset: 0, borderRadius: radius.large },
    '&:hover': { color: color.brandInk, textDecoration: 'underline' },
    '&:focus-visible': { outline: 'none' },
    '&:focus-visible::after': { outline: `3px solid ${color.focus}`, outlineOffset: '2px' },
  },
});

export const facts = style({ display: 'grid', gap: '2px', fontSize: fontSize.small, lineHeight: 1.4 });
export const numbers = style({ display: 'flex', flexWrap: 'wrap', columnGap: space[2], color: color.inkMuted });
export const price = style({ color: color.ink, fontWeight: fontWeight.strong, fontVariantNumeric: 'tabular-nums' });
export const unavailable = style({ color: color.inkMuted, fontWeight: fontWeight.strong });
export const failed = style({ color: color.danger, fontWeight: fontWeight.strong });

export const frame = style({ position: 'relative' });

/** In the corner of the picture, over the link of the card. */
export const add = style({
  position: 'absolute',
  insetInlineEnd: space[2],
  insetBlockEnd: space[2],
  zIndex: 1,
  display: 'grid',
  placeItems: 'center',
  width: touchTarget,
  height: touchTarget,
  borderRadius: radius.pill,
  border: '1px solid transparent',
  backgroundColor: color.accent,
  color: color.onAccent,
  boxShadow: vars.elevation.mid,
  cursor: 'pointer',
  transitionProperty: 'background-color, transform',
  transitionDuration: motion.fast,
  selectors: {
    '&[data-added]': { backgroundColor: color.brand, color: color.onBrand },
  },
  '@media': {
    [media.hover]: { selectors: { '&:hover:not([data-added])': { backgroundColor: color.accentHover } } },
    [media.motion]: { selectors: { '&:active': { transform: 'scale(0.94)' } } },
  },
});
globalStyle(`${add} svg`, { width: '1.35rem', height: '1.35rem' });
