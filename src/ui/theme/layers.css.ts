import { globalLayer } from '@vanilla-extract/css';

/** The reset lies under everything, so no part has to outweigh it. */
export const resetLayer = globalLayer('reset');

/** What a part looks like by itself: the class that a page gives it outweighs that, whichever stylesheet comes first. */
export const partsLayer = globalLayer('parts');
