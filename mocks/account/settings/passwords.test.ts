import { describe, expect, test } from 'vitest';
import { changePassword, checkResetLink, forgotPassword, resetPassword } from '#api/account/password.ts';
import { verifyPassword } from '#api/account/verification.ts';
import { readSession } from '#api/session/session.ts';
import { signIn } from '#api/session/sign-in.ts';
import { setUpServer } from '#tests/support/set-up-server.ts';
import { answer } from '../../answer.ts';
import { startWorld, type TestWorld } from '../../server.ts';
import { PERSONA_PASSWORD } from '../../session/personas.ts';
import { provenSession, startKeeping, startSession } from '../../session/sessions.ts';
import { newestTo } from '../sent.ts';

setUpServer();

const GWEN = 'gwen@northstar.test';
const refusedAs = (code: string) => ({ code });
const done = { outcome: 'done' };
const refusal = (reason: string) => ({ outcome: 'refused', reason });

const forget = (emailAddress: string) => forgotPassword({ body: { emailAddress, userName: emailAddress } });

/** The token of the link that Gwen has been sent. */
async function gwensToken(world: TestWorld): Promise<string> {
  await forget(GWEN);
  return newestTo(world, GWEN).link?.split('/').at(-1) ?? '';
}

const enter = (password: string) =>
  signIn({
    body: { username: GWEN, password, rememberMe: false, market: 'US', transactionSubType: 'signin', reputation: '' },
  });

/** Gwen signed in on another browser, remembered there. */
function elsewhere(world: TestWorld): () => Promise<string> {
  const gwen = world.member('member-green');
  const cookies = [startSession(world, provenSession(world, gwen)), startKeeping(world, gwen)];
  const cookie = cookies.map((one) => one.split(';')[0]).join('; ');
  return async () => {
    const asked = new Request('http://northstar.test/apiproxy/v1/session', { headers: { cookie } });
    return (await (await answer(world, asked)).json()).kind;
  };
}

describe('forgotten password', () => {
  test('ACC-086 ACC-089 FC-139 the answer is the same for an account, for none and for nonsense', async () => {
    const world = startWorld();
    const asked = async (emailAddress: string) => {
      const response = await world.send('/apiproxy/v1/account/forgot-password', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ emailAddress, userName: emailAddress }),
      });
      return { status: response.status, body: await response.text(), headers: [...response.headers] };
    };
    const known = await asked(GWEN);
    expect(known.status).toBe(204);
    expect(await asked('unknown@northstar.test')).toEqual(known);
    expect(await asked('nonsense')).toEqual(known);
    expect(world.effects.mails).toBe(1);
    expect(newestTo(world, GWEN).link).toMatch(/^http:\/\/northstar\.test\/account\/forgot-password-reset\/\w{10,}$/);
  });

  test('ACC-101 a link can be checked without being used, and works for one hour', async () => {
    const world = startWorld();
    const token = await gwensToken(world);
    await checkResetLink({ params: { token } });
    world.clock.advance(60 * 60_000);
    await checkResetLink({ params: { token } });
    world.clock.advance(1);
    await expect(checkResetLink({ params: { token } })).rejects.toMatchObject(refusedAs('link-expired'));
    expect((await world.send(`/apiproxy/v1/account/reset-password/${token}`)).status).toBe(410);
    await expect(checkResetLink({ params: { token: 'never' } })).rejects.toMatchObject(refusedAs('link-expired'));
    expect(await resetPassword({ body: { token, newPassword: 'Brand-new-1' } })).toEqual(
      refusal('password-reset-failed'),
    );
  });

  test('ACC-089 ACC-091 a link sets one password, and all links of the account end with it', async () => {
    const world = startWorld();
    const [first, second] = [await gwensToken(world), await gwensToken(world)];
    expect(await resetPassword({ body: { token: first, newPassword: 'Brand-new-1' } })).toEqual(done);
    expect(await enter(PERSONA_PASSWORD)).toMatchObject({ outcome: 'refused' });
    expect(await enter('Brand-new-1')).toMatchObject({ outcome: 'signed-in' });
    for (const token of [first, second]) {
      expect(await resetPassword({ body: { token, newPassword: 'Brand-new-2' } })).toEqual(
        refusal('password-reset-failed'),
      );
      await expect(checkResetLink({ params: { token } })).rejects.toMatchObject(refusedAs('link-expired'));
    }
    expect(world.effects.passwordsChanged).toBe(1);
    expect(newestTo(world, GWEN).subject).toBe('Your password was changed');
  });

  test('ACC-094 ACC-095 ACC-096 ACC-097 FC-155 a refused password says why and leaves the link as it was', async () => {
    const world = startWorld();
    const token = await gwensToken(world);
    const reset = (newPassword: string) => resetPassword({ body: { token, newPassword } });
    expect(await reset('')).toEqual(refusal('password-missing'));
    for (const weak of ['Shor-t1', 'northstar-1', 'NORTHSTAR-1', 'Northstar-x', 'Northstar1', `A-1${'x'.repeat(23)}`]) {
      expect(await reset(weak)).toEqual(refusal('password-weak'));
    }
    expect(await reset(PERSONA_PASSWORD)).toEqual(refusal('password-reused'));
    expect(await reset('Unlucky-1')).toEqual(refusal('password-reset-failed'));
    expect(await reset('Brand-new-1')).toEqual(done);
    const next = await gwensToken(world);
    expect(await resetPassword({ body: { token: next, newPassword: PERSONA_PASSWORD } })).toEqual(
      refusal('password-reused'),
    );
  });

  test('a reset ends every session and remembered browser', async () => {
    const world = startWorld({ persona: 'member-green' });
    const otherBrowser = elsewhere(world);
    expect(await otherBrowser()).toBe('member');
    await resetPassword({ body: { token: await gwensToken(world), newPassword: 'Brand-new-1' } });
    expect(await otherBrowser()).toBe('anonymous');
    expect(await readSession({})).toEqual({ kind: 'anonymous' });
  });

  test('mails to one address are limited', async () => {
    const world = startWorld();
    for (let time = 0; time < 10; time += 1) await forget(GWEN);
    expect(world.effects.mails).toBe(3);
  });
});

describe('change of password', () => {
  const change = (newPassword: string, currentPassword = PERSONA_PASSWORD) =>
    changePassword({ body: { currentPassword, newPassword } });

  test('ACC-104 it needs a proof first, unless the second factor is switched off', async () => {
    startWorld({ persona: 'member-green' });
    await expect(change('Brand-new-1')).rejects.toMatchObject(refusedAs('verification-due'));
    await verifyPassword({ body: { password: PERSONA_PASSWORD } });
    expect(await change('Brand-new-1')).toEqual(done);
    startWorld({ name: 'everything-off', persona: 'member-green' });
    expect(await change('Brand-new-1')).toEqual(done);
  });

  test('ACC-105 it needs the present password, and the new one keeps the rules', async () => {
    const world = startWorld({ name: 'everything-off', persona: 'member-green' });
    await expect(change('Brand-new-1', 'guess')).rejects.toMatchObject(refusedAs('password-refused'));
    expect(await change('')).toEqual(refusal('password-missing'));
    expect(await change('weak')).toEqual(refusal('password-weak'));
    expect(await change(PERSONA_PASSWORD)).toEqual(refusal('password-reused'));
    expect(world.effects.passwordsChanged).toBe(0);
    expect(await change('Brand-new-1')).toEqual(done);
    expect(world.effects).toMatchObject({ passwordsChanged: 1, mails: 1 });
  });

  test('it ends the other sessions and keeps this one', async () => {
    const world = startWorld({ name: 'everything-off', persona: 'member-green' });
    const otherBrowser = elsewhere(world);
    await change('Brand-new-1');
    expect(await otherBrowser()).toBe('anonymous');
    expect(await readSession({})).toMatchObject({ firstName: 'Gwen' });
  });

  test('a present password cannot be guessed for long', async () => {
    startWorld({ name: 'everything-off', persona: 'member-green' });
    for (let guess = 0; guess < 5; guess += 1) {
      await expect(change('Brand-new-1', 'guess')).rejects.toMatchObject(refusedAs('password-refused'));
    }
    await expect(change('Brand-new-1')).rejects.toMatchObject(refusedAs('rate-limited'));
  });
});
