import * as v from 'valibot';
import type { MfaPhone } from '#domain/account/one-time-code.ts';

/** A phone of a challenge as the sign-in refusal names it (ACC-026); only its last four digits go on. */
export const challengePhone = v.pipe(
  v.object({ id: v.string(), phoneNumber: v.string(), phoneSmsState: v.string() }),
  v.transform(
    ({ id, phoneNumber, phoneSmsState }): MfaPhone => ({
      id,
      lastFour: phoneNumber.replace(/\D/g, '').slice(-4),
      verified: phoneSmsState === 'VERIFIED',
    }),
  ),
);
