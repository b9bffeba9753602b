import { redirect } from '@tanstack/react-router';
import { takeTokens } from '#domain/address-tokens.ts';
import { HOME_AFTER_SIGN_IN, type SafePath } from '#domain/return-url.ts';
import type { Visitor } from '#domain/visitor.ts';
import { takeBegunAnew } from '#platform/storage/storage.ts';
import type { Session } from '../session.ts';
import { redirectTo } from './return-to.ts';

type Location = { readonly href: string; readonly maskedLocation?: { readonly href: string } };

/**
 * The address of a location as it was written, byte for byte (FC-110): the router's own text of it is a tidied one. Of a page
 * whose true address is hidden it is the one that is shown: neither its token nor a name travels on with it (D-151).
 */
export type AddressOf = (location: Location) => string;

/** What a guard gets from the router. */
export type GuardNeeds = {
  readonly context: { readonly session: Session; readonly addressOf: AddressOf };
  readonly location: Location;
};

/**
 * Lets members in; sends everybody else to sign in, from where they come back to this address, whose token waits here (FC-080):
 * the one guard for pages that need an account (ACC-002, ACC-004, decision 0.4).
 */
export async function requireMember({ context, location }: GuardNeeds): Promise<void> {
  const visitor = await resolveOnceMore(context.session);
  if (visitor.kind === 'member') return;
  const { address, tokens } = takeTokens(context.addressOf(location));
  for (const [name, token] of tokens) context.session.tokens.set(name, token);
  throw redirect({ to: '/account/signin', search: { returnUrl: address }, replace: true });
}

/** Whom the server could not be asked about may be a member: it is asked once more (ACC-004, ACC-024, FC-070). */
async function resolveOnceMore(session: Session): Promise<Visitor> {
  const visitor = await session.resolveVisitor();
  return visitor.kind === 'member' ? visitor : session.confirmVisitor().catch(() => visitor);
}

/**
 * On entering the sign-in page the cookies are cleared (ACC-007, decision AO-21), and a member is sent on: one who is known
 * already, has just signed in, or is brought back by the long-lived cookie (ACC-022, ACC-024). While the server could not say
 * whose they are, they may be those of a good session: it is asked again instead.
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
  if (cause !== 'enter') return;
  // A tab that was begun anew shows the page where it stood: the cookies may be those of who has signed in elsewhere (D-365).
  if (takeBegunAnew() || session.visitorActor.getSnapshot().hasTag('unconfirmed')) session.refresh();
  else void session.openCredentials({ keepSignedIn: true });
}
