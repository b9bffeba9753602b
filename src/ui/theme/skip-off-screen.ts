import type { StyleRule } from '@vanilla-extract/css';
import { space } from './tokens.ts';

/**
 * For what lies far below the first screen: the browser lays it out and paints it when it comes near. Until then it has
 * `height`, a CSS length near its own: a worse guess would lose the place in a page that is opened again.
 */
export function skipOffScreen(height: string): StyleRule {
  return {
    contentVisibility: 'auto',
    containIntrinsicBlockSize: `auto ${height}`,
    // What is skipped is clipped as well: room for frames of focus and shadows.
    overflowClipMargin: space[6],
  };
}
