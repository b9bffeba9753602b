import { globalLayer } from '@vanilla-extract/css';

/** The reset lies under everything, so no part has to outweigh it. */
export const resetLayer = globalLayer('reset');
