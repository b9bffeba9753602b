import { style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { outlined } from '#ui/theme/panels.ts';
import { skipOffScreen } from '#ui/theme/skip-off-screen.ts';
import { fontSize, fontWeight, media, space, touchTarget, wrappingRow } from '#ui/theme/tokens.ts';

const { color, motion } = vars;

export const section = style({ display: 'grid', gap: space[4], minWidth: 0 });

export const titleLine = style({
  ...wrappingRow,
  justifyContent: 'space-between',
  columnGap: space[4],
});

export const all = style({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  minHeight: touchTarget,
  color: color.accentInk,
  fontWeight: fontWeight.strong,
});

export const tiles = style({
  display: 'grid',
  gap: space[3],
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(8.5rem, 100%), 1fr))',
  '@media': {
    [media.tablet]: { gap: space[4], gridTemplateColumns: 'repeat(auto-fill, minmax(11rem, 1fr))' },
    [media.desktop]: { gap: space[5] },
  },
});

/** As high as a picture and two lines. */
export const place = style(skipOffScreen('12.25rem'));

export const tile = style({
  display: 'grid',
  gridTemplateRows: 'auto 1fr',
  height: '100%',
  overflow: 'hidden',
  ...outlined,
  color: color.ink,
  textDecoration: 'none',
  transitionProperty: 'box-shadow, transform',
  transitionDuration: motion.base,
});

export const link = style({
  '@media': {
    [media.hover]: { selectors: { '&:hover': { boxShadow: vars.elevation.mid } } },
    [`${media.hover} and ${media.motion}`]: { selectors: { '&:hover': { transform: 'translateY(-2px)' } } },
  },
});

export const picture = style({ borderRadius: 0, aspectRatio: '4 / 3', objectFit: 'cover' });

/** What this store does not serve keeps its place. */
export const missing = style({ opacity: 0.45 });

export const words = style({
  display: 'grid',
  alignContent: 'center',
  gap: '2px',
  padding: `${space[3]} ${space[3]}`,
  // Two lines, whatever the language.
  minHeight: '4rem',
});

export const name = style({
  fontSize: fontSize.body,
  fontWeight: fontWeight.strong,
  lineHeight: 1.25,
  textWrap: 'balance',
  hyphens: 'auto',
  // Where the browser knows no hyphens of the language, `Rafraîchissements` is wider than a tile of the narrowest phones.
  overflowWrap: 'anywhere',
});

export const note = style({ fontSize: fontSize.caption, lineHeight: 1.3, color: color.inkMuted });
