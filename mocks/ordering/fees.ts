import type { PickupOption } from '#domain/ordering/fulfilment.ts';
import type { Words } from '../menu/words.ts';

export type Fee = {
  readonly country: string;
  readonly code: string;
  readonly amount: number;
  readonly label: Words;
  readonly description: Words;
};

/** The fees by state or province; cents. */
const FEES: Readonly<Record<string, Fee>> = {
  CA: {
    country: 'US',
    code: 'BAG',
    amount: 10,
    label: ['Bag fee', 'Frais de sac', 'Cargo por bolsa'],
    description: [
      'California asks for 10¢ for the bag of an order to go.',
      'La Californie demande 10 ¢ pour le sac d’une commande à emporter.',
      'California pide 10¢ por la bolsa de un pedido para llevar.',
    ],
  },
};

/** What a state or province adds to an order that leaves the store. */
export function feeIn(subdivision: string, pickup: { isToGo: boolean; pickupOption: PickupOption }): Fee | null {
  return pickup.isToGo || pickup.pickupOption !== 'in-store' ? (FEES[subdivision] ?? null) : null;
}

/** All fees of a state or province. */
export function feesOf(subdivision: string): readonly Fee[] {
  const fee = FEES[subdivision];
  return fee ? [fee] : [];
}

/** All fees of the states or provinces of a country. */
export const feesOfCountry = (country: string): readonly Fee[] =>
  Object.values(FEES).filter((fee) => fee.country === country);
