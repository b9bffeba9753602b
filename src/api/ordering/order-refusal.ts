import * as v from 'valibot';

/** How a server says no to pricing or placing an order: a code (`110000`, `SLOT_UNAVAILABLE`), and its own words for a few (OPP-020). */
export type OrderRefusal = { readonly code: string | null; readonly message: string | null };

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
