/** A 32-bit number that depends on every character of a text (FNV-1a, mixed), so that a store number decides a store's look. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}

/** An endless, repeatable source of numbers in [0, 1) (mulberry32); the same seed gives the same numbers on every machine. */
export function randomFrom(seed: string): () => number {
  let state = hashOf(seed);
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
}

/** One of a list's entries; the list must not be empty. */
export function pick<Entry>(entries: readonly [Entry, ...Entry[]], random: () => number): Entry {
  return entries[Math.floor(random() * entries.length)] ?? entries[0];
}
