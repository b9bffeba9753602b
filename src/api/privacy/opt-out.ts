import * as v from 'valibot';
import { operation } from '../operation.ts';

/** Asks that nothing known of an address is sold or shared; the answer is the same whether or not it is known (PRI-008, PRI-009). */
export const optOutOfSharing = operation({
  method: 'POST',
  path: '/apiproxy/v1/privacy/opt-out',
  body: v.object({ optIn: v.literal(false), email: v.string() }),
  answer: v.unknown(),
});
