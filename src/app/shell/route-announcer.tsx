import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { focusHeading, pageTitle } from '#platform/document.ts';
import { uppermostModal } from '#ui/dialog/dialog-stack.ts';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';

/** After a change of page (not of its search or hash, and not at first) focus goes to the heading and the title is said. */
export function RouteAnnouncer() {
  const router = useRouter();
  const [title, setTitle] = useState('');
  useEffect(
    () =>
      router.subscribe('onRendered', ({ fromLocation, pathChanged }) => {
        if (!fromLocation || !pathChanged) return;
        // A modal that lies over both pages keeps it.
        if (!uppermostModal()) focusHeading();
        setTitle(pageTitle());
      }),
    [router],
  );
  return (
    <VisuallyHidden as="p" role="status">
      {title}
    </VisuallyHidden>
  );
}
