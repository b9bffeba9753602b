/** What counting needs of a world. */
export type Counting = {
  readonly clock: { now: () => number };
  readonly accounts: { readonly tries: Map<string, number[]> };
};

/** The times at which something was done within the last `span` milliseconds, oldest first. */
export function triesWithin(world: Counting, what: string, span: number): number[] {
  const now = world.clock.now();
  return (world.accounts.tries.get(what) ?? []).filter((at) => Math.abs(now - at) < span);
}

/** Notes that something was done now; what is older than `span` is forgotten. Answers how often it was done within it. */
export function countTry(world: Counting, what: string, span: number): number {
  const times = [...triesWithin(world, what, span), world.clock.now()];
  world.accounts.tries.set(what, times);
  return times.length;
}
