import type { QueryClient } from '@tanstack/react-query';
import { notFound } from '@tanstack/react-router';
import { type GuardNeeds, requireMember } from './require-member.ts';

type MfaGuardNeeds = GuardNeeds & { readonly context: { readonly queryClient: QueryClient } };

/** The pages of the second factor exist only while its flag is on, for nobody otherwise (ACC-115, ACC-120, FC-076); then for members. */
export async function requireMemberAndMfa(needs: MfaGuardNeeds): Promise<void> {
  // Only here: the first load of every page can do without it.
  const { settledConfiguration } = await import('./configuration.ts');
  const { enableMfa } = await settledConfiguration(needs.context.queryClient);
  if (!enableMfa) throw notFound();
  await requireMember(needs);
}
