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
  /** The last purchase that was looked at for what it leaves of the draft. */
  spent: string | null;
};

const drawerOf = oncePerSession((session) => {
  const drawer: Drawer = { draft: null, spent: null };
  session.onForgotten(() => {
    drawer.draft = null;
  });
  return drawer;
});

/** Of the last purchase that succeeded. */
type Bought = {
  /** Its id; null where that was an earlier one than what is filled in (D-407). */
  readonly id: string | null;
  /** Whether it is what is filled in. */
  readonly isOf: (draft: GiftDraft) => boolean;
};

/** What was bought is no draft any more; what was filled in since is that of another gift (D-411). */
function settle(drawer: Drawer, { id, isOf }: Bought): void {
  if (id === null || id === drawer.spent) return;
  drawer.spent = id;
  if (drawer.draft !== null && isOf(drawer.draft)) drawer.draft = null;
}

/** What was filled in before, as it was when the form was first drawn. */
export function useDraftBefore(bought: Bought): GiftDraft | null {
  const session = useSession();
  const [before] = useState(() => {
    const drawer = drawerOf(session);
    settle(drawer, bought);
    return drawer.draft;
  });
  return before;
}

/**
 * Keeps what is filled in when the form is left: for the steps of a card, a sign-in, another design. In memory only; gone at
 * sign-out and for the next member, and once it is bought.
 */
export function useKeptDraft(bought: Bought, read: () => GiftDraft): void {
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
      if (isOver) return;
      drawer.draft = now.read();
      settle(drawer, now.bought);
    };
  }, [session]);
}
