let listener = (_answeredAt: number): void => {};

/** From now on `listen` hears when answers were made by the clock of the server, milliseconds since 1970 in whole seconds. */
export function onAnswerDated(listen: (answeredAt: number) => void): () => void {
  listener = listen;
  return () => {
    if (listener === listen) listener = () => {};
  };
}

/** An answer that no cache can have kept says what time it is at the server (FC-184); null says nothing. */
export function reportAnswerDate(answeredAt: number | null): void {
  if (answeredAt !== null) listener(answeredAt);
}
