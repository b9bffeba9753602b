import type { PickupOption } from '#domain/fulfilment.ts';
import type { Words } from '../menu/words.ts';

type Fee = { readonly code: string; readonly amount: number; readonly label: Words; readonly description: Words };

/** By state or province; cents. */
const FEES: Readonly<Record<string, Fee>> = {
  CA: {
    code: 'BAG',
    amount: 10,
    label: ['Bag fee', 'Frais de sac', 'Cargo por bolsa'],
    description: [
      'California asks for 10¢ for the bag of an order to go.',
      'La Californie demande 10 ¢ pour le sac d’une commande à emporter.',
      'California pide 10 ¢ por la bolsa de un pedido para llevar.',
    ],
  },
};

/** What a state or province adds to an order that leaves the store. */
export function feeIn(subdivision: string, pickup: { isToGo: boolean; pickupOption: PickupOption }): Fee | null {
  return pickup.isToGo || pickup.pickupOption !== 'in-store' ? (FEES[subdivision] ?? null) : null;
}

/** All fees of a state or province; every one of the country where none is named. */
export function feesOf(subdivision: string | null): readonly Fee[] {
  if (subdivision === null) return Object.values(FEES);
  const fee = FEES[subdivision];
  return fee ? [fee] : [];
}
