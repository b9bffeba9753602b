import { globalStyle, style } from '@vanilla-extract/css';
import { media, space } from '#ui/theme/tokens.ts';

/** One line that a finger moves on a phone, as many lines as it takes elsewhere. */
export const chips = style({
  display: 'flex',
  gap: space[2],
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  // A browser leaves what has the focus where it is if an edge of it shows.
  scrollPaddingInline: space[16],
  scrollbarWidth: 'none',
  margin: '-4px calc(-1 * clamp(16px, 4vw, 40px))',
  padding: '4px clamp(16px, 4vw, 40px)',
  '@media': { [media.columns]: { flexWrap: 'wrap', overflowX: 'visible', margin: 0, padding: 0 } },
});
globalStyle(`${chips} > *`, { flex: 'none' });
