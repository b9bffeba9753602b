import type { Sentinel } from '../sentinel.ts';

/** Requests for addresses that start so meet a broken retailer. */
export const BROKEN_REQUEST_START = 'broken@';

export const PRIVACY_SENTINELS: readonly Sentinel[] = [
  { where: 'Do not sell or share', input: `${BROKEN_REQUEST_START}northstar.test`, result: '500' },
  {
    where: 'Do not sell or share',
    input: 'A user agent with NorthstarApp/1',
    result: 'As in the app: a member stays, no cookie choice',
  },
];
