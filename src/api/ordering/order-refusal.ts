import * as v from 'valibot';
import type { OrderRefusal } from '#domain/order-refusal.ts';

const code = v.fallback(
  v.optional(v.nullable(v.union([v.string(), v.pipe(v.number(), v.transform(String))])), null),
  null,
);
const message = v.fallback(v.optional(v.nullable(v.string()), null), null);

/** Reads `errors[].extensions` of a refused order call. */
export const orderRefused = v.pipe(
  v.object({ code, message }),
  v.transform((refusal: OrderRefusal) => ({ outcome: 'refused' as const, refusal })),
);
