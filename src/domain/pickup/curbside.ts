import { MINUTE_MS } from '../durations.ts';
import type { Store } from '../stores/store.ts';

/** How the wire calls an order that is brought to the car (CRB-015, OPP-041). */
export const CURBSIDE = 'CX';

/** A longer name is cut, characters (FC-119). */
const DISPLAY_NAME_LIMIT = 25;

/** Who has waited longer for a network has most likely gone in, milliseconds (D-150). */
export const LONGEST_WAIT_MS = 15 * MINUTE_MS;

/** What the store calls out where no name is known; no visitor is greeted with it (CRB-008). */
export const NO_NAME = 'Guest';

/** The parking spot that a text names, from 1 to the store's stalls; null for every other text (CRB-006, FC-169). */
export function stallOf(spot: string, stallQuantity: number): number | null {
  const digits = spot.trim();
  if (!/^[1-9][0-9]{0,3}$/.test(digits)) return null;
  const stall = Number(digits);
  return stall <= stallQuantity ? stall : null;
}

/** A name as a store can call it out: one line of at most 25 characters; null where nothing is left. */
export function displayName(text: string): string | null {
  const characters = [...text.replace(/\p{C}/gu, '').trim()];
  return characters.slice(0, DISPLAY_NAME_LIMIT).join('').trim() || null;
}

/** Who arrives: the profile's first name before that of the link; null where neither can be called out (CRB-007, CRB-008). */
export function arrivingName(profileName: string | null, linkName: string | null): string | null {
  return displayName(profileName ?? '') ?? displayName(linkName ?? '');
}

/** Why no order is brought to the car now (CRB-010, CRB-011). */
export type CurbsideLimit = 'closed' | 'unavailable';

/** What stops curbside at a store, null where nothing does; that it is closed comes first (CRB-013, decision AO-61). */
export function curbsideLimit({ open, pickUpOptions, mobileOrdering }: CurbsideFacts): CurbsideLimit | null {
  if (!open) return 'closed';
  const isOffered = pickUpOptions.some(({ code }) => code === CURBSIDE);
  return isOffered && mobileOrdering.curbsideAvailability === 'READY' ? null : 'unavailable';
}

type CurbsideFacts = Pick<Store, 'open' | 'pickUpOptions' | 'mobileOrdering'>;
