let listener = (_list: string, _count: number): void => {};

/** From now on `listen` hears of which list of an answer how many entries could not be read, for those who run the service. */
export function onEntriesDropped(listen: (list: string, count: number) => void): () => void {
  listener = listen;
  return () => {
    if (listener === listen) listener = () => {};
  };
}

/** Says that entries of a list were left out; the others are shown. */
export function reportDropped(list: string, count: number): void {
  listener(list, count);
}
