import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { skipOffScreen } from '#ui/theme/skip-off-screen.ts';
import { fontWeight, media, oneColumn, space, spreadRow, touchTarget } from '#ui/theme/tokens.ts';

const { color } = vars;

/** From the edge of the screen to that of a page (`page.wide`), so that rows reach from edge to edge. */
const toPage = 'max(0px, (100% - 80rem) / 2)';
// A phone on its side has its camera in the page.
const insetOf = (edge: 'left' | 'right') => `max(${toPage} + clamp(16px, 4vw, 40px), env(safe-area-inset-${edge}))`;
const sides = { paddingLeft: insetOf('left'), paddingRight: insetOf('right') };

export const categories = style({
  display: 'grid',
  // Rows that are moved sideways are wider than the page.
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[10],
  paddingBlock: `${space[8]} ${space[12]}`,
  '@media': { [media.desktop]: { gap: space[12], paddingBlock: `${space[12]} ${space[16]}` } },
});

export const category = style({
  ...oneColumn,
  gap: space[3],
  ...skipOffScreen('15rem'),
});

export const titleLine = style({
  ...spreadRow,
  // With large text the link stands below its title.
  flexWrap: 'wrap',
  columnGap: space[4],
  ...sides,
});

export const title = style({
  color: color.ink,
  textDecoration: 'none',
  selectors: { '&:hover': { color: color.brandInk, textDecoration: 'underline' } },
});

export const all = style({
  display: 'inline-flex',
  alignItems: 'center',
  flex: 'none',
  minHeight: touchTarget,
  color: color.accentInk,
  fontWeight: fontWeight.strong,
});

/** Moved sideways by a finger, a wheel or the keys that move the focus. */
export const row = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'min(15rem, 64vw)',
  gap: space[4],
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x proximity',
  scrollbarWidth: 'thin',
  // Frames of focus and shadows lie beyond the edges of what is in it.
  marginBlock: '-6px',
  paddingBlock: `6px ${space[3]}`,
  ...sides,
  scrollPaddingLeft: sides.paddingLeft,
  scrollPaddingRight: sides.paddingRight,
  '@media': {
    [media.tablet]: { gridAutoColumns: '15rem', gap: space[5] },
    // Five of them are as wide as the page.
    [media.wide]: { gridAutoColumns: '14rem' },
  },
});
globalStyle(`${row} > li`, { scrollSnapAlign: 'start' });

export const further = style({ display: 'flex', flexWrap: 'wrap', gap: `${space[2]} ${space[6]}` });
