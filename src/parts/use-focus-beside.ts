import { type RefObject, useEffect } from 'react';

/**
 * Gives the focus of a dialog, as it goes, to what stays beside where it was opened: what had the focus before it may have gone
 * meanwhile, and cannot have it back.
 */
export function useFocusBeside(beside: RefObject<HTMLElement | null> | undefined): void {
  useEffect(() => {
    const kept = beside?.current;
    if (!kept) return;
    return () => {
      // Once the dialog has given the focus back.
      setTimeout(() => {
        const { activeElement, body } = kept.ownerDocument;
        if (activeElement === body) kept.focus({ preventScroll: true });
      });
    };
  }, [beside]);
}
