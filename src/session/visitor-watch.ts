import type { QueryClient } from '@tanstack/react-query';
import { isSamePerson, type Visitor } from '#domain/visitor.ts';

/** The part of a session that is watched. */
type Watched = {
  visitor(): Visitor;
  resolveVisitor(): Promise<Visitor>;
  /** Fails where it cannot be asked whose session it is. */
  confirmVisitor(): Promise<Visitor>;
  replacements(): number;
};

const sessions = new WeakMap<QueryClient, Watched>();

/** Binds a client to a session: what is read with it from now on is read for the visitor of that session. */
export function bindSession(queryClient: QueryClient, session: Watched): void {
  sessions.set(queryClient, session);
}

/**
 * Begins to watch for whom is read: what it returns resolves once it was asked who visits, with whether what is read may be
 * asked for again. A member's own is not asked for with the session of another one or of a guest, nor with one that may be
 * another's because the server cannot say whose it is: then it fails (FC-071). A client without a session, as in a test, has
 * one visitor.
 */
export function watchVisitor(queryClient: QueryClient, { isOwn }: { readonly isOwn: boolean }): () => Promise<boolean> {
  const session = sessions.get(queryClient);
  if (!session) return async () => true;
  const before = session.visitor();
  const replacements = session.replacements();
  const isSame = (now: Visitor) => before.kind !== 'member' || isSamePerson(before, now);
  return async () => {
    let now = await session.resolveVisitor();
    if (isOwn && !isSame(now)) now = await session.confirmVisitor();
    return session.replacements() === replacements && (isSame(now) || now.kind === 'anonymous');
  };
}
