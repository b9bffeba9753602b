import type { Store } from '../stores/store.ts';
import { FULFILMENT_CODES, type Fulfilment, PICKUP_OPTIONS, type PickupOption } from './fulfilment.ts';

/** A way of pickup that a store has. */
export type OfferedPickup = {
  readonly option: PickupOption;
  /** In the store's words. */
  readonly name: string;
  /** False where curbside is not ready now. */
  readonly isReady: boolean;
};

type PickupStore = Pick<Store, 'pickUpOptions' | 'mobileOrdering'>;

/** The ways of pickup among what a store has, by its codes (ORD-023, OPP-041). */
export function offeredPickups({ pickUpOptions, mobileOrdering }: PickupStore): readonly OfferedPickup[] {
  return PICKUP_OPTIONS.flatMap((option) => {
    const found = pickUpOptions.find(({ code }) => code === FULFILMENT_CODES[option]);
    const isReady = option !== 'curbside' || mobileOrdering.curbsideAvailability === 'READY';
    return found ? [{ option, name: found.name, isReady }] : [];
  });
}

/** The way of pickup nearest to the wanted one that a store has; the wanted one where it has none at all. */
export function possiblePickup(store: PickupStore, wanted: Fulfilment['pickupOption']): PickupOption {
  const ready = offeredPickups(store).filter(({ isReady }) => isReady);
  return ready.some(({ option }) => option === wanted) ? wanted : (ready[0]?.option ?? wanted);
}

/** What is chosen, as the store can do it: only in the store is anything for here. */
export function possibleFulfilment(store: PickupStore, { pickupOption: wanted, consumption }: Fulfilment): Fulfilment {
  const pickupOption = possiblePickup(store, wanted);
  return { pickupOption, consumption: pickupOption === 'in-store' ? consumption : 'to-go' };
}
