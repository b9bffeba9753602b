import { useEffect, useRef, useState } from 'react';
import type { VisitorChange } from '#domain/visitor.ts';
import type { Session } from './session.ts';
import { useSession } from './session-provider.tsx';

/** Changes after which the same member may come back to what was entered. */
const MAY_RETURN: readonly VisitorChange[] = ['expired', 'unconfirmed', 'returned'];

/**
 * Lets the entries of one form outlive a session that expired while it was filled in (FC-064): `useKeptEntries(read)`
 * answers with what was entered then, once, and with nothing otherwise. In memory only, gone as soon as anybody else is
 * the visitor. Whoever calls it leaves out what is secret.
 */
export function createKeptEntries<Entries>() {
  const kept = new WeakMap<Session, Entries>();

  const keep = (session: Session, entries: Entries) => {
    kept.set(session, entries);
    const stop = session.onVisitorChange(({ how }) => {
      if (MAY_RETURN.includes(how)) return;
      kept.delete(session);
      stop();
    });
  };

  return function useKeptEntries(read: () => Entries): Entries | undefined {
    const session = useSession();
    const [entries] = useState(() => kept.get(session));
    const current = useRef(read);
    current.current = read;
    useEffect(() => {
      kept.delete(session);
      return session.onVisitorChange(({ how }) => {
        if (how === 'expired' || how === 'unconfirmed') keep(session, current.current());
      });
    }, [session]);
    return entries;
  };
}
