import type { Failure } from '#domain/failure.ts';

let listener = (): void => {};

/**
 * From now on `listen` is called whenever the server answers that it does not know the session, before the caller learns of
 * it: the session is the one owner of a 401 (ACC-004). A contract says where a 401 means something else (`refusals`).
 */
export function onSignedOut(listen: () => void): () => void {
  listener = listen;
  return () => {
    if (listener === listen) listener = () => {};
  };
}

/** Every failure that an answer stands for passes here, once. */
export function reported(failure: Failure): Failure {
  if (failure.code === 'signed-out') listener();
  return failure;
}
