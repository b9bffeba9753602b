import { confirmGrant, readGrantStatus } from '#api/grant/access-grant.ts';
import { lookUp } from '#domain/look-up.ts';
import { respondToMember } from '../account/member-only.ts';
import { onOtherName } from '../other-name.ts';
import { refuse } from '../respond.ts';
import type { Member } from '../session/members.ts';
import { newSecret } from '../session/sessions.ts';
import type { World } from '../world.ts';
import { CLIENT_SITE_PATH } from './client-site-path.ts';
import { OAUTH_CLIENTS, type OAuthClient } from './oauth-clients.ts';

/** Where the page of a client is registered: its address has a query, as some have. */
export function registeredUri({ redirectUri }: OAuthClient, clientId: string, shop: URL): string | null {
  if (redirectUri !== 'site') return redirectUri;
  const query = new URLSearchParams({ client: clientId });
  return `${onOtherName(shop, CLIENT_SITE_PATH, 'https://client.example.com/back')}?${query}`;
}

/** The address with an authorisation code, which is good for one use. */
function withCode(world: World, uri: string, state: string | undefined): string {
  const code = newSecret(world.random);
  world.grants.codes.add(code);
  const added = new URLSearchParams({ code, ...(state === undefined ? {} : { state }) });
  return `${uri}${uri.includes('?') ? '&' : '?'}${added}`;
}

type Asked = { clientId: string; responseType: string };

/** The client, or what is answered in its place: unregistered addresses are compared whole (RFC 9700, 2.1). */
function clientOf({ clientId, responseType }: Asked, wanted: string | undefined, shop: URL) {
  const client = lookUp(OAUTH_CLIENTS, clientId);
  if (!client) return refuse(400, 'UNKNOWN_CLIENT');
  if (responseType !== 'code') return refuse(400, 'UNSUPPORTED_RESPONSE_TYPE');
  const uri = registeredUri(client, clientId, shop);
  if (wanted !== undefined && uri !== null && wanted !== uri) return refuse(400, 'REDIRECT_URI_MISMATCH');
  return { client, uri };
}

const hasAgreed = (world: World, member: Member, clientId: string) =>
  world.grants.agreed.get(member)?.has(clientId) === true;

export const grantHandlers = (world: World) => [
  respondToMember(world, readGrantStatus, ({ member, body, request }) => {
    const { clientId, responseType, scope, state } = body;
    const found = clientOf(body, body.requestRedirectUri, new URL(request.url));
    if (found instanceof Response) return found;
    const { client, uri } = found;
    if (client.status === 'fails') return refuse(500, 'GRANT_UNAVAILABLE');
    const authorized = client.isTrusted || hasAgreed(world, member, clientId);
    return {
      authorized,
      redirectUri: authorized && uri !== null ? withCode(world, uri, state) : uri,
      clientId,
      clientName: client.name,
      clientImage: client.image,
      responseType,
      scope: scope ?? null,
      state: state ?? null,
      claims: client.claims.map((claim) => ({ scope: claim })),
    };
  }),

  respondToMember(world, confirmGrant, ({ member, body, request }) => {
    const found = clientOf(body, body.redirectUri, new URL(request.url));
    if (found instanceof Response) return found;
    const { client, uri } = found;
    if (client.confirm === 'fails') return refuse(500, 'GRANT_UNAVAILABLE');
    if (client.confirm === 'leads to a script') return { redirectUri: 'javascript:alert(document.domain)' };
    world.effects.accessGranted += 1;
    const agreed = world.grants.agreed.get(member) ?? new Set();
    world.grants.agreed.set(member, agreed.add(body.clientId));
    if (client.confirm === 'is silent' || uri === null) return { redirectUri: null };
    return { redirectUri: withCode(world, uri, body.state) };
  }),
];
