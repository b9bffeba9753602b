import { describe, expect, test } from 'vitest';
import { resetPassword } from '#api/account/password.ts';
import { sendCode, verifyCode } from '#api/account/verification.ts';
import { readSession, signOut } from '#api/session/session.ts';
import { signIn, signInByToken } from '#api/session/sign-in.ts';
import { CODE_RESEND_MS } from '#domain/account/one-time-code.ts';
import { MINUTE_MS } from '#domain/durations.ts';
import { setUpServer } from '#tests/support/set-up-server.ts';
import { MOST_CODES } from '../account/second-factor/one-time-codes.ts';
import { newestCodeTo, otherCode } from '../account/sent.ts';
import { answer } from '../answer.ts';
import { startWorld, TEST_INSTANT, type TestWorld } from '../server.ts';
import { PERSONA_PASSWORD } from './personas.ts';
import { CHALLENGE_LIFETIME_MS } from './sessions.ts';
import { LOCK_MS, MOST_REFUSALS, WRONG_PASSWORDS } from './sign-in-guard.ts';
import { issueSsoToken } from './sso-tokens.ts';

setUpServer();

const MIA = 'mia@northstar.test';
const MIAS_PHONE = '2065550142';

function enter(username: string, password = PERSONA_PASSWORD, rememberMe = false) {
  const market = 'US';
  return signIn({ body: { username, password, rememberMe, market, transactionSubType: 'signin', reputation: '' } });
}

const refusedAs = (code: string) => ({ code });

/** Mia, whose password was right; the id of the phone that is asked for its code. */
async function challenged(rememberMe = false): Promise<{ world: TestWorld; methodId: string; code: string }> {
  const world = startWorld();
  const answer = await enter(MIA, PERSONA_PASSWORD, rememberMe);
  if (answer.outcome !== 'challenged') throw new Error('Mia has a second factor.');
  return { world, methodId: answer.phones[0]?.id ?? '', code: newestCodeTo(world, MIAS_PHONE) };
}

describe('second factor', () => {
  test('ACC-026 ACC-036 a right password of a member with a phone is refused with the code of the challenge and that phone', async () => {
    const { world, code } = await challenged();
    const again = await world.send('/apiproxy/v1/account/signin', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        username: MIA,
        password: PERSONA_PASSWORD,
        rememberMe: false,
        market: 'US',
        transactionSubType: 'signin',
        reputation: '',
      }),
    });
    expect(again.status).toBe(403);
    expect(await again.json()).toEqual({
      error: 'MFA_REQUIRED',
      messageId: null,
      mfaChallengeMethods: [
        // A caller who knows a password learns no phone number by it.
        { id: expect.any(String), phoneNumber: '******0142', phoneSmsState: 'VERIFIED' },
      ],
    });
    expect(code).toMatch(/^\d{6}$/);
    expect(await readSession({})).toEqual({ kind: 'anonymous' });
    // Asked for again at once, no other SMS goes out: the first code still holds.
    expect(world.effects).toMatchObject({ sms: 1, signIns: 0 });
  });

  test('ACC-034 the code signs in, with a proof of the settings, and remembered if that was requested', async () => {
    const { world, methodId, code } = await challenged(true);
    const mia = { kind: 'member', firstName: 'Mia', provenAt: TEST_INSTANT };
    expect(await verifyCode({ body: { methodId, code } })).toMatchObject(mia);
    expect(world.effects.signIns).toBe(1);
    world.reopenBrowser();
    expect(await readSession({})).toMatchObject({ firstName: 'Mia', provenAt: null });
  });

  test('ACC-036 a code works once', async () => {
    const { methodId, code } = await challenged();
    await verifyCode({ body: { methodId, code } });
    await signOut({});
    await expect(verifyCode({ body: { methodId, code } })).rejects.toMatchObject(refusedAs('signed-out'));
    await enter(MIA);
    await expect(verifyCode({ body: { methodId, code } })).rejects.toMatchObject(refusedAs('code-refused'));
  });

  test('ACC-036 a code is valid for ten minutes', async () => {
    const { world: early, ...first } = await challenged();
    early.clock.advance(10 * MINUTE_MS);
    expect(await verifyCode({ body: first })).toMatchObject({ firstName: 'Mia' });
    const { world, methodId, code: lateCode } = await challenged();
    world.clock.advance(10 * MINUTE_MS + 1);
    await expect(verifyCode({ body: { methodId, code: lateCode } })).rejects.toMatchObject(refusedAs('code-expired'));
    // The password still counts for a while, so another code can be had.
    await sendCode({ body: { methodId } });
    const code = newestCodeTo(world, MIAS_PHONE);
    expect(await verifyCode({ body: { methodId, code } })).toMatchObject({ firstName: 'Mia' });
  });

  test('ACC-036 the fifth wrong entry spends a code, even for the right one', async () => {
    const { methodId, code } = await challenged();
    const wrong = { body: { methodId, code: otherCode(code) } };
    for (let entry = 1; entry < 5; entry += 1) {
      await expect(verifyCode(wrong)).rejects.toMatchObject(refusedAs('code-refused'));
    }
    await expect(verifyCode(wrong)).rejects.toMatchObject(refusedAs('code-attempts-spent'));
    await expect(verifyCode({ body: { methodId, code } })).rejects.toMatchObject(refusedAs('code-attempts-spent'));
    // Asking for the challenge anew gives no further entries.
    await enter(MIA);
    await expect(verifyCode({ body: { methodId, code } })).rejects.toMatchObject(refusedAs('code-attempts-spent'));
  });

  test('a fresh code invalidates the earlier one, and is not sent too soon or too often', async () => {
    const { world, methodId, code } = await challenged();
    await expect(sendCode({ body: { methodId } })).rejects.toMatchObject(refusedAs('rate-limited'));
    for (let sent = 1; sent < MOST_CODES; sent += 1) {
      world.clock.advance(CODE_RESEND_MS);
      await sendCode({ body: { methodId } });
    }
    await expect(verifyCode({ body: { methodId, code } })).rejects.toMatchObject(refusedAs('code-refused'));
    world.clock.advance(CODE_RESEND_MS);
    await expect(sendCode({ body: { methodId } })).rejects.toMatchObject(refusedAs('rate-limited'));
    expect(world.effects.sms).toBe(MOST_CODES);
    const newest = newestCodeTo(world, MIAS_PHONE);
    expect(await verifyCode({ body: { methodId, code: newest } })).toMatchObject({ firstName: 'Mia' });
  });

  test('the challenge belongs to the browser that gave the password, and not for long', async () => {
    const { world, methodId, code } = await challenged();
    const asked = new Request('http://northstar.test/apiproxy/v1/account/mfa/verify', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ methodId, code }),
    });
    expect((await answer(world, asked)).status).toBe(401);
    expect(await verifyCode({ body: { methodId, code } })).toMatchObject({ firstName: 'Mia' });
    const { world: another, ...second } = await challenged();
    another.clock.advance(CHALLENGE_LIFETIME_MS + 1);
    await expect(sendCode({ body: { methodId: second.methodId } })).rejects.toMatchObject(refusedAs('signed-out'));
    await expect(verifyCode({ body: second })).rejects.toMatchObject(refusedAs('signed-out'));
  });

  test('is not asked for while it is switched off, nor of members without a phone', async () => {
    startWorld({ name: 'everything-off' });
    expect(await enter(MIA)).toMatchObject({ outcome: 'signed-in' });
    startWorld();
    expect(await enter('gwen')).toMatchObject({ outcome: 'signed-in' });
  });
});

describe('wrong passwords', () => {
  test('the fifth within a quarter of an hour locks a name, whether or not an account has it', async () => {
    for (const name of ['gwen@northstar.test', 'unknown@northstar.test']) {
      const world = startWorld();
      for (let wrong = 1; wrong < WRONG_PASSWORDS; wrong += 1) {
        expect(await enter(name, 'guess')).toEqual({ outcome: 'refused', reason: 'sign-in-refused' });
      }
      expect(await enter(name, 'guess')).toEqual({ outcome: 'refused', reason: 'account-locked' });
      expect(await enter(name)).toEqual({ outcome: 'refused', reason: 'account-locked' });
      expect(world.effects).toMatchObject({ lockouts: 1, signIns: 0 });
      world.clock.advance(LOCK_MS);
      const after = await enter(name);
      expect(after.outcome).toBe(name.startsWith('gwen') ? 'signed-in' : 'refused');
    }
  });

  test('a right one forgets the earlier ones, and old ones do not count', async () => {
    const world = startWorld();
    const guess = async (times: number) => {
      for (let time = 0; time < times; time += 1) await enter('gwen', 'guess');
    };
    await guess(WRONG_PASSWORDS - 1);
    expect(await enter('gwen')).toMatchObject({ outcome: 'signed-in' });
    await guess(WRONG_PASSWORDS - 1);
    world.clock.advance(LOCK_MS);
    expect(await enter('gwen', 'guess')).toMatchObject({ reason: 'sign-in-refused' });
    expect(world.effects.lockouts).toBe(0);
  });

  test('a new password opens the lock', async () => {
    const world = startWorld();
    for (let wrong = 0; wrong < WRONG_PASSWORDS; wrong += 1) await enter('gwen@northstar.test', 'guess');
    world.accounts.resetLinks.set('token', { member: world.member('member-green'), until: TEST_INSTANT + 1 });
    await resetPassword({ body: { token: 'token', newPassword: 'Brand-new-1' } });
    expect(await enter('gwen@northstar.test', 'Brand-new-1')).toMatchObject({ outcome: 'signed-in' });
  });

  test('many for many names are too many for everybody, for a minute', async () => {
    const world = startWorld();
    for (let wrong = 0; wrong < MOST_REFUSALS; wrong += 1) await enter(`name${wrong}`, 'guess');
    expect(await enter('gwen')).toEqual({ outcome: 'refused', reason: 'rate-limited' });
    world.clock.advance(MINUTE_MS);
    expect(await enter('gwen')).toMatchObject({ outcome: 'signed-in' });
  });
});

describe('inputs that stand for a refusal', () => {
  test('ACC-027 ACC-030 a known messageId says why, an unknown one says nothing', async () => {
    startWorld();
    expect(await enter('hasty@northstar.test')).toEqual({ outcome: 'refused', reason: 'rate-limited' });
    expect(await enter('locked@northstar.test')).toEqual({ outcome: 'refused', reason: 'account-locked' });
    expect(await enter('odd@northstar.test')).toEqual({ outcome: 'refused', reason: null });
    await expect(enter('broken@northstar.test')).rejects.toMatchObject(refusedAs('server'));
  });

  test('ACC-025 a body with more or less than the six fields is refused', async () => {
    const world = startWorld();
    const status = async (body: object) => {
      const headers = { 'content-type': 'application/json' };
      return (await world.send('/apiproxy/v1/account/signin', { method: 'POST', headers, body: JSON.stringify(body) }))
        .status;
    };
    const body = {
      username: 'gwen',
      password: PERSONA_PASSWORD,
      rememberMe: false,
      market: 'US',
      transactionSubType: 'signin',
      reputation: '',
    };
    expect(await status(body)).toBe(200);
    expect(await status({ ...body, more: 1 })).toBe(400);
    expect(await status({ ...body, transactionSubType: 'create' })).toBe(400);
    expect(await status({ ...body, market: 'Atlantis' })).toBe(400);
    for (const name of Object.keys(body)) expect(await status({ ...body, [name]: undefined })).toBe(400);
  });
});

describe('links that sign in', () => {
  const byToken = (token: string, returnUrl?: string) =>
    signInByToken({
      params: { token },
      ...(returnUrl !== undefined && { query: { returnUrl } }),
      body: { reputation: '' },
    });

  const goldie = (world: TestWorld) => world.member('member-gold');

  test('ACC-040 a token signs in once', async () => {
    const world = startWorld();
    const token = issueSsoToken(world, goldie(world));
    expect(await byToken(token, '/menu')).toEqual({ returnUrl: '/menu' });
    expect(await readSession({})).toMatchObject({ firstName: 'Goldie' });
    await signOut({});
    await expect(byToken(token)).rejects.toMatchObject(refusedAs('link-expired'));
    await expect(byToken('never-issued')).rejects.toMatchObject(refusedAs('link-expired'));
    world.fail(signInByToken, 'status:401', 1);
    await expect(byToken(token)).rejects.toMatchObject(refusedAs('link-expired'));
    expect(await readSession({})).toEqual({ kind: 'anonymous' });
    expect(world.effects.signIns).toBe(1);
  });

  test('ACC-041 a token expires five minutes after its issue', async () => {
    const world = startWorld();
    const [early, late] = [issueSsoToken(world, goldie(world)), issueSsoToken(world, goldie(world))];
    world.clock.advance(5 * MINUTE_MS);
    expect(await byToken(early)).toEqual({ returnUrl: null });
    world.clock.advance(1);
    await expect(byToken(late)).rejects.toMatchObject(refusedAs('link-expired'));
  });

  test('FC-080 a token ends the session of the member who was signed in before', async () => {
    const world = startWorld();
    await enter('gwen', PERSONA_PASSWORD, true);
    await byToken(issueSsoToken(world, goldie(world)));
    expect(await readSession({})).toMatchObject({ firstName: 'Goldie' });
    expect([world.sessions.size, world.accounts.keeps.size]).toEqual([1, 0]);
  });

  test('the address of another site that a token carries is dropped where the answer is read', async () => {
    const world = startWorld();
    const token = issueSsoToken(world, goldie(world), 'https://evil.example');
    expect(await byToken(token, '/menu')).toEqual({ returnUrl: null });
  });
});
