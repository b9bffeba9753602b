import type { QueryClient } from '@tanstack/react-query';
import { notFound, redirect } from '@tanstack/react-router';
import type { Configuration } from '#domain/configuration.ts';
import { type GuardNeeds, requireMember } from './require-member.ts';

type FlagGuardNeeds = GuardNeeds & { readonly context: { readonly queryClient: QueryClient } };

/** Whether flag and visitor have been asked, so that the page of a member may show. */
type FlaggedEntry = { readonly isDecided: boolean };

/** Admits members while a flag is on; without it every visitor is led elsewhere. A flag that is not there in time decides nothing yet. */
async function requireFlagged(
  needs: FlagGuardNeeds,
  isOn: (configuration: Configuration) => boolean,
  elsewhere: () => unknown,
): Promise<FlaggedEntry> {
  const { queryClient } = needs.context;
  // Only here: the first load of every page can do without it.
  const { isConfigurationKnown, resolveConfiguration } = await import('../configuration.ts');
  const configuration = await resolveConfiguration(queryClient);
  if (!isConfigurationKnown(queryClient)) return { isDecided: false };
  if (!isOn(configuration)) throw elsewhere();
  await requireMember(needs);
  return { isDecided: true };
}

/** The pages of the second factor exist only while its flag is on, for no visitor otherwise (ACC-115, ACC-120, FC-076). */
export const requireMemberAndMfa = (needs: FlagGuardNeeds) =>
  requireFlagged(needs, ({ enableMfa }) => enableMfa, notFound);

/**
 * A member's page of the next generation of the programme (RWD-029): without it, for any visitor, the page of the programme
 * (RWD-026, RWD-027).
 */
export const requireNextGeneration = (needs: FlagGuardNeeds) =>
  requireFlagged(
    needs,
    ({ rewards }) => rewards.enableNextGenLoyalty,
    () => redirect({ to: '/rewards', replace: true }),
  );
