import * as v from 'valibot';
import type { Visitor } from '#domain/visitor.ts';
import { operation } from '../operation.ts';

const visitorSchema = v.pipe(
  v.variant('kind', [
    v.object({ kind: v.literal('anonymous') }),
    v.object({ kind: v.literal('guest') }),
    v.object({ kind: v.literal('member'), firstName: v.string() }),
  ]),
  v.transform((visitor): Visitor => visitor),
);

/** Who the HttpOnly session cookie belongs to. */
export const readSession = operation({ method: 'GET', path: '/apiproxy/v1/session', answer: visitorSchema });

/** Plain sign-in by e-mail and password; the second factor joins it with the accounts. */
export const signIn = operation({
  method: 'POST',
  path: '/apiproxy/v1/account/signin',
  body: v.object({ username: v.string(), password: v.string() }),
  answer: visitorSchema,
  refusals: { 400: 'sign-in-refused', 401: 'sign-in-refused', 403: 'sign-in-refused' },
});

/** Ends the session on the server and clears its cookie. */
export const signOut = operation({ method: 'POST', path: '/apiproxy/v1/account/signout', answer: v.unknown() });
