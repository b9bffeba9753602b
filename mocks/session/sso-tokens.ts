import { MINUTE_MS } from '#domain/durations.ts';
import type { World } from '../world.ts';
import type { Member } from './members.ts';
import { newSecret } from './sessions.ts';

/** How long the token of a link signs in, milliseconds (ACC-041). */
const SSO_TOKEN_MS = 5 * MINUTE_MS;

/** A token that signs a member in once; the answer to it carries `returnUrl`, whatever that is. */
export function issueSsoToken(world: World, member: Member, returnUrl: string | null = null): string {
  const token = newSecret(world.random);
  world.accounts.ssoTokens.set(token, { member, returnUrl, until: world.clock.now() + SSO_TOKEN_MS });
  return token;
}
