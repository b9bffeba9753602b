import { useCallback, useSyncExternalStore } from 'react';
import { MINUTE_MS } from '#domain/durations.ts';
import { onPageShown } from '#platform/document.ts';
import { serverNow } from './server-time.ts';
import { useSession } from './session-provider.tsx';

/** The time at the server (D-384), milliseconds since 1970; what shows it is drawn anew once a minute while the page stands, and as it is seen again. */
export function useServerMinute(): number {
  const session = useSession();
  const minuteOf = useCallback(() => Math.floor(serverNow(session) / MINUTE_MS), [session]);
  useSyncExternalStore(everyMinute, minuteOf, () => 0);
  return serverNow(session);
}

const drawn = new Set<() => void>();
let stopTicking: (() => void) | undefined;

const drawAll = () => {
  for (const draw of drawn) draw();
};

/** One timer for all stores of a page. */
function everyMinute(draw: () => void): () => void {
  drawn.add(draw);
  stopTicking ??= tick();
  return () => {
    drawn.delete(draw);
    if (drawn.size > 0) return;
    stopTicking?.();
    stopTicking = undefined;
  };
}

/** The timers of a page out of sight stand still, or come late. */
function tick(): () => void {
  const timer = setInterval(drawAll, MINUTE_MS);
  const stop = onPageShown(drawAll);
  return () => {
    clearInterval(timer);
    stop();
  };
}
