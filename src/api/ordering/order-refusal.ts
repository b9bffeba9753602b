import * as v from 'valibot';
import type { OrderRefusal } from '#domain/order-refusal.ts';
import { optionalCode } from '../tolerant.ts';

const message = v.fallback(v.optional(v.nullable(v.string()), null), null);

/** Reads `errors[].extensions` of a refused order call. */
export const orderRefused = v.pipe(
  v.object({ code: optionalCode, message }),
  v.transform((refusal: OrderRefusal) => ({ outcome: 'refused' as const, refusal })),
);
