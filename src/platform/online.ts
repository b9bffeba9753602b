/** Whether the browser believes that there is a network. */
export function isOnline(): boolean {
  return navigator.onLine;
}

/** Resolves once there is a network, at once where there is one; never where `signal` ends the waiting. */
export function untilOnline(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    if (isOnline()) return resolve();
    const stop = onOnlineChange(() => {
      if (!isOnline()) return;
      stop();
      resolve();
    });
    signal.addEventListener('abort', stop);
  });
}

/** Calls back whenever that changes; returns how to stop. */
export function onOnlineChange(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}
