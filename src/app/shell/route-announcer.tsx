import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { followHeading, isFocusHeld, pageTitle, stopFollowingHeading } from '#platform/document.ts';
import { uppermostModal } from '#ui/dialog/dialog-stack.ts';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** A choice on the page that its address names: the page stays, with what has the focus on it. */
    isChoice?: true | undefined;
  }
}

/**
 * After a change of page (not of its search or hash, and not at first) focus goes to the heading and the title is said; after a
 * choice on a page of the same route the title alone.
 */
export function RouteAnnouncer() {
  const router = useRouter();
  const [title, setTitle] = useState('');
  useEffect(() => {
    const route = () => router.state.matches.at(-1)?.routeId;
    let shown = route();
    const unsubscribe = router.subscribe('onRendered', ({ fromLocation, toLocation, pathChanged }) => {
      const hasStayed = toLocation.state.isChoice === true && shown === route() && isFocusHeld();
      shown = route();
      if (!fromLocation || !pathChanged) return;
      stopFollowingHeading();
      // A modal that lies over both pages keeps it.
      if (!hasStayed && !uppermostModal()) followHeading();
      setTitle(pageTitle());
    });
    return () => {
      stopFollowingHeading();
      unsubscribe();
    };
  }, [router]);
  return (
    <VisuallyHidden as="p" role="status">
      {title}
    </VisuallyHidden>
  );
}
