import * as v from 'valibot';
import type { OrderRefusal } from '#domain/ordering/order-refusal.ts';
import { codeText, optionalCode, orNull } from '../tolerant.ts';

const message = orNull(v.string());

const refused = (refusal: OrderRefusal) => ({ outcome: 'refused' as const, refusal });

/** Reads `errors[].extensions` of a refused price. */
export const priceRefused = v.pipe(
  v.object({ code: optionalCode, message }),
  v.transform((extensions) => refused(extensions)),
);

/** Reads `errors[].extensions` of a refused order: without a code it is not known whether it was taken (FC-020, PRV-045). */
export const orderRefused = v.pipe(
  v.object({ code: codeText, message }),
  v.transform((extensions) => refused(extensions)),
);
