import { lookUp } from '../look-up.ts';
import type { OrderRefusal } from './order-refusal.ts';

/** What a refused price means: each meaning has words of its own (OPP-016). */
export type PricingErrorMeaning =
  | 'country-missing'
  | 'item-limit'
  | 'items-not-found'
  | 'items-unavailable'
  | 'other-item'
  | 'reward-not-applied'
  | 'slot-unavailable'
  | 'store-busy'
  | 'store-closed'
  | 'store-not-found'
  | 'store-not-ready'
  | 'store-region'
  | 'store-unavailable'
  | 'unexpected';

/** The way forward that its dialog offers. */
export type PricingErrorAction = 'got-it' | 'choose-store' | 'choose-item' | 'choose-time' | 'try-again';

export type PricingError = { readonly meaning: PricingErrorMeaning; readonly action: PricingErrorAction };

/** The time that was chosen is gone (OPP-014). */
export const SLOT_UNAVAILABLE = 'SLOT_UNAVAILABLE';

/** Every code that has a row (OPP-015, OPP-017 to OPP-021); all others are unexpected and can be tried again (OPP-022). */
const CODES: Readonly<Record<string, PricingError>> = {
  MISSING_COUNTRY: { meaning: 'country-missing', action: 'got-it' },
  UNEXPECTED_ERROR: { meaning: 'unexpected', action: 'got-it' },
  ITEMS_NOT_FOUND: { meaning: 'items-not-found', action: 'got-it' },
  ITEMS_UNAVAILABLE: { meaning: 'items-unavailable', action: 'got-it' },
  STORE_NOT_FOUND: { meaning: 'store-not-found', action: 'choose-store' },
  HIGH_VOLUME_STORE: { meaning: 'store-busy', action: 'choose-store' },
  STORE_UNAVAILABLE: { meaning: 'store-unavailable', action: 'choose-store' },
  STORE_NOT_AVAILABLE: { meaning: 'store-unavailable', action: 'choose-store' },
  WRONG_STORE_REGION: { meaning: 'store-region', action: 'choose-store' },
  MOP_UNAVAILABLE: { meaning: 'store-not-ready', action: 'choose-store' },
  STORE_CLOSED: { meaning: 'store-closed', action: 'choose-store' },
  MOP_NOT_ACCEPTED: { meaning: 'store-not-ready', action: 'choose-store' },
  CHOOSE_DIFFERENT_ITEM: { meaning: 'other-item', action: 'choose-item' },
  ADD_IN_LIMIT: { meaning: 'item-limit', action: 'got-it' },
  REWARD_NOT_APPLIED: { meaning: 'reward-not-applied', action: 'got-it' },
  [SLOT_UNAVAILABLE]: { meaning: 'slot-unavailable', action: 'choose-time' },
  110000: { meaning: 'slot-unavailable', action: 'choose-time' },
};

/** What a code means, and the way forward; unknown and missing ones are unexpected (OPP-022). */
export function pricingErrorOf(code: string | null): PricingError {
  return lookUp(CODES, code ?? '') ?? { meaning: 'unexpected', action: 'try-again' };
}

/** Whether the cart holds what cannot be had any more: which of it, only the menu says. */
export function isOfItems(meaning: PricingErrorMeaning): boolean {
  return meaning === 'items-unavailable' || meaning === 'items-not-found';
}

/** Whether the time that was chosen is gone, by its name or its number (OPP-014, OPP-015, AMB-06). */
export function isSlotUnavailable({ code }: OrderRefusal): boolean {
  return pricingErrorOf(code).meaning === 'slot-unavailable';
}
