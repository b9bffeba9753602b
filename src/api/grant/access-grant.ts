import * as v from 'valibot';
import type { GrantStatus } from '#domain/grant/access-grant.ts';
import { operation } from '../operation.ts';

const optionalText = v.nullish(v.string(), null);

/** What the server knows of a client's request (OAU-006, OAU-007); `grantDecisionOf` of the domain decides what follows from it. */
export const readGrantStatus = operation({
  method: 'POST',
  path: '/apiproxy/v1/oauth/authorize/status',
  body: v.object({
    clientId: v.string(),
    requestRedirectUri: v.optional(v.string()),
    responseType: v.string(),
    scope: v.optional(v.string()),
    state: v.optional(v.string()),
  }),
  answer: v.pipe(
    v.object({
      authorized: v.boolean(),
      redirectUri: optionalText,
      clientId: optionalText,
      clientName: optionalText,
      clientImage: optionalText,
      responseType: optionalText,
      scope: optionalText,
      state: optionalText,
      claims: v.nullish(v.array(v.object({ scope: v.string() })), []),
    }),
    v.transform(
      ({ authorized, redirectUri, clientName, clientImage, claims }): GrantStatus => ({
        authorized,
        // An empty address is none (OAU-014).
        redirectUri: redirectUri || null,
        clientName,
        clientImage,
        claims: claims.map(({ scope }) => scope),
      }),
    ),
  ),
});

/** A member agrees (OAU-015); answers where the browser has to go on, as it came, null where it does not say so (OAU-017). */
export const confirmGrant = operation({
  method: 'POST',
  path: '/apiproxy/v1/oauth/authorize',
  body: v.object({
    clientId: v.string(),
    responseType: v.string(),
    redirectUri: v.optional(v.string()),
    scope: v.optional(v.string()),
    state: v.optional(v.string()),
  }),
  answer: v.pipe(
    // Without a body there is no address either.
    v.nullish(v.object({ redirectUri: optionalText }), {}),
    v.transform(({ redirectUri }) => redirectUri || null),
  ),
});
