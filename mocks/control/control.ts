import { HttpResponse } from 'msw';
import * as v from 'valibot';
import { createClock } from '../clock.ts';
import { parseFault } from '../faults.ts';
import { sendDueGifts } from '../gifts/gift-mails.ts';
import { operationsOf } from '../handlers.ts';
import { isWorldName, NAMED_WORLDS } from '../named-worlds.ts';
import { refusalOfForeign } from '../own-request.ts';
import { carryCookies, refuse } from '../respond.ts';
import { SENTINELS } from '../sentinels.ts';
import { findMember } from '../session/members.ts';
import { isPersonaId, PERSONA_PASSWORD, PERSONAS } from '../session/personas.ts';
import { endCookies, sessionOf, sessionOfPersona, startSession } from '../session/sessions.ts';
import { issueSsoToken } from '../session/sso-tokens.ts';
import type { World } from '../world.ts';
import type { Worlds } from '../worlds.ts';
import { spendAtTheTill } from './spend.ts';

/** Where tests and the demo panel steer a world; no retailer has it. */
export const CONTROL_PATH = '/apiproxy/__world';

/** Whether a request is for the control endpoint and not for the retailer. */
export function isControlRequest(request: Request): boolean {
  const { pathname } = new URL(request.url);
  return pathname === CONTROL_PATH || pathname.startsWith(`${CONTROL_PATH}/`);
}

/** Steers the world that the request names and answers with its new state. */
export async function controlAnswer(worlds: Worlds, request: Request): Promise<Response> {
  const id = worlds.idOf(request);
  const world = worlds.find(id);
  const action = new URL(request.url).pathname.slice(CONTROL_PATH.length + 1);
  if (request.method === 'GET') {
    sendDueGifts(world);
    if (action === '') return HttpResponse.json(stateOf(id, world, request));
    if (action === 'outbox') return HttpResponse.json(outboxOf(world));
    return action === 'effects' ? HttpResponse.json(world.effects) : refuse(404, 'NO_SUCH_CONTROL');
  }
  if (request.method !== 'POST') return refuse(405, 'POST_EXPECTED');
  const foreign = refusalOfForeign(request);
  if (foreign) return foreign;
  const body: unknown = await request.json().catch(() => undefined);
  switch (action) {
    case 'reset':
      return fresh(worlds, id, { name: world.name, seed: world.seed }, request);
    case 'world':
      return named(worlds, id, body, request);
    case 'persona':
      return become(world, body, request);
    case 'sso':
      return issueLink(world, body, request);
    case 'clock':
      return setClock(id, world, body, request);
    case 'faults':
      return setFaults(id, world, body, request);
    case 'sold-out':
      return setSoldOut(id, world, body, request);
    case 'spend':
      return spendAtTheTill(world, body, request);
    case 'expire-sessions':
      world.sessions.clear();
      return HttpResponse.json(stateOf(id, world, request));
    default:
      return refuse(404, 'NO_SUCH_CONTROL');
  }
}

function stateOf(id: string, world: World, request: Request) {
  sendDueGifts(world);
  const session = sessionOf(world, request);
  const email = session.kind === 'member' ? session.member.persona.email : null;
  const persona = Object.entries(PERSONAS).find(
    ([, one]) => one.kind === session.kind && (one.kind !== 'member' || one.email === email),
  );
  return {
    id,
    name: world.name,
    seed: world.seed,
    stores: world.directory.records.length,
    clock: { at: new Date(world.clock.now()).toISOString(), frozen: world.clock.isFrozen() },
    persona: persona?.[0] ?? 'anonymous',
    /** Also of a member who joined here and is no persona. */
    signedInAs: session.kind === 'member' ? session.member.account.email : null,
    personas: Object.entries(PERSONAS).map(([key, one]) => ({
      id: key,
      label: one.label,
      ...(one.kind === 'member' && { email: one.email, password: PERSONA_PASSWORD }),
    })),
    worlds: Object.entries(NAMED_WORLDS).map(([name, { label }]) => ({ name, label })),
    operations: operationsOf(world),
    faults: world.faults.map(({ operation, fault, timesLeft }) => ({ operation, ...fault, timesLeft })),
    soldOut: [...world.soldOut],
    sentinels: SENTINELS,
    effects: world.effects,
    outbox: outboxOf(world),
  };
}

/** The messages that were sent, newest first. */
const outboxOf = ({ accounts }: World) => accounts.outbox.toReversed();

/** What the control endpoint shows about a world. */
export type WorldState = ReturnType<typeof stateOf>;

function fresh(worlds: Worlds, id: string, options: Parameters<Worlds['replace']>[1], request: Request): Response {
  const made = worlds.replace(id, options);
  return carryCookies(HttpResponse.json(stateOf(id, made, request)), endCookies(made, request));
}

const worldSchema = v.object({
  name: v.custom<keyof typeof NAMED_WORLDS>(isWorldName),
  seed: v.optional(v.pipe(v.string(), v.maxLength(80))),
  resultCap: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(5000))),
  favouriteLimit: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0))),
  /** The clock stands still at this instant. */
  frozenAt: v.optional(v.pipe(v.string(), v.isoTimestamp())),
});

function named(worlds: Worlds, id: string, body: unknown, request: Request): Response {
  const parsed = v.safeParse(worldSchema, body);
  if (!parsed.success) return refuse(400, 'NO_SUCH_WORLD');
  const { name, seed, resultCap, favouriteLimit, frozenAt } = parsed.output;
  const options = {
    name,
    ...(seed !== undefined && { seed }),
    ...(resultCap !== undefined && { resultCap }),
    ...(favouriteLimit !== undefined && { favouriteLimit }),
    ...(frozenAt !== undefined && { clock: createClock({ at: Date.parse(frozenAt), frozen: true }) }),
  };
  return fresh(worlds, id, options, request);
}

function become(world: World, body: unknown, request: Request): Response {
  const parsed = v.safeParse(v.object({ persona: v.custom<keyof typeof PERSONAS>(isPersonaId) }), body);
  if (!parsed.success) return refuse(400, 'NO_SUCH_PERSONA');
  const session = sessionOfPersona(world, parsed.output.persona);
  const cookies = [...endCookies(world, request), ...(session ? [startSession(world, session)] : [])];
  return carryCookies(HttpResponse.json({ persona: parsed.output.persona }), cookies);
}

const ssoSchema = v.object({
  /** An e-mail address or user name. */
  member: v.string(),
  returnUrl: v.optional(v.string()),
});

/** Makes a link that signs a member in once, as a partner's site or a mail would hold it. */
function issueLink(world: World, body: unknown, request: Request): Response {
  const parsed = v.safeParse(ssoSchema, body);
  const member = parsed.success ? findMember(world.members, parsed.output.member) : null;
  if (!parsed.success || !member) return refuse(400, 'NO_SUCH_MEMBER');
  const { returnUrl } = parsed.output;
  const token = issueSsoToken(world, member, returnUrl ?? null);
  const search = returnUrl === undefined ? '' : `?${new URLSearchParams({ returnUrl })}`;
  const link = `${new URL(request.url).origin}/account/signin/sso/${token}${search}`;
  return HttpResponse.json({ token, link } satisfies SignInLink);
}

/** A link that signs in once. */
export type SignInLink = { token: string; link: string };

const clockSchema = v.object({
  at: v.optional(v.pipe(v.string(), v.isoTimestamp())),
  advanceMs: v.optional(v.number()),
  frozen: v.optional(v.boolean()),
  /** Back to the real time, running. */
  real: v.optional(v.boolean()),
});

function setClock(id: string, world: World, body: unknown, request: Request): Response {
  const parsed = v.safeParse(clockSchema, body);
  if (!parsed.success) return refuse(400, 'BAD_CLOCK');
  const { at, advanceMs, frozen, real } = parsed.output;
  if (real) {
    world.clock.resume();
    world.clock.set(Date.now());
  }
  // Stopped first: a running clock would have moved on from the asked instant before it stops.
  if (frozen === true) world.clock.freeze();
  if (at !== undefined) world.clock.set(Date.parse(at));
  if (advanceMs !== undefined) world.clock.advance(advanceMs);
  if (frozen === false) world.clock.resume();
  return HttpResponse.json(stateOf(id, world, request));
}

/** Marks these products, and no others, as sold out everywhere from now on. */
function setSoldOut(id: string, world: World, body: unknown, request: Request): Response {
  const parsed = v.safeParse(v.object({ productNumbers: v.array(v.string()) }), body);
  if (!parsed.success) return refuse(400, 'BAD_SOLD_OUT');
  world.soldOut.clear();
  for (const number of parsed.output.productNumbers) world.soldOut.add(number);
  return HttpResponse.json(stateOf(id, world, request));
}

const faultSchema = v.object({
  operation: v.string(),
  /** As in `parseFault`; null takes the faults of the operation away. */
  fault: v.nullable(v.string()),
  times: v.nullish(v.pipe(v.number(), v.integer(), v.minValue(1)), null),
});

function setFaults(id: string, world: World, body: unknown, request: Request): Response {
  const parsed = v.safeParse(faultSchema, body);
  if (!parsed.success) return refuse(400, 'BAD_FAULT');
  const { operation, fault: text, times } = parsed.output;
  if (operation !== '*' && !operationsOf(world).includes(operation)) return refuse(400, 'NO_SUCH_OPERATION');
  if (text === null) {
    const kept = operation === '*' ? [] : world.faults.filter((rule) => rule.operation !== operation);
    world.faults.splice(0, world.faults.length, ...kept);
    return HttpResponse.json(stateOf(id, world, request));
  }
  const fault = parseFault(text);
  if (!fault) return refuse(400, 'BAD_FAULT');
  world.faults.push({ operation, fault, timesLeft: times });
  return HttpResponse.json(stateOf(id, world, request));
}
