import { useEffect, useRef, useState } from 'react';
import { isRecent } from '#domain/kept-age.ts';
import { isSamePerson, type Member } from '#domain/visitor.ts';
import { oncePerSession } from './once-per-session.ts';
import type { Session } from './session.ts';
import { useSession } from './session-provider.tsx';

/** When the member is known again, the server state of a page is there again after this time, milliseconds. */
const SETTLING_MS = 10_000;

type Kept<Entries> = { readonly owner: Member; readonly entries: Entries };

type Drawer<Entries> = { readonly kept: Map<string, Kept<Entries>>; timesForgotten: number };

/** Keeps and drops, for an actor that outlives its form, what the form would, were it still there. */
export type Keeper<Entries> = { keep(entries: Entries): void; drop(): void };

/**
 * Lets the entries of one form outlive a session that ends while it is filled in or saved (FC-064). They are in memory
 * only, for the member who entered them; callers leave out secrets.
 */
export function createKeptEntries<Entries>() {
  const drawerOf = oncePerSession((session) => {
    const drawer: Drawer<Entries> = { kept: new Map(), timesForgotten: 0 };
    // At sign-out, and as soon as the visitor is another one.
    session.onForgotten(() => {
      drawer.kept.clear();
      drawer.timesForgotten += 1;
    });
    return drawer;
  });

  /**
   * Answers with what the same member had entered when the session ended, once, and with nothing otherwise. `read` says what
   * is entered now, or null where nothing is; `key` distinguishes several forms of one kind; `leadsBack` says whether the form
   * is left for a step that comes back to it, which keeps them, too.
   */
  function useKeptEntries(read: () => Entries | null, key = '', leadsBack = () => false): Entries | null {
    const session = useSession();
    const [given] = useState(() => {
      const kept = drawerOf(session).kept.get(key);
      return kept && isSamePerson(kept.owner, session.visitor()) ? kept.entries : null;
    });
    const current = useRef({ read, leadsBack });
    current.current = { read, leadsBack };
    useEffect(() => {
      const { kept } = drawerOf(session);
      const owner = session.visitor();
      // A page may be drawn once more before it is left for the sign-in: what was kept waits for its member.
      if (owner.kind !== 'member') return;
      kept.delete(key);
      let over = false;
      let returnedAt = Number.NEGATIVE_INFINITY;
      const keep = () => {
        const entries = current.current.read();
        if (entries !== null) kept.set(key, { owner, entries });
      };
      const stops = [
        session.onForgotten(() => {
          over = true;
        }),
        session.onVisitorChange(({ how }) => {
          if (how === 'expired' || how === 'unconfirmed') keep();
          if (how !== 'returned') return;
          // The form has been there all the time, with everything in it.
          kept.delete(key);
          returnedAt = session.clock.now();
        }),
      ];
      return () => {
        for (const stop of stops) stop();
        // While it is asked whose session it is, the data below a form goes, and the form with them, if only a moment later.
        const { visitorActor, visitor, clock } = session;
        const isUnknown = visitorActor.getSnapshot().hasTag('unknown') || !isSamePerson(visitor(), owner);
        // By a clock that was set back it is not known (FC-184).
        const isJustBack = isRecent(returnedAt, { now: clock.now(), within: SETTLING_MS });
        if ((isUnknown || isJustBack || current.current.leadsBack()) && !over) keep();
      };
    }, [session, key]);
    return given;
  }

  /** What it keeps is of the member who is here, or whose session has ended; after a sign-out it keeps nothing more. */
  const keeperOf = (session: Session, key = ''): Keeper<Entries> => {
    const drawer = drawerOf(session);
    const { timesForgotten } = drawer;
    return {
      keep(entries) {
        const { visitor, former } = session.visitorActor.getSnapshot().context;
        const owner = visitor.kind === 'member' ? visitor : former;
        if (owner && drawer.timesForgotten === timesForgotten) drawer.kept.set(key, { owner, entries });
      },
      drop() {
        if (drawer.timesForgotten === timesForgotten) drawer.kept.delete(key);
      },
    };
  };
  return Object.assign(useKeptEntries, { keeperOf });
}
