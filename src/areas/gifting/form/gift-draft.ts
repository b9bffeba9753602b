import { useEffect, useRef, useState } from 'react';
import type { Session } from '#session/session.ts';
import { useSession } from '#session/session-provider.tsx';
import type { GiftEntries } from './gift-fields.ts';

/** What was filled in, and the numbers of the recipients' fields. */
export type GiftDraft = { readonly entries: GiftEntries; readonly recipients: readonly number[] };

const drafts = new WeakMap<Session, { draft: GiftDraft | null }>();

function drawerOf(session: Session) {
  const known = drafts.get(session);
  if (known) return known;
  const drawer: { draft: GiftDraft | null } = { draft: null };
  drafts.set(session, drawer);
  session.onForgotten(() => {
    drawer.draft = null;
  });
  return drawer;
}

/**
 * Gives the form of a gift back what was filled in when it was left: for the steps of a card, a sign-in, another design. In memory
 * only; gone at sign-out and for the next member, and once the gift is bought: `drop` says so.
 */
export function useGiftDraft(read: () => GiftDraft): void {
  const session = useSession();
  const latest = useRef(read);
  latest.current = read;
  useEffect(() => {
    const drawer = drawerOf(session);
    let isOver = false;
    const stop = session.onForgotten(() => {
      isOver = true;
    });
    return () => {
      stop();
      if (!isOver) drawer.draft = latest.current();
    };
  }, [session]);
}

/** What was filled in before, as it was when the form was first drawn. */
export function useDraftBefore(): GiftDraft | null {
  const session = useSession();
  const [draft] = useState(() => drawerOf(session).draft);
  return draft;
}
