import { useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useMessages } from '#messages/messages-provider.tsx';
import { showPageHead } from '#platform/document.ts';
import { pageHead, shownPage } from '../page-head.ts';

/** Keeps title, description and language of the document those of the page shown. */
export function PageHead() {
  const messages = useMessages();
  const page = useMatches({ select: shownPage });
  // Its words come with the page.
  const loaded = useMatches({ select: (matches) => matches.every(({ status }) => status !== 'pending') });
  useEffect(() => {
    if (loaded) showPageHead(pageHead(messages, page));
  }, [messages, page, loaded]);
  return null;
}
