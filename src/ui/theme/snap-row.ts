import { space } from './tokens.ts';

/** A row that is wider than its place, turned by finger, wheel or keys, at rest with the beginning of one of its parts. */
export const snapRow = {
  display: 'flex',
  gap: space[4],
  overflowX: 'auto',
  overscrollBehaviorX: 'contain',
  scrollSnapType: 'x mandatory',
  scrollbarWidth: 'none',
  // Room for the shadows and rings of what is inside.
  padding: '6px',
  margin: '-6px',
  scrollPaddingInline: '6px',
} as const;
