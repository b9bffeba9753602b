import { signIn } from '#api/session/sign-in.ts';
import { countryOf, type Locale } from '#domain/locale.ts';
import type { Credentials } from '#machines/account/sign-in/sign-in.machine.ts';
import { collectReputation } from '#platform/device-risk.ts';

/** Sends credentials with what the retailer wants beside them: market and device-risk data (ACC-025, ACC-032, decision AO-36). */
export async function requestSignIn(credentials: Credentials, locale: Locale, signal: AbortSignal) {
  const reputation = await collectReputation(signal);
  const market = countryOf(locale);
  return signIn({ body: { ...credentials, market, transactionSubType: 'signin', reputation }, signal });
}
