import { type RouterHistory, useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';
import { leadsToGiftForm } from '#domain/gifting/gift.ts';
import { keepDocumentWhile } from '#platform/missing-part.ts';
import { askBeforeUnload } from '#platform/unload-question.ts';
import { oncePerSession, stopWithSession } from '#session/once-per-session.ts';
import { useSession } from '#session/session-provider.tsx';
import { type GiftEntries, isBegun } from './gift-fields.ts';

/** What was filled in, the numbers of the recipients' fields, and the saved method that was chosen. */
export type GiftDraft = {
  readonly entries: GiftEntries;
  readonly recipients: readonly number[];
  /** Null while that is the best one. */
  readonly paymentMethodId: string | null;
};

type Drawer = {
  /** As the form was left last. */
  draft: GiftDraft | null;
  /** What stands in the form; null while that is not open. */
  open: (() => GiftDraft) | null;
  bought: () => Bought;
  /** The last purchase that was looked at for what it leaves of the draft. */
  spent: string | null;
};

/** Of the last purchase that succeeded, as far as that is known by now. */
type Bought = {
  /** Its id; null where that was an earlier one than what is filled in (D-407). */
  readonly id: string | null;
  /** Whether it is what is filled in. */
  readonly isOf: (draft: GiftDraft) => boolean;
};

const drawerOf = oncePerSession((session, history: RouterHistory, bought: () => Bought) => {
  const drawer: Drawer = { draft: null, open: null, bought, spent: null };
  session.onForgotten(() => {
    drawer.draft = null;
  });
  const isFilledIn = () => {
    const now = drawer.open === null ? settledOf(drawer) : drawer.open();
    return now !== null && isBegun(now.entries, now.recipients);
  };
  // Asked on the form, and on each page that leads back to it, such as the steps of a card (D-422).
  const isOnTheWay = () => leadsToGiftForm(history.location.href);
  const stops = [keepDocumentWhile(isFilledIn), askBeforeUnload(() => isOnTheWay() && isFilledIn())];
  stopWithSession(session, stops);
  return drawer;
});

/** What was bought is no draft any more; what was filled in since is that of another gift (D-411). */
function settledOf(drawer: Drawer): GiftDraft | null {
  const { id, isOf } = drawer.bought();
  if (id === null || id === drawer.spent) return drawer.draft;
  drawer.spent = id;
  if (drawer.draft !== null && isOf(drawer.draft)) drawer.draft = null;
  return drawer.draft;
}

/** What was filled in before, as it was when the form was first drawn. */
export function useDraftBefore(bought: () => Bought): GiftDraft | null {
  const session = useSession();
  const { history } = useRouter();
  const [before] = useState(() => settledOf(drawerOf(session, history, bought)));
  return before;
}

/**
 * Keeps what is filled in when the form is left: for the steps of a card, a sign-in, another design. In memory only; gone at
 * sign-out and for the next member, and once it is bought. Until then no document takes its place unasked (D-186).
 */
export function useKeptDraft(bought: () => Bought, read: () => GiftDraft): void {
  const session = useSession();
  const { history } = useRouter();
  const latest = useRef({ bought, read });
  latest.current = { bought, read };
  useEffect(() => {
    const drawer = drawerOf(session, history, latest.current.bought);
    let isOver = false;
    drawer.open = () => latest.current.read();
    const stop = session.onForgotten(() => {
      isOver = true;
    });
    return () => {
      stop();
      drawer.open = null;
      if (isOver) return;
      drawer.bought = latest.current.bought;
      drawer.draft = latest.current.read();
      settledOf(drawer);
    };
  }, [session, history]);
}
