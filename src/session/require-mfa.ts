import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { type GuardNeeds, requireMember } from './require-member.ts';

type MfaGuardNeeds = GuardNeeds & { readonly context: { readonly queryClient: QueryClient } };

/** The pages of the second factor exist only while its flag is on, for no visitor otherwise (ACC-115, ACC-120, FC-076); then for members. */
export async function requireMemberAndMfa(needs: MfaGuardNeeds): Promise<void> {
  // Only here: the first load of every page can do without it.
  const { resolveConfiguration } = await import('./configuration.ts');
  const { enableMfa } = await resolveConfiguration(needs.context.queryClient);
  if (!enableMfa) throw notFound();
  await requireMember(needs);
}
