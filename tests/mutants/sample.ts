import { randomFrom } from '#mocks/random.ts';

/** Some of all, chosen by a seed: the same for the same seed and the same list. */
export function sampleOf<T>(all: readonly T[], size: number, seed: string): T[] {
  const next = randomFrom(seed);
  const left = [...all];
  const chosen: T[] = [];
  while (left.length > 0 && chosen.length < size) chosen.push(...left.splice(Math.floor(next() * left.length), 1));
  return chosen;
}
