import { globalStyle, style } from '@vanilla-extract/css';
import { media, space } from '#ui/theme/tokens.ts';

/** One line, that a finger moves where a language needs more of it than a phone has. */
export const line = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[2],
  // To the edges of the screen; frames of focus lie beyond the edges of what is in it.
  margin: `-4px -${space[4]}`,
  padding: `4px ${space[4]}`,
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  // A browser leaves what has the focus where it is if an edge of it shows.
  scrollPaddingInline: space[16],
  scrollbarWidth: 'none',
  '@media': { [media.columns]: { flexWrap: 'wrap', overflowX: 'visible', margin: 0, padding: 0 } },
});
globalStyle(`${line} > *`, { flex: 'none' });
