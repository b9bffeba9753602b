import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readSession, signIn, signOut } from '#api/session/session.ts';
import { COOKIE_CARRIER } from '../respond.ts';
import { startServer, startWorld, stopServer } from '../server.ts';
import { PERSONA_PASSWORD, PERSONAS } from './personas.ts';

beforeAll(startServer);
afterAll(stopServer);

const enter = (username: string, password = PERSONA_PASSWORD) =>
  signIn({
    body: { username, password, rememberMe: false, market: 'US', transactionSubType: 'signin', reputation: '' },
  });

describe('session', () => {
  test('begins with nobody, and belongs to a member from sign-in to sign-out', async () => {
    const world = startWorld();
    expect(await readSession({})).toEqual({ kind: 'anonymous' });
    expect(await enter(' Gwen@Northstar.test ')).toEqual({
      outcome: 'signed-in',
      visitor: { kind: 'member', firstName: 'Gwen' },
    });
    expect(await readSession({})).toEqual({ kind: 'member', firstName: 'Gwen' });
    await signOut({});
    expect(await readSession({})).toEqual({ kind: 'anonymous' });
    expect(world.effects).toMatchObject({ signIns: 1, signOuts: 1, signInsRefused: 0 });
  });

  test('every persona who is a member can sign in', async () => {
    for (const persona of Object.values(PERSONAS)) {
      if (persona.kind !== 'member') continue;
      startWorld();
      expect(await enter(persona.email)).toEqual({
        outcome: 'signed-in',
        visitor: { kind: 'member', firstName: persona.firstName },
      });
    }
  });

  test('a refusal does not tell whether the account exists', async () => {
    const world = startWorld();
    const attempt = async (username: string, password: string) => {
      const answer = await world.send('/apiproxy/v1/account/signin', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({
          username,
          password,
          rememberMe: false,
          market: 'US',
          transactionSubType: 'signin',
          reputation: '',
        }),
      });
      return { status: answer.status, body: await answer.text(), cookie: answer.headers.get(COOKIE_CARRIER) };
    };
    const wrongPassword = await attempt('gwen@northstar.test', 'guess');
    expect(wrongPassword).toEqual({
      status: 401,
      body: '{"error":null,"messageId":"invalid_credentials"}',
      cookie: null,
    });
    expect(await attempt('nobody@northstar.test', PERSONA_PASSWORD)).toEqual(wrongPassword);
    expect(await attempt('__proto__', PERSONA_PASSWORD)).toEqual(wrongPassword);
    expect((await attempt('locked@northstar.test', PERSONA_PASSWORD)).status).toBe(403);
    expect((await attempt('broken@northstar.test', PERSONA_PASSWORD)).status).toBe(500);
    expect(world.effects.signIns).toBe(0);
  });

  test('the cookie is out of reach of scripts, and its secret is worth nothing after sign-out', async () => {
    const world = startWorld();
    const answer = await world.send('/apiproxy/v1/account/signin', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        username: 'gwen@northstar.test',
        password: PERSONA_PASSWORD,
        rememberMe: false,
        market: 'US',
        transactionSubType: 'signin',
        reputation: '',
      }),
    });
    const cookie = answer.headers.get(COOKIE_CARRIER) ?? '';
    expect(cookie).toMatch(/^northstar_session=\w{10,}; Path=\/; HttpOnly; SameSite=Lax$/);
    expect(world.sessions.size).toBe(1);
    await world.send('/apiproxy/v1/account/signout', { method: 'POST' });
    expect(world.sessions.size).toBe(0);
  });

  test('a persona can be taken on directly', async () => {
    const world = startWorld({ persona: 'guest' });
    expect(await readSession({})).toEqual({ kind: 'guest' });
    world.become('member-gold');
    expect(await readSession({})).toEqual({ kind: 'member', firstName: 'Goldie' });
    world.become('anonymous');
    expect(await readSession({})).toEqual({ kind: 'anonymous' });
  });
});
