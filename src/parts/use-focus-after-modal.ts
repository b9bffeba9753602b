import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef } from 'react';
import { followHeading, isFocusHeld } from '#platform/document.ts';

/**
 * A modal that came with its page took the focus from nothing that could have it back: once it is closed, the heading of the page
 * has it (FC-187). Where the visitor goes on to another page instead, that page says its own heading.
 */
export function useFocusAfterModal(isOpen: boolean): void {
  const router = useRouter();
  const visits = useRef(0);
  useEffect(() => {
    if (!isOpen) return;
    visits.current += 1;
    const visit = visits.current;
    return () => {
      // Once the modal has given the focus back.
      setTimeout(() => {
        const { location, resolvedLocation } = router.state;
        const isLeft = location.pathname !== resolvedLocation?.pathname;
        // One that starts twice, as in development, is not closed.
        if (!isLeft && visits.current === visit && !isFocusHeld()) followHeading();
      });
    };
  }, [isOpen, router]);
}
