import type { StoreNumber } from '../stores/store.ts';
import type { Visitor } from '../visitor.ts';

/** Who ordered, as events name it; never a person (ORD-096, ORD-099). */
export function customerType(visitor: Visitor): string {
  return visitor.kind === 'member' ? `rewards_${visitor.level ?? 'member'}` : 'guest';
}

/** Cents as events carry them: 1234 becomes 12.34 (ORD-097). */
export function eventPrice(cents: number): string {
  return (cents / 100).toFixed(2);
}

type Trouble = {
  readonly visitor: Visitor;
  readonly storeNumber: StoreNumber;
  /** Cents; null where there was none yet. */
  readonly price: number | null;
  readonly code: string | null;
};

/** What is measured of an order that failed (ORD-098, ORD-099): no personal data. */
export function orderTroubleEvent(
  event: 'insufficient_funds' | 'order_error',
  { visitor, storeNumber, price, code }: Trouble,
) {
  return {
    event,
    customer_type: customerType(visitor),
    store_number: storeNumber,
    price: price === null ? '' : eventPrice(price),
    error_code: code ?? 'UNKNOWN',
  };
}
