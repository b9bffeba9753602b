/** Some of all, chosen by a seed: the same for the same seed and the same list. */
export function sampleOf<T>(all: readonly T[], size: number, seed: string): T[] {
  const next = randomOf(seed);
  const left = [...all];
  const chosen: T[] = [];
  while (left.length > 0 && chosen.length < size) chosen.push(...left.splice(Math.floor(next() * left.length), 1));
  return chosen;
}

/** Numbers between 0 and 1 that a text decides (FNV-1a, then mulberry32). */
function randomOf(seed: string): () => number {
  let state = 0x811c9dc5;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 0x01000193);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}
