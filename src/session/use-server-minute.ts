import { useCallback, useSyncExternalStore } from 'react';
import { MINUTE_MS } from '#domain/durations.ts';
import { serverNow } from './server-time.ts';
import { useSession } from './session-provider.tsx';

/** The time at the server (D-384), milliseconds since 1970; what shows it is drawn anew once a minute while the page stands. */
export function useServerMinute(): number {
  const session = useSession();
  const minuteOf = useCallback(() => Math.floor(serverNow(session) / MINUTE_MS), [session]);
  useSyncExternalStore(everyMinute, minuteOf, () => 0);
  return serverNow(session);
}

const drawn = new Set<() => void>();
let ticking: ReturnType<typeof setInterval> | undefined;

/** One timer for all stores of a page. */
function everyMinute(draw: () => void): () => void {
  drawn.add(draw);
  ticking ??= setInterval(() => {
    for (const each of drawn) each();
  }, MINUTE_MS);
  return () => {
    drawn.delete(draw);
    if (drawn.size > 0) return;
    clearInterval(ticking);
    ticking = undefined;
  };
}
