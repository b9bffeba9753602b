import { useEffect, useRef } from 'react';
import { isOnline, onOnlineChange } from '#platform/online.ts';

/** Tries again by itself as soon as there is a network again, as long as the lack of one is why something is missing. */
export function useOnReconnect(isOffline: boolean, retry: () => void): void {
  const latest = useRef(retry);
  latest.current = retry;
  useEffect(() => {
    if (!isOffline) return;
    return onOnlineChange(() => {
      if (isOnline()) latest.current();
    });
  }, [isOffline]);
}
