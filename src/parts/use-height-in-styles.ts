import { type RefObject, useLayoutEffect } from 'react';
import { onResized } from '#platform/resize.ts';

/**
 * As long as the part is there, styles of the whole page find its height in a custom property: what is scrolled to stands below a
 * part that stays in sight, whatever its words, their size and language make of it.
 */
export function useHeightInStyles(part: RefObject<HTMLElement | null>, property: `--ns-${string}`): void {
  // In layout: what comes in with it, and scrolls itself into sight, finds it.
  useLayoutEffect(() => {
    const element = part.current;
    if (!element) return;
    const { style } = element.ownerDocument.documentElement;
    const stop = onResized(element, ({ height }) => style.setProperty(property, `${height}px`));
    return () => {
      stop();
      style.removeProperty(property);
    };
  }, [part, property]);
}
