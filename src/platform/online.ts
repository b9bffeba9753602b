/** Whether the browser believes that there is a network. */
export function isOnline(): boolean {
  return navigator.onLine;
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
