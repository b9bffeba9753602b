import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { followHeading, pageTitle } from '#platform/document.ts';
import { uppermostModal } from '#ui/dialog/dialog-stack.ts';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';

/** After a change of page (not of its search or hash, and not at first) focus goes to the heading and the title is said. */
export function RouteAnnouncer() {
  const router = useRouter();
  const [title, setTitle] = useState('');
  useEffect(() => {
    let leave = () => {};
    const unsubscribe = router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
      if (!fromLocation || !pathChanged) return;
      leave();
      // A modal that lies over both pages keeps it.
      if (!uppermostModal()) leave = followHeading();
      setTitle(pageTitle());
    });
    return () => {
      leave();
      unsubscribe();
    };
  }, [router]);
  return (
    <VisuallyHidden as="p" role="status">
      {title}
    </VisuallyHidden>
  );
}
