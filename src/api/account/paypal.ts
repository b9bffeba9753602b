import * as v from 'valibot';
import { operation } from '../operation.ts';
import { paymentMethodSchema } from './payment-methods.ts';

/** Asks where the member agrees at PayPal; PayPal leads back to `returnPath` with what `addPaypal` takes (CRD-038). */
export const beginPaypal = operation({
  method: 'POST',
  path: '/apiproxy/v1/account/payment-methods/paypal/approvals',
  body: v.object({ returnPath: v.string() }),
  answer: v.object({ approvalUrl: v.string() }),
});

/** Saves the PayPal account that the member agreed to; an approval can be used once, and for a while. */
export const addPaypal = operation({
  method: 'POST',
  path: '/apiproxy/v1/account/payment-methods/paypal',
  body: v.object({ approvalToken: v.string() }),
  answer: paymentMethodSchema,
  refusals: { 410: 'approval-expired' },
});
