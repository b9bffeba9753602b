import * as v from 'valibot';
import type { Member, Visitor } from '#domain/visitor.ts';
import { operation } from '../operation.ts';
import { instant } from '../tolerant.ts';

/** ISO 8601 on the wire, milliseconds since 1970 in the app. */
const moment = v.pipe(
  instant,
  v.transform((text) => Date.parse(text)),
);

const memberEntries = v.object({
  kind: v.literal('member'),
  firstName: v.string(),
  memberId: v.string(),
  // What is only news about a member keeps no one from being known.
  provenAt: v.exactOptional(v.fallback(v.nullable(moment), null)),
  level: v.fallback(v.nullish(v.pipe(v.string(), v.regex(/^[a-z-]{1,20}$/))), null),
});

const memberOf = ({ level, ...member }: v.InferOutput<typeof memberEntries>): Member =>
  level ? { ...member, level } : member;

/** A member as the answers return it that sign one in. */
export const memberSchema = v.pipe(memberEntries, v.transform(memberOf));

/** A visitor as several answers return it. */
export const visitorSchema = v.pipe(
  v.variant('kind', [
    v.object({ kind: v.literal('anonymous') }),
    v.object({ kind: v.literal('guest') }),
    memberEntries,
  ]),
  v.transform((visitor): Visitor => (visitor.kind === 'member' ? memberOf(visitor) : visitor)),
);

/** What the session itself asks: a 401 is no answer to it, and ends nothing (FC-041). */
const refusals = { 401: 'refused' } as const;

/** Who the HttpOnly session cookie belongs to; a remembered browser gets its session back here (decision AO-21). */
export const readSession = operation({
  method: 'GET',
  path: '/apiproxy/v1/session',
  answer: visitorSchema,
  refusals,
  identifies: true,
});

/**
 * Clears the session cookie on entering a page that asks for credentials (ACC-007, ACC-044). With `keepSignedIn` the
 * long-lived cookie survives and, where it is valid, brings the session back silently (decision AO-21); answers who it is then.
 */
export const clearAuthCookies = operation({
  method: 'POST',
  path: '/apiproxy/v1/session/clear',
  body: v.object({ keepSignedIn: v.boolean() }),
  answer: visitorSchema,
  refusals,
  identifies: true,
});

/** Ends the session on the server and clears its cookies (decision AO-38); one that is over already is ended, too. */
export const signOut = operation({
  method: 'POST',
  path: '/apiproxy/v1/account/signout',
  answer: v.unknown(),
  refused: { statuses: [401], body: v.unknown() },
  identifies: true,
});
