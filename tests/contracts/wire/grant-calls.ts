import { confirmGrant, readGrantStatus } from '#api/grant/access-grant.ts';
import type { Sample } from './sample.ts';

const REQUEST = { clientId: 'ridewell', responseType: 'code', scope: 'account', state: 'abc' };

/** Calls of access that a member gives to a client. */
export const grantSamples: Readonly<Record<string, Sample>> = {
  'grant-status': { as: 'member-green', call: () => readGrantStatus({ body: REQUEST }) },
  'grant-confirm': { as: 'member-green', call: () => confirmGrant({ body: REQUEST }) },
};
