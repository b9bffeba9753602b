import type { QueryClient } from '@tanstack/react-query';
import { isHotelOffered } from '#domain/rewards/hotel-partnership.ts';
import type { Catalogue } from '#messages/catalogue.ts';
import type { PlainMessageId } from '#messages/messages.ts';
import { type GuardNeeds, requireMember } from '#session/pages/require-member.ts';

/** What is decided once for guard, words and page of an address, so that none of them goes by another answer. */
type HotelOffer = {
  readonly isOffered: boolean;
};

/** What the document calls itself where the partnership is not offered, whichever of its addresses was asked for. */
type HotelPage = { page: { title: PlainMessageId; description: PlainMessageId } } | undefined;

/** It waits for the configuration, so that no page of the partnership shows in the place of the other one. */
export async function decideHotelOffer({
  context: { catalogue, queryClient },
}: {
  readonly context: { readonly catalogue: Catalogue; readonly queryClient: QueryClient };
}): Promise<HotelOffer> {
  // The schema of the configuration is no part of the first load.
  const { resolveConfiguration } = await import('#session/configuration.ts');
  const [{ rewards }] = await Promise.all([resolveConfiguration(queryClient), catalogue.load('rewards-partnership')]);
  return { isOffered: isHotelOffered(rewards, catalogue.messages.locale) };
}

/** Every page of the partnership, or one and the same in the place of all (PTN-009, PTN-014). */
export function loadHotelPage({ isOffered }: HotelOffer): HotelPage {
  if (isOffered) return undefined;
  return {
    page: { title: 'rewards-partnership.unavailable.title', description: 'rewards-partnership.unavailable.text' },
  };
}

/** Linking needs a member, who may have to sign in first (PTN-023, PTN-031); a page that is not offered asks for none. */
export async function requireHotelMember({
  context,
  location,
}: GuardNeeds & { readonly context: HotelOffer }): Promise<void> {
  if (context.isOffered) await requireMember({ context, location });
}
