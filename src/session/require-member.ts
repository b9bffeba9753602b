import { redirect } from '@tanstack/react-router';
import { safeReturnUrl } from '#domain/return-url.ts';
import type { Session } from './session.ts';

/** The address of a location as it was written, byte for byte (FC-110): the router's own text of it is a tidied one. */
export type AddressOf = (location: { readonly href: string }) => string;

/** What a guard is told by the router. */
export interface GuardNeeds {
  readonly context: { readonly session: Session; readonly addressOf: AddressOf };
  readonly location: { readonly href: string };
}

/**
 * Lets members in; sends everybody else to sign in, from where they come back to this address: the one guard for pages
 * that need an account (ACC-002, ACC-004, decision 0.4).
 */
export async function requireMember({ context, location }: GuardNeeds): Promise<void> {
  const visitor = await context.session.settledVisitor();
  if (visitor.kind === 'member') return;
  throw redirect({ to: '/account/signin', search: { returnUrl: context.addressOf(location) }, replace: true });
}

/**
 * On entering the sign-in page the cookies are cleared (ACC-007, decision AO-21), and a member is sent on: one who is known
 * already, has just signed in, or is brought back by the long-lived cookie (ACC-022, ACC-024).
 */
export function enterSignIn({
  context: { session },
  search,
  cause,
  preload,
}: {
  readonly context: { readonly session: Session };
  readonly search: { readonly returnUrl?: string | undefined };
  readonly cause: 'preload' | 'enter' | 'stay';
  readonly preload: boolean;
}): void {
  // A link that is only pointed at signs nobody out.
  if (preload) return;
  if (session.visitor().kind === 'member') throw redirect({ href: safeReturnUrl(search.returnUrl), replace: true });
  if (cause === 'enter') void session.openCredentials({ keepSignedIn: true });
}
