import { redirect } from '@tanstack/react-router';
import { takeTokens } from '#domain/address-tokens.ts';
import { HOME_AFTER_SIGN_IN, type SafePath } from '#domain/return-url.ts';
import { redirectTo } from './return-to.ts';
import type { Session } from './session.ts';

/** The address of a location as it was written, byte for byte (FC-110): the router's own text of it is a tidied one. */
export type AddressOf = (location: { readonly href: string }) => string;

/** What a guard gets from the router. */
export interface GuardNeeds {
  readonly context: { readonly session: Session; readonly addressOf: AddressOf };
  readonly location: { readonly href: string };
}

/**
 * Lets members in; sends everybody else to sign in, from where they come back to this address, whose token waits here (FC-080):
 * the one guard for pages that need an account (ACC-002, ACC-004, decision 0.4).
 */
export async function requireMember({ context, location }: GuardNeeds): Promise<void> {
  const visitor = await context.session.resolveVisitor();
  if (visitor.kind === 'member') return;
  const { address, tokens } = takeTokens(context.addressOf(location));
  for (const [name, token] of tokens) context.session.tokens.set(name, token);
  throw redirect({ to: '/account/signin', search: { returnUrl: address }, replace: true });
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
  readonly search: { readonly returnUrl?: SafePath | undefined };
  readonly cause: 'preload' | 'enter' | 'stay';
  readonly preload: boolean;
}): void {
  // Preloading a link must not sign out.
  if (preload) return;
  if (session.visitor().kind === 'member') throw redirectTo(search.returnUrl ?? HOME_AFTER_SIGN_IN);
  if (cause === 'enter') void session.openCredentials({ keepSignedIn: true });
}
