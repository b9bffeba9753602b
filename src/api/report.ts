/**
 * What every call has to say to the one part of the app that has asked for it last; until then nothing hears it. How to ask, which
 * returns how to end and takes nothing from another one that has asked meanwhile; and how to say it.
 */
export function createReport<Args extends readonly unknown[] = []>() {
  let listener = (..._: Args): void => {};
  const listen = (next: (...args: Args) => void) => {
    listener = next;
    return () => {
      if (listener === next) listener = () => {};
    };
  };
  return [listen, (...args: Args): void => listener(...args)] as const;
}
