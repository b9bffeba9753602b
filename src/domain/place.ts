import type { Coordinates } from './coordinates.ts';

/** A suggested place: `label` is what is searched and shown (`Seattle, WA`), `detail` tells it from its namesakes. */
export type Place = { id: string; label: string; detail: string; coordinates: Coordinates };
