import type { PickupOption } from '#domain/ordering/fulfilment.ts';
import type { PriceExtra } from '../account/history/history-record.ts';

/** One line of a priced order; cents for all of it. */
export type OrderedLine = { productNumber: string; sizeCode: string; quantity: number; amount: number };

/** An order that has a price and may be placed once; money in cents. */
export type PricedRecord = {
  readonly orderId: string;
  /** Who asked: only they can place it. */
  readonly visitor: string;
  readonly storeNumber: string;
  readonly pickupOption: PickupOption;
  readonly lines: readonly OrderedLine[];
  /** What an offer took off, and what a fee added. */
  readonly extras: readonly PriceExtra[];
  /** The code of the offer that took something off. */
  readonly usedOffer: string | null;
  readonly price: number;
  /** ISO 4217: of all these amounts. */
  readonly currency: string;
  readonly tax: number;
  readonly isTipEnabled: boolean;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
};

/** An order that was taken. */
export type PlacedRecord = {
  readonly priced: PricedRecord;
  /** What was asked for: the same again is recognised. */
  readonly asked: string;
  /** Milliseconds since 1970. */
  readonly placedAt: number;
  /** When it is ready, the same way: at the time that was chosen, else as soon as possible. */
  readonly dueAt: number;
  readonly orderToken: string;
  /** Minutes that it is likely to take. */
  readonly estimate: { readonly minimum: number; readonly maximum: number };
};

/** What a world keeps about orders, none yet. */
export const noOrderingRecords = () => ({
  /** By order id. */
  priced: new Map<string, PricedRecord>(),
  /** The one order that each visitor may place: pricing again takes its place (decision D-157). */
  open: new Map<string, string>(),
  /** By order id. */
  placed: new Map<string, PlacedRecord>(),
});
