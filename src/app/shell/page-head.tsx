import { useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useMessages } from '#messages/messages-provider.tsx';
import { useShownSubject } from '#parts/pages/page-subject.ts';
import { showPageHead } from '#platform/document.ts';
import { canonicalAddress, pageHead, shownPage } from '../page-head.ts';

/** Keeps title, description, address to share and language of the document those of the page shown. */
export function PageHead() {
  const messages = useMessages();
  const page = useMatches({ select: shownPage });
  // Its words come with the page.
  const loaded = useMatches({ select: (matches) => matches.every(({ status }) => status !== 'pending') });
  const canonical = useMatches({ select: canonicalAddress });
  const subject = useShownSubject();
  useEffect(() => {
    if (loaded) showPageHead(pageHead(messages, page, { subject, canonical }));
  }, [messages, page, subject, canonical, loaded]);
  return null;
}
