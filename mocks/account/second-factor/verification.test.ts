import { describe, expect, test } from 'vitest';
import { readVerification, sendCode, verifyCode, verifyPassword } from '#api/account/verification.ts';
import { readSession } from '#api/session/session.ts';
import { setUpServer } from '#tests/support/set-up-server.ts';
import { startWorld, TEST_INSTANT } from '../../server.ts';
import { PERSONA_PASSWORD } from '../../session/personas.ts';
import { newestCodeTo, otherCode } from '../sent.ts';

const FIFTEEN_MINUTES = 15 * 60_000;

setUpServer();

const MIAS_PHONE = '2065550142';
const refusedAs = (code: string) => ({ code });

async function phoneOfMia(): Promise<string> {
  const state = await readVerification({});
  const phone = state.due && state.by === 'code' ? state.phones[0] : undefined;
  if (!phone) throw new Error('A code was to be asked for.');
  return phone.id;
}

describe('proof for the settings', () => {
  test('ACC-106 a member with a phone proves itself by a code, for fifteen minutes of this session', async () => {
    const world = startWorld({ persona: 'member-second-factor' });
    expect(await readVerification({})).toMatchObject({ due: true, by: 'code', phones: [{ lastFour: '0142' }] });
    const methodId = await phoneOfMia();
    world.clock.advance(60_000);
    await sendCode({ body: { methodId } });
    const code = newestCodeTo(world, MIAS_PHONE);
    await expect(verifyCode({ body: { methodId, code: otherCode(code) } })).rejects.toMatchObject(
      refusedAs('code-refused'),
    );
    expect(await verifyCode({ body: { methodId, code } })).toMatchObject({ provenAt: TEST_INSTANT + 60_000 });
    expect(await readVerification({})).toEqual({ due: false });
    world.clock.advance(FIFTEEN_MINUTES);
    expect(await readVerification({})).toEqual({ due: false });
    world.clock.advance(1);
    expect(await readVerification({})).toMatchObject({ due: true });
    world.become('member-second-factor');
    expect(await readVerification({})).toMatchObject({ due: true });
    // No code has signed in a visitor.
    expect(world.effects.signIns).toBe(0);
  });

  test('ACC-106 without a phone the password proves it, in five tries', async () => {
    const world = startWorld({ persona: 'member-green' });
    expect(await readVerification({})).toEqual({ due: true, by: 'password' });
    const wrong = { body: { password: 'guess' } };
    for (let entry = 0; entry < 5; entry += 1) {
      await expect(verifyPassword(wrong)).rejects.toMatchObject(refusedAs('password-refused'));
    }
    const right = { body: { password: PERSONA_PASSWORD } };
    await expect(verifyPassword(right)).rejects.toMatchObject(refusedAs('code-attempts-spent'));
    world.clock.advance(FIFTEEN_MINUTES);
    expect(await verifyPassword(right)).toMatchObject({ firstName: 'Gwen', provenAt: TEST_INSTANT + FIFTEEN_MINUTES });
    expect(await readVerification({})).toEqual({ due: false });
    expect(await readSession({})).toMatchObject({ provenAt: TEST_INSTANT + FIFTEEN_MINUTES });
  });

  test('the password does not stand in for a phone that is enrolled', async () => {
    startWorld({ persona: 'member-second-factor' });
    await expect(verifyPassword({ body: { password: PERSONA_PASSWORD } })).rejects.toMatchObject(refusedAs('refused'));
    expect(await readVerification({})).toMatchObject({ due: true, by: 'code' });
  });

  test('ACC-106 nothing is due while the second factor is switched off', async () => {
    const world = startWorld({ name: 'everything-off', persona: 'member-second-factor' });
    expect(await readVerification({})).toEqual({ due: false });
    const methodId = world.account('member-second-factor').phones[0]?.id ?? '';
    await expect(sendCode({ body: { methodId } })).rejects.toMatchObject(refusedAs('phone-missing'));
    expect(world.effects.sms).toBe(0);
  });

  test('a phone of another member gets no code', async () => {
    const world = startWorld({ persona: 'member-green' });
    const methodId = world.account('member-second-factor').phones[0]?.id ?? '';
    await expect(sendCode({ body: { methodId } })).rejects.toMatchObject(refusedAs('phone-missing'));
    await expect(verifyCode({ body: { methodId, code: '123456' } })).rejects.toMatchObject(refusedAs('phone-missing'));
    expect(world.effects.sms).toBe(0);
  });
});
