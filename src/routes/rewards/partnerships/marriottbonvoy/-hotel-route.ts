import type { QueryClient } from '@tanstack/react-query';
import { isHotelOffered } from '#domain/hotel-partnership.ts';
import type { Catalogue } from '#messages/catalogue.ts';
import type { PlainMessageId } from '#messages/messages.ts';
import { type GuardNeeds, requireMember } from '#session/require-member.ts';

interface Needs {
  readonly catalogue: Catalogue;
  readonly queryClient: QueryClient;
}

/** What the document calls itself where the partnership is not offered, whichever of its addresses was asked for. */
type HotelPage = { page: { title: PlainMessageId; description: PlainMessageId } } | undefined;

/** It waits for the configuration, so that no page of the partnership shows in the place of the other one. */
async function isOffered({ catalogue, queryClient }: Needs): Promise<boolean> {
  // The schema of the configuration is no part of the first load.
  const { resolveConfiguration } = await import('#session/configuration.ts');
  const { rewards } = await resolveConfiguration(queryClient);
  return isHotelOffered(rewards, catalogue.messages.locale);
}

/** Every page of the partnership, or one and the same in the place of all (PTN-009, PTN-014). */
export async function loadHotelPage(needs: Needs): Promise<HotelPage> {
  const [offered] = await Promise.all([isOffered(needs), needs.catalogue.load('rewards-partnership')]);
  if (offered) return undefined;
  return {
    page: { title: 'rewards-partnership.unavailable.title', description: 'rewards-partnership.unavailable.text' },
  };
}

/** Linking needs a member, who may have to sign in first (PTN-023, PTN-031); a page that is not offered asks for none. */
export async function requireHotelMember({ context, location }: GuardNeeds & { context: Needs }): Promise<void> {
  if (await isOffered(context)) await requireMember({ context, location });
}
