import type { Coordinates } from '../coordinates.ts';

/** The visitor's own position as the browser gives it; accuracy is a radius in metres. */
export type Position = { coordinates: Coordinates; accuracy: number };

/** Whether a position is exact enough to look for stores around it; `threshold` in metres, exactly that is enough (ORD-091). */
export function isExactEnough({ accuracy }: Position, threshold: number): boolean {
  return accuracy <= threshold;
}
