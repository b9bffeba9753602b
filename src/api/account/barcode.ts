import * as v from 'valibot';
import { operation } from '../operation.ts';

/**
 * The barcode that a till reads off the screen (CRD-019); an image without a byte where there is none (CRD-021). A proof that is
 * too old is 'verification-due' (CRD-014).
 */
export const fetchBarcode = operation({
  method: 'POST',
  path: '/apiproxy/v1/account/cards/barcode',
  isRead: true,
  body: v.object({ cardNumber: v.string() }),
  answers: 'image',
  answer: v.blob(),
  refusals: { VERIFICATION_DUE: 'verification-due' },
});
