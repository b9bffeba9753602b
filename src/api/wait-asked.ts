let listener = (_waitMs: number): void => {};

/**
 * From now on `listen` hears how long the server wants the caller to wait, milliseconds, whenever it refused with a Retry-After,
 * whatever the status, and the call is not repeated.
 */
export function onWaitAsked(listen: (waitMs: number) => void): () => void {
  listener = listen;
  return () => {
    if (listener === listen) listener = () => {};
  };
}

/** What a refused call has to say of the time of another try; null says nothing. */
export function reportWait(waitMs: number | null): void {
  if (waitMs !== null) listener(waitMs);
}
