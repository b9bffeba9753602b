import type { StyleRule } from '@vanilla-extract/css';
import { fontSize, media, radius, space, wrappingRow } from './tokens.ts';

/** What a page opens with: picture above the words on a phone; words beside the picture from a desktop on. */
export const landing = {
  hero: {
    display: 'grid',
    overflow: 'clip',
    borderRadius: radius.large,
    '@media': { [media.desktop]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1.05fr)', minHeight: '30rem' } },
  },
  words: {
    display: 'grid',
    alignContent: 'center',
    gap: space[3],
    padding: `${space[5]} ${space[5]} ${space[6]}`,
    '@media': { [media.desktop]: { gap: space[5], padding: space[12] } },
  },
  heading: { '@media': { [media.desktop]: { fontSize: fontSize.display, lineHeight: 1.05 } } },
  actions: { ...wrappingRow, columnGap: space[6], rowGap: space[2], marginTop: space[2] },
} as const satisfies Record<string, StyleRule>;
