import { vi } from 'vitest';
import type { Forgotten, Session } from '#session/session.ts';

/** Makes everything go, as at a sign-out, for those who listen to a session that does not run. */
export function forgetting(session: Session): () => void {
  const listeners = new Set<(extent: Forgotten) => void>();
  vi.spyOn(session, 'onForgotten').mockImplementation((listener) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  });
  return () => {
    for (const listener of listeners) listener('all');
  };
}
