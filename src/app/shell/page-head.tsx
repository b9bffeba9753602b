import { useMatches } from '@tanstack/react-router';
import { useEffect } from 'react';
import { useMessages } from '#messages/messages-provider.tsx';
import { showPageHead } from '#platform/document.ts';
import { pageHead } from '../page-head.ts';

/** Keeps title, description and language of the document those of the page shown. */
export function PageHead() {
  const messages = useMessages();
  const page = useMatches({ select: (matches) => matches.at(-1)?.staticData });
  const missing = useMatches({ select: isMissing });
  useEffect(() => {
    showPageHead(pageHead(messages, missing ? undefined : page));
  }, [messages, page, missing]);
  return null;
}

/** An address that no route answers, or a page that a route said does not exist. */
export function isMissing(
  matches: readonly { status: string; globalNotFound?: boolean; _notFound?: boolean }[],
): boolean {
  return matches.some((match) => match.status === 'notFound' || match.globalNotFound || match._notFound);
}
