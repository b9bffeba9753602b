import { useEffect, useRef, useState } from 'react';
import { oncePerSession } from '#session/once-per-session.ts';
import { useSession } from '#session/session-provider.tsx';
import type { GiftEntries } from './gift-fields.ts';

/** What was filled in, the numbers of the recipients' fields, and the saved method that was chosen. */
export type GiftDraft = {
  readonly entries: GiftEntries;
  readonly recipients: readonly number[];
  /** Null while that is the best one. */
  readonly paymentMethodId: string | null;
};

type Drawer = {
  draft: GiftDraft | null;
  /** The purchase that the last draft has become. */
  spent: string | null;
};

const drawerOf = oncePerSession((session) => {
  const drawer: Drawer = { draft: null, spent: null };
  session.onForgotten(() => {
    drawer.draft = null;
  });
  return drawer;
});

/** What was bought is no draft any more; another gift may begin in the meantime. */
function isSpent(drawer: Drawer, bought: string | null): boolean {
  if (bought === null || bought === drawer.spent) return false;
  drawer.spent = bought;
  drawer.draft = null;
  return true;
}

/**
 * What was filled in before, as it was when the form was first drawn; `bought` is the id of the last purchase that succeeded, and
 * null where that was an earlier one than what is filled in (D-407).
 */
export function useDraftBefore(bought: string | null): GiftDraft | null {
  const session = useSession();
  const [before] = useState(() => {
    const drawer = drawerOf(session);
    return isSpent(drawer, bought) ? null : drawer.draft;
  });
  return before;
}

/**
 * Keeps what is filled in when the form is left: for the steps of a card, a sign-in, another design. In memory only; gone at
 * sign-out and for the next member, and once it is bought.
 */
export function useKeptDraft(bought: string | null, read: () => GiftDraft): void {
  const session = useSession();
  const latest = useRef({ bought, read });
  latest.current = { bought, read };
  useEffect(() => {
    const drawer = drawerOf(session);
    let isOver = false;
    const stop = session.onForgotten(() => {
      isOver = true;
    });
    return () => {
      stop();
      const now = latest.current;
      if (!isOver && !isSpent(drawer, now.bought)) drawer.draft = now.read();
    };
  }, [session]);
}
