import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { type GuardNeeds, requireMember } from './require-member.ts';

type MfaGuardNeeds = GuardNeeds & { readonly context: { readonly queryClient: QueryClient } };

/** Whether flag and visitor have been asked, so that the page of a member may show. */
type MfaEntry = {
  readonly isDecided: boolean;
};

/**
 * The pages of the second factor exist only while its flag is on, for no visitor otherwise (ACC-115, ACC-120, FC-076); then for
 * members. A flag that does not come in time decides nothing yet.
 */
export async function requireMemberAndMfa(needs: MfaGuardNeeds): Promise<MfaEntry> {
  const { queryClient } = needs.context;
  // Only here: the first load of every page can do without it.
  const { isConfigurationKnown, resolveConfiguration } = await import('./configuration.ts');
  const { enableMfa } = await resolveConfiguration(queryClient);
  if (!isConfigurationKnown(queryClient)) return { isDecided: false };
  if (!enableMfa) throw notFound();
  await requireMember(needs);
  return { isDecided: true };
}
