import { useSyncExternalStore } from 'react';
import { oncePerSession } from './once-per-session.ts';
import { useSession } from './session-provider.tsx';

const countOf = oncePerSession((session) => {
  const count = { times: 0 };
  session.onForgotten(() => {
    count.times += 1;
  });
  return count;
});

/** Changes whenever everything goes: a key for a form that is open to everybody and holds what one person typed (FC-067, FC-071). */
export function useTimesForgotten(): number {
  const session = useSession();
  const count = countOf(session);
  return useSyncExternalStore(
    session.onForgotten,
    () => count.times,
    () => 0,
  );
}
