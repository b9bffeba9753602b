import type { QueryClient } from '@tanstack/react-query';

/** As far as a session is watched. */
interface Watched {
  resolveVisitor(): Promise<unknown>;
  replacements(): number;
}

const sessions = new WeakMap<QueryClient, Watched>();

/** From now on what is read with this client is read for the visitor of this session. */
export function bindSession(queryClient: QueryClient, session: Watched): void {
  sessions.set(queryClient, session);
}

/**
 * Begins to watch for whom is read: what it returns resolves once it is known who visits, with whether no other member has come
 * since (FC-071). A client without a session, as in a test, has one visitor.
 */
export function watchVisitor(queryClient: QueryClient): () => Promise<boolean> {
  const session = sessions.get(queryClient);
  const before = session?.replacements();
  return async () => {
    await session?.resolveVisitor();
    return session?.replacements() === before;
  };
}
