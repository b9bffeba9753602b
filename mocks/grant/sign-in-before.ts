import { safePathOf } from '#domain/return-url.ts';
import { cookieOf, KEEP_COOKIE, sessionOf } from '../session/sessions.ts';
import type { World } from '../world.ts';
import { isForMembers } from './members-page.ts';

/**
 * Where a server beside its backend leads a visitor who is not signed in, instead of serving the page; null for all others. A browser
 * that is remembered gets the page, which brings its session back.
 */
export function signInBefore(world: World, request: Request, address: string): string | null {
  if (!isForMembers(address) || sessionOf(world, request).kind === 'member') return null;
  if (world.accounts.keeps.has(cookieOf(request, KEEP_COOKIE) ?? '')) return null;
  const wanted = safePathOf(address);
  return wanted === null ? '/account/signin' : `/account/signin?returnUrl=${encodeURIComponent(wanted)}`;
}
