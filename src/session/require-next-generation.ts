import type { QueryClient } from '@tanstack/react-query';
import { redirect } from '@tanstack/react-router';
import { type GuardNeeds, requireMember } from './require-member.ts';

type ProgrammeGuardNeeds = GuardNeeds & { readonly context: { readonly queryClient: QueryClient } };

/** Whether flag and visitor have been asked, so that the page of a member may show. */
type NextGenerationEntry = {
  readonly isDecided: boolean;
};

/**
 * A member's page of the next generation of the programme: without it, for any visitor, the page of the programme (RWD-026,
 * RWD-027); then for members (RWD-029). A flag that does not come in time decides nothing yet: neither leads anywhere.
 */
export async function requireNextGeneration(needs: ProgrammeGuardNeeds): Promise<NextGenerationEntry> {
  const { queryClient } = needs.context;
  // Only here: the first load of every page can do without it.
  const { isConfigurationKnown, resolveConfiguration } = await import('./configuration.ts');
  const { rewards } = await resolveConfiguration(queryClient);
  if (!isConfigurationKnown(queryClient)) return { isDecided: false };
  if (!rewards.enableNextGenLoyalty) throw redirect({ to: '/rewards', replace: true });
  await requireMember(needs);
  return { isDecided: true };
}
