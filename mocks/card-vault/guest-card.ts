import { isGuestTokenExpired } from '#domain/payment-methods/guest-payment.ts';
import { retailerSettings } from '../configuration/configuration.ts';
import type { World } from '../world.ts';
import { cardOfToken, type TokenisedCard } from './card-token.ts';

/** Whether the bank knows the billing address that a guest's card was entered for (D-351). */
export const hasAddress = (world: World, { addressToken }: TokenisedCard): boolean =>
  addressToken !== undefined && world.accounts.guestAddresses.has(addressToken);

/** The card with which a guest's token pays now; null for one that no provider has made, that has paid, or is too old (BIL-025). */
export function guestCardOf(world: World, token: string): TokenisedCard | null {
  const card = cardOfToken(token);
  if (!card || world.accounts.cardTokens.has(token)) return null;
  const { clock } = world;
  const maxAge = retailerSettings(world).securePayment.guestPaymentTokenMaxAge;
  return isGuestTokenExpired(clock.showed(card.issuedAt), { now: clock.now(), maxAge }) ? null : card;
}
