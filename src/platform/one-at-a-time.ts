/** Work of this page that a browser without locks would otherwise do twice at once. */
const running = new Map<string, Promise<unknown>>();

/** Does work of one name after any other of that name is over: of all tabs, where the browser has locks, else of this page. */
export async function oneAtATime<Result>(name: string, work: () => Promise<Result>): Promise<Result> {
  // Only secure contexts have locks: not a test host over plain http.
  if ('locks' in navigator) return navigator.locks.request(name, work);
  const before = running.get(name);
  const own = Promise.resolve(before).then(work, work);
  running.set(name, own);
  return own.finally(() => {
    if (running.get(name) === own) running.delete(name);
  });
}
