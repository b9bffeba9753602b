import type { StoreNumber } from './store.ts';

/** A store that somebody wants to order from, with its distance where they found it. */
export type StoreChoice = {
  readonly storeNumber: StoreNumber;
  /** Miles from the point that was searched; null where nobody measured. */
  readonly distance: number | null;
};
