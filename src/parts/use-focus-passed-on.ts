import { type RefObject, useLayoutEffect, useRef } from 'react';

/** A part that goes from the page while the focus is in it passes the focus on: `next` is called with it just before it goes. */
export function useFocusPassedOn<Part extends HTMLElement>(
  part: RefObject<Part | null>,
  next: (part: Part) => void,
): void {
  const latest = useRef(next);
  latest.current = next;
  useLayoutEffect(() => {
    const shown = part.current;
    return () => {
      if (shown?.contains(shown.ownerDocument.activeElement)) latest.current(shown);
    };
  }, [part]);
}
