import * as v from 'valibot';
import { keptAge } from '#domain/kept-age.ts';
import { CHOICE_LIFE_MS, type ConfirmedChoice } from '#domain/ordering/order-store.ts';
import { ORDER_STORE_KEY } from '#domain/ordering/order-store-key.ts';
import { storeNumberOf } from '#domain/stores/store.ts';
import type { Clock } from '../clock.ts';
import { readStored, writeStored } from './stored.ts';

const keptSchema = v.object({
  machine: v.literal('storeSelection'),
  version: v.literal(1),
  storeNumber: v.pipe(v.string(), v.regex(/^[\w-]{1,20}$/), v.transform(storeNumberOf)),
  distance: v.nullable(v.pipe(v.number(), v.finite(), v.minValue(0))),
  confirmedAt: v.pipe(v.number(), v.integer(), v.minValue(0)),
});

/**
 * The store that was chosen on an earlier visit; null where there is none, it is not known to be younger than a week, or what
 * lies there is none of ours (ORD-018).
 */
export function keptOrderStore(clock: Clock): ConfirmedChoice | null {
  const { output, success } = v.safeParse(keptSchema, readStored(ORDER_STORE_KEY));
  if (!success) return null;
  const { storeNumber, distance, confirmedAt } = output;
  return keptAge(confirmedAt, { now: clock.now(), life: CHOICE_LIFE_MS }) === 'young'
    ? { storeNumber, distance, confirmedAt }
    : null;
}

/** Keeps the choice until the next visit; where the browser keeps nothing, it lives as long as the page. */
export function keepOrderStore(choice: ConfirmedChoice | null): void {
  writeStored(ORDER_STORE_KEY, choice && toKeep(choice));
}

function toKeep({ storeNumber, distance, confirmedAt }: ConfirmedChoice): v.InferInput<typeof keptSchema> {
  return { machine: 'storeSelection', version: 1, storeNumber, distance, confirmedAt };
}
