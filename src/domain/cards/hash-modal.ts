const HASH_MODALS = ['pay', 'add-money', 'auto-reload'] as const;

/** What an address opens over its page by its hash (CRD-010). */
export type HashModal = (typeof HASH_MODALS)[number];

/** The modal of a hash, without its sign; null for every other hash. */
export function hashModalOf(hash: string): HashModal | null {
  return HASH_MODALS.find((modal) => modal === hash) ?? null;
}
