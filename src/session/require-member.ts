import { redirect } from '@tanstack/react-router';
import { safeReturnUrl } from '#domain/return-url.ts';
import type { Session } from './session.ts';

/** What a guard is told by the router. */
export interface GuardNeeds {
  readonly context: { readonly session: Session };
  readonly location: { readonly href: string };
}

/** Lets members in; sends everybody else to sign in, from where they come back to this address (decision 0.4). */
export async function requireMember({ context, location }: GuardNeeds): Promise<void> {
  const visitor = await context.session.settledVisitor();
  if (visitor.kind === 'member') return;
  throw redirect({ to: '/account/signin', search: { returnUrl: location.href }, replace: true });
}

/** Sends a member on from the sign-in page, whether just signed in or signed in already (ACC-022, ACC-024). */
export function skipForMembers(
  needs: GuardNeeds & { readonly search: { readonly returnUrl?: string | undefined } },
): void {
  if (needs.context.session.visitor().kind !== 'member') return;
  throw redirect({ href: safeReturnUrl(needs.search.returnUrl), replace: true });
}
