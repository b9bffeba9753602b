import type { Sentinel } from '../sentinel.ts';

/** Numbers of gifts with which something always goes wrong in one way. */
export const SENTINEL_GIFTS = { missing: '80019404', broken: '80019500', withdrawn: '80019410' } as const;

/** The rows of the demo panel's table that are about gifts. */
export const GIFT_SENTINELS: readonly Sentinel[] = [
  { where: 'Gift', input: `/gift/${SENTINEL_GIFTS.missing}`, result: 'GIFT_NOT_FOUND' },
  { where: 'Gift', input: `/gift/${SENTINEL_GIFTS.broken}`, result: '500' },
  {
    where: 'Gift',
    input: `/gift/${SENTINEL_GIFTS.withdrawn}`,
    result: 'GIFT_ART_UNAVAILABLE when it is bought: its design was withdrawn',
  },
];
