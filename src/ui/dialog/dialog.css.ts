import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '#ui/theme/contract.css.ts';
import { fadeAbove } from '#ui/theme/panels.ts';
import { media, radius, space, stacking } from '#ui/theme/tokens.ts';
import { away } from './away.ts';

const { color, motion } = vars;

export const backdrop = style({
  position: 'fixed',
  inset: 0,
  zIndex: stacking.dialog,
  backgroundColor: color.scrim,
  transition: `opacity ${motion.base}`,
  ...away({ opacity: 0 }),
});

export const clear = style({ backgroundColor: 'transparent' });

/** Lays the popup out; the popup itself is what may scroll inside. */
export const viewport = style({
  position: 'fixed',
  inset: 0,
  zIndex: stacking.dialog,
  display: 'grid',
  padding: space[4],
});

export const popup = style({
  display: 'flex',
  flexDirection: 'column',
  width: '100%',
  maxHeight: '100%',
  minHeight: 0,
  overflow: 'hidden',
  borderRadius: radius.large,
  border: '1px solid transparent',
  backgroundColor: color.surface,
  color: color.ink,
  boxShadow: vars.elevation.high,
  transitionProperty: 'opacity, transform',
  transitionDuration: motion.slow,
  transitionTimingFunction: 'cubic-bezier(0.2, 0.8, 0.2, 1)',
  ':focus': { outline: 'none' },
  // Between a head and a foot that stay, no control would be seen whole.
  '@media': { [media.low]: { overflowY: 'auto', overscrollBehavior: 'contain' } },
  ...away({ opacity: 0, transform: 'translateY(12px) scale(0.98)' }),
});

export const centered = style({ placeItems: 'center' });
export const size = styleVariants({
  small: { maxWidth: '26rem' },
  medium: { maxWidth: '34rem' },
});

export const header = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[3],
  padding: `${space[5]} ${space[4]} ${space[2]} ${space[5]}`,
});
export const heading = style({ display: 'grid', gap: space[1], flex: 1, minWidth: 0, paddingBlock: '4px' });
/** No single word on a line of its own. */
export const description = style({ textWrap: 'pretty' });
export const close = style({ marginBlock: '-4px' });
export const body = style({
  flex: 1,
  minHeight: 0,
  overflowY: 'auto',
  overscrollBehavior: 'contain',
  padding: `${space[2]} ${space[5]} ${space[5]}`,
  selectors: { '&:focus-visible': { outlineOffset: '-2px' } },
  '@media': { [media.low]: { flex: 'none', overflowY: 'visible' } },
});
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  gap: space[3],
  padding: `${space[3]} ${space[5]}`,
  paddingBlockEnd: `max(${space[5]}, env(safe-area-inset-bottom))`,
  // Words that may scroll end at a line; a title alone runs into its buttons.
  selectors: {
    [`${body} + &`]: {
      position: 'relative',
      borderBlockStart: `1px solid ${color.line}`,
      boxShadow: fadeAbove(color.surface),
    },
    // The ring of what scrolls lies inside of it.
    [`${body}:focus-visible + &`]: { boxShadow: 'none' },
  },
  '@media': {
    'screen and (max-width: 39.99em)': { flexDirection: 'column-reverse', alignItems: 'stretch' },
    [media.print]: { display: 'none' },
  },
});
