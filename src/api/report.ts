/** What every call has to say to the one part of the app that has asked for it last; until then nothing hears it. */
export function createReport<Args extends readonly unknown[] = []>() {
  let listener = (..._: Args): void => {};
  return {
    /** Returns how to end, which takes nothing from another one that has asked meanwhile. */
    listen(listen: (...args: Args) => void): () => void {
      listener = listen;
      return () => {
        if (listener === listen) listener = () => {};
      };
    },
    report: (...args: Args): void => listener(...args),
  };
}
