import { createStoreIndex, type StoreIndex } from './store-index.ts';
import { type StoreRecord, storeKey } from './store-record.ts';

/** All stores of the retailer: never changed after it was made, so that many worlds can share one. */
export type StoreDirectory = {
  records: readonly StoreRecord[];
  index: StoreIndex;
  /** By the full number, else by the part before the dash. */
  find: (storeNumber: string) => StoreRecord | null;
};

/** Indexes a list of stores by position and by number. */
export function storeDirectory(records: readonly StoreRecord[]): StoreDirectory {
  const byNumber = new Map(records.map((record) => [record.storeNumber, record]));
  // Reversed, so that of several counters of one store the first listed is the one found by the store's own number.
  const byKey = new Map([...records].reverse().map((record) => [storeKey(record.storeNumber), record]));
  return {
    records,
    index: createStoreIndex(records.map(({ position }) => position)),
    find: (storeNumber) => byNumber.get(storeNumber) ?? byKey.get(storeNumber) ?? null,
  };
}
