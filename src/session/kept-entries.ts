import { useEffect, useRef, useState } from 'react';
import { isSamePerson, type Member } from '#domain/visitor.ts';
import { oncePerSession } from './once-per-session.ts';
import { useSession } from './session-provider.tsx';

/** When the member is known again, the server state of a page is there again after this time, milliseconds. */
const SETTLING_MS = 10_000;

type Kept<Entries> = { readonly owner: Member; readonly entries: Entries };

/**
 * Lets the entries of one form outlive a session that ends while it is filled in or saved (FC-064). They are in memory
 * only, for the member who entered them; callers leave out secrets.
 */
export function createKeptEntries<Entries>() {
  const drawerOf = oncePerSession((session) => {
    const drawer = new Map<string, Kept<Entries>>();
    // At sign-out, and as soon as the visitor is another one.
    session.onForgotten(() => drawer.clear());
    return drawer;
  });

  /**
   * Answers with what the same member had entered when the session ended, once, and with nothing otherwise. `read` says what
   * is entered now, or null where nothing is; `key` distinguishes several forms of one kind; `leadsBack` says whether the form
   * is left for a step that comes back to it, which keeps them, too.
   */
  return function useKeptEntries(read: () => Entries | null, key = '', leadsBack = () => false): Entries | null {
    const session = useSession();
    const [given] = useState(() => {
      const kept = drawerOf(session).get(key);
      return kept && isSamePerson(kept.owner, session.visitor()) ? kept.entries : null;
    });
    const current = useRef({ read, leadsBack });
    current.current = { read, leadsBack };
    useEffect(() => {
      const drawer = drawerOf(session);
      const owner = session.visitor();
      // A page may be drawn once more before it is left for the sign-in: what was kept waits for its member.
      if (owner.kind !== 'member') return;
      drawer.delete(key);
      let over = false;
      let returnedAt = Number.NEGATIVE_INFINITY;
      const keep = () => {
        const entries = current.current.read();
        if (entries !== null) drawer.set(key, { owner, entries });
      };
      const stops = [
        session.onForgotten(() => {
          over = true;
        }),
        session.onVisitorChange(({ how }) => {
          if (how === 'expired' || how === 'unconfirmed') keep();
          if (how !== 'returned') return;
          // The form has been there all the time, with everything in it.
          drawer.delete(key);
          returnedAt = session.clock.now();
        }),
      ];
      return () => {
        for (const stop of stops) stop();
        // While it is asked whose session it is, the data below a form goes, and the form with them, if only a moment later.
        const { visitorActor, visitor, clock } = session;
        const isUnknown = visitorActor.getSnapshot().hasTag('unknown') || !isSamePerson(visitor(), owner);
        const age = clock.now() - returnedAt;
        // By a clock that was set back it is not known how long ago that was (FC-184).
        const isJustBack = age >= 0 && age < SETTLING_MS;
        if ((isUnknown || isJustBack || current.current.leadsBack()) && !over) keep();
      };
    }, [session, key]);
    return given;
  };
}
