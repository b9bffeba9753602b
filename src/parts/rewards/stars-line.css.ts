import { style } from '@vanilla-extract/css';

/** Keeps its place until the Stars are known. */
export const stars = style({ minHeight: '44px' });
