import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { operation } from '../operation.ts';
import { field, listAnswer } from '../tolerant.ts';
import { accountKey } from './account-key.ts';
import { challengePhone } from './challenge.ts';

/** The phones that codes are sent to (ACC-116, ACC-120). */
export const readPhones = operation({
  method: 'GET',
  path: '/apiproxy/v1/account/mfa/phones',
  answer: field('phones', listAnswer('phones', challengePhone)),
});

/** Asked anew whenever the page is opened, and only after the proof. */
export const phonesQuery = () =>
  queryOptions({
    queryKey: [...accountKey, 'phones'],
    queryFn: ({ signal }) => readPhones({ signal }),
    staleTime: 0,
  });

const phoneBody = v.object({ phoneNumber: v.string() });
const phoneRefusals = { 400: 'phone-refused', 403: 'verification-due', 409: 'phone-known' } as const;

/**
 * Adds a phone and sends it a code; it is used only after that code (decision AO-31). A further one needs a proof (D-321).
 * Added again before that code, the same number gets a fresh code; too soon, or too often, that is 'rate-limited', and where
 * the account has too many 'phones-full'.
 */
export const addPhone = operation({
  method: 'POST',
  path: '/apiproxy/v1/account/mfa/phones',
  body: phoneBody,
  answer: challengePhone,
  refusals: { ...phoneRefusals, TOO_MANY_PHONES: 'phones-full' },
});

/** Proposes another number for a phone and sends it a code; the old number stays until that code. Proposed again, it gets a fresh code; for a phone that is gone 'phone-missing'. */
export const changePhone = operation({
  method: 'PUT',
  path: '/apiproxy/v1/account/mfa/phones/:id',
  body: phoneBody,
  answer: challengePhone,
  refusals: { ...phoneRefusals, 404: 'phone-missing' },
});

/** Proves a new number by the code that was sent to it. */
export const confirmPhone = operation({
  method: 'POST',
  path: '/apiproxy/v1/account/mfa/phones/:id/confirmation',
  body: v.object({ code: v.string() }),
  answer: v.unknown(),
  refusals: { 400: 'code-refused', 404: 'phone-missing', 410: 'code-expired', 429: 'code-attempts-spent' },
});

/** Removes a phone; one that is gone already is 'phone-missing'. */
export const removePhone = operation({
  method: 'DELETE',
  path: '/apiproxy/v1/account/mfa/phones/:id',
  answer: v.unknown(),
  refusals: { 403: 'verification-due', 404: 'phone-missing' },
});
