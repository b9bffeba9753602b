import { describe, expect, test } from 'vitest';
import { clearAuthCookies, readSession, signOut } from '#api/session/session.ts';
import { signIn } from '#api/session/sign-in.ts';
import { DAY_MS } from '#domain/durations.ts';
import { setUpServer } from '#tests/support/set-up-server.ts';
import { COOKIE_CARRIER, carriedCookies } from '../respond.ts';
import { startWorld, TEST_INSTANT, type TestWorld } from '../server.ts';
import { PERSONA_PASSWORD, PERSONAS } from './personas.ts';

setUpServer();

const ANONYMOUS = { kind: 'anonymous' };

const bodyOf = (username: string, rememberMe = false, password = PERSONA_PASSWORD) => ({
  username,
  password,
  rememberMe,
  market: 'US',
  transactionSubType: 'signin' as const,
  reputation: '',
});

const enter = (username: string, rememberMe = false) => signIn({ body: bodyOf(username, rememberMe) });

const post = (world: TestWorld, path: string, body: unknown) =>
  world.send(`/apiproxy/v1${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

describe('session', () => {
  test('ORD-099 starts anonymous, and belongs to a member, whose level is known, from sign-in to sign-out', async () => {
    const world = startWorld();
    expect(await readSession({})).toEqual(ANONYMOUS);
    const gwen = { kind: 'member', firstName: 'Gwen', level: 'green', provenAt: TEST_INSTANT };
    expect(await enter(' Gwen@Northstar.test ')).toMatchObject({ outcome: 'signed-in', visitor: gwen });
    expect(await readSession({})).toMatchObject(gwen);
    await signOut({});
    expect(await readSession({})).toEqual(ANONYMOUS);
    expect(world.effects).toMatchObject({ signIns: 1, signOuts: 1, signInsRefused: 0 });
  });

  test('every persona without a second factor can sign in, and has an identity of its own', async () => {
    const identities = new Set<string | undefined>();
    const personas = Object.values(PERSONAS).filter((one) => one.kind === 'member' && !one.secondFactor);
    for (const persona of personas) {
      if (persona.kind !== 'member') continue;
      startWorld();
      const answer = await enter(persona.email);
      expect(answer).toMatchObject({ outcome: 'signed-in', visitor: { firstName: persona.firstName } });
      const visitor = await readSession({});
      identities.add(visitor.kind === 'member' ? visitor.memberId : undefined);
    }
    expect(identities.size).toBe(personas.length);
    expect(identities).not.toContain(undefined);
  });

  test('a refusal does not disclose whether the account exists', async () => {
    const world = startWorld();
    const attempt = async (username: string, password: string) => {
      const answer = await post(world, '/account/signin', bodyOf(username, false, password));
      return { status: answer.status, body: await answer.text(), cookie: answer.headers.get(COOKIE_CARRIER) };
    };
    const wrongPassword = await attempt('gwen@northstar.test', 'guess');
    expect(wrongPassword).toEqual({
      status: 401,
      body: '{"error":null,"messageId":"invalid_credentials","mfaChallengeMethods":[]}',
      cookie: null,
    });
    expect(await attempt('unknown@northstar.test', PERSONA_PASSWORD)).toEqual(wrongPassword);
    expect(await attempt('__proto__', PERSONA_PASSWORD)).toEqual(wrongPassword);
    expect((await attempt('locked@northstar.test', PERSONA_PASSWORD)).status).toBe(403);
    expect((await attempt('broken@northstar.test', PERSONA_PASSWORD)).status).toBe(500);
    expect(world.effects.signIns).toBe(0);
  });

  test('the cookie is out of reach of scripts, and its secret is worth nothing after sign-out', async () => {
    const world = startWorld();
    const answer = await post(world, '/account/signin', bodyOf('gwen@northstar.test'));
    const cookie = answer.headers.get(COOKIE_CARRIER) ?? '';
    expect(cookie).toMatch(/^northstar_session=\w{10,}; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(world.sessions.size).toBe(1);
    await signOut({});
    expect(world.sessions.size).toBe(0);
  });

  test('FC-133 what a form of another site can send changes nothing, nor does any GET', async () => {
    const world = startWorld({ persona: 'member-green' });
    const path = '/apiproxy/v1/account/signout';
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data', '']) {
      const answer = await world.send(path, { method: 'POST', headers: type === '' ? {} : { 'content-type': type } });
      expect(answer.status).toBe(415);
    }
    expect((await world.send(path)).status).toBe(404);
    expect(await readSession({})).toMatchObject({ firstName: 'Gwen' });
    await signOut({});
    expect(await readSession({})).toEqual({ kind: 'anonymous' });
  });

  test('a persona can be taken on directly', async () => {
    const world = startWorld({ persona: 'guest' });
    expect(await readSession({})).toEqual({ kind: 'guest' });
    world.become('member-gold');
    expect(await readSession({})).toMatchObject({ kind: 'member', firstName: 'Goldie' });
    world.become('anonymous');
    expect(await readSession({})).toEqual(ANONYMOUS);
  });
});

describe('keep me signed in', () => {
  test('ACC-031 without it a session ends with the browser; with it a cookie of thirty days brings it back', async () => {
    const world = startWorld();
    await enter('gwen');
    world.reopenBrowser();
    expect(await readSession({})).toEqual(ANONYMOUS);

    const answer = await post(world, '/account/signin', bodyOf('gwen', true));
    const [session, keep] = carriedCookies(answer);
    expect(session).toMatch(/^northstar_session=\w{10,}; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(keep).toMatch(/^northstar_keep=\w{10,}; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
    world.reopenBrowser();
    world.clock.advance(30 * DAY_MS - 1);
    // Nothing was proven in the session that came back (AO-41).
    expect(await readSession({})).toMatchObject({ kind: 'member', firstName: 'Gwen', provenAt: null });
    expect(world.effects).toMatchObject({ signIns: 2, sessionsRestored: 1 });
    world.reopenBrowser();
    world.clock.advance(1);
    expect(await readSession({})).toEqual(ANONYMOUS);
  });

  test('ACC-007 entering sign-in ends the session, and only a remembered browser gets a new one', async () => {
    const world = startWorld();
    await enter('gwen');
    expect(await clearAuthCookies({ body: { keepSignedIn: true } })).toEqual(ANONYMOUS);
    expect(world.sessions.size).toBe(0);

    await enter('gwen', true);
    const before = [...world.sessions.keys()];
    expect(await clearAuthCookies({ body: { keepSignedIn: true } })).toMatchObject({
      firstName: 'Gwen',
      provenAt: null,
    });
    expect([...world.sessions.keys()]).not.toEqual(before);
    expect(await readSession({})).toMatchObject({ firstName: 'Gwen' });
  });

  test('ACC-044 entering the creation of an account ends the remembered browser too', async () => {
    const world = startWorld();
    await enter('gwen', true);
    expect(await clearAuthCookies({ body: { keepSignedIn: false } })).toEqual(ANONYMOUS);
    expect(await readSession({})).toEqual(ANONYMOUS);
    expect(world.accounts.keeps.size).toBe(0);
  });

  test('the session of a guest order proves nothing, so entering sign-in leaves it alone', async () => {
    startWorld({ persona: 'guest' });
    expect(await clearAuthCookies({ body: { keepSignedIn: true } })).toEqual({ kind: 'guest' });
    expect(await clearAuthCookies({ body: { keepSignedIn: false } })).toEqual({ kind: 'guest' });
    expect(await readSession({})).toEqual({ kind: 'guest' });
  });

  test('ACC-043 signing out revokes both secrets on the server', async () => {
    const world = startWorld();
    await enter('gwen', true);
    const stolen = { cookie: `northstar_keep=${[...world.accounts.keeps.keys()][0]}` };
    await signOut({});
    expect([world.sessions.size, world.accounts.keeps.size]).toEqual([0, 0]);
    const answer = await world.send('/apiproxy/v1/session', { headers: stolen });
    expect(await answer.json()).toEqual(ANONYMOUS);
  });

  test('FC-080 another member who signs in on the same browser ends the first one, remembered or not', async () => {
    const world = startWorld();
    await enter('gwen', true);
    await enter('goldie');
    expect(await readSession({})).toMatchObject({ firstName: 'Goldie' });
    expect([world.sessions.size, world.accounts.keeps.size]).toEqual([1, 0]);
    world.reopenBrowser();
    expect(await readSession({})).toEqual(ANONYMOUS);
  });
});
