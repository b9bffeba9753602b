import { describe, expect, test } from 'vitest';
import { confirmEmail, proposeEmail } from '#api/account/email.ts';
import { readProfile } from '#api/account/profile.ts';
import { signIn } from '#api/session/sign-in.ts';
import { CODE_RESEND_MS } from '#domain/account/one-time-code.ts';
import { setUpServer } from '#tests/support/set-up-server.ts';
import { startWorld } from '../../server.ts';
import { PERSONA_PASSWORD } from '../../session/personas.ts';
import { newestCodeTo, newestTo, otherCode } from '../sent.ts';

setUpServer();

const GWEN = 'gwen@northstar.test';
const NEW = 'gwen.new@example.com';
const refusedAs = (code: string) => ({ code });
const propose = (emailAddress: string) => proposeEmail({ body: { emailAddress } });
const confirm = (code: string, emailAddress = NEW) => confirmEmail({ body: { emailAddress, code } });

async function signsIn(username: string): Promise<boolean> {
  const body = { username, password: PERSONA_PASSWORD, rememberMe: false, market: 'US', reputation: '' };
  return (await signIn({ body: { ...body, transactionSubType: 'signin' } })).outcome === 'signed-in';
}

describe('change of the e-mail address', () => {
  test('ACC-112 the new address gets a code, the old one a notice, and stays until the code comes back', async () => {
    const world = startWorld({ persona: 'member-green' });
    await propose(' Gwen.New@Example.com ');
    const code = newestCodeTo(world, NEW);
    expect(code).toMatch(/^\d{6}$/);
    expect(newestTo(world, GWEN)).toMatchObject({ code: null, text: expect.stringContaining(NEW) });
    expect((await readProfile({})).emailAddress).toBe(GWEN);
    await expect(confirm(otherCode(code))).rejects.toMatchObject(refusedAs('code-refused'));
    expect((await readProfile({})).emailAddress).toBe(GWEN);

    await confirm(code);
    expect((await readProfile({})).emailAddress).toBe(NEW);
    expect(newestTo(world, GWEN).subject).toBe('Your e-mail address was changed');
    expect(await signsIn(GWEN)).toBe(false);
    expect(await signsIn(NEW)).toBe(true);
    await expect(confirm(code)).rejects.toMatchObject(refusedAs('code-refused'));
  });

  test('ACC-112 the code is valid for ten minutes', async () => {
    const world = startWorld({ persona: 'member-green' });
    await propose(NEW);
    world.clock.advance(10 * 60_000 + 1);
    await expect(confirm(newestCodeTo(world, NEW))).rejects.toMatchObject(refusedAs('code-expired'));
    await propose(NEW);
    world.clock.advance(10 * 60_000);
    await confirm(newestCodeTo(world, NEW));
  });

  test('five wrong codes spend it, and another can be had after a pause', async () => {
    const world = startWorld({ persona: 'member-green' });
    await propose(NEW);
    const wrong = otherCode(newestCodeTo(world, NEW));
    for (let entry = 1; entry < 5; entry += 1)
      await expect(confirm(wrong)).rejects.toMatchObject(refusedAs('code-refused'));
    await expect(confirm(wrong)).rejects.toMatchObject(refusedAs('code-attempts-spent'));
    await expect(propose(NEW)).rejects.toMatchObject(refusedAs('rate-limited'));
    world.clock.advance(CODE_RESEND_MS);
    await propose(NEW);
    // The owner is notified once, not with every code.
    expect(world.accounts.outbox.filter(({ to }) => to === GWEN)).toHaveLength(1);
    await confirm(newestCodeTo(world, NEW));
  });

  test('a mistyped address is set right at once, and its code is worth nothing then', async () => {
    const world = startWorld({ persona: 'member-green' });
    await propose('gwen.new@exmaple.com');
    const stray = newestCodeTo(world, 'gwen.new@exmaple.com');
    await propose(NEW);
    await expect(confirm(stray)).rejects.toMatchObject(refusedAs('code-refused'));
    await expect(confirm(stray, 'gwen.new@exmaple.com')).rejects.toMatchObject(refusedAs('code-refused'));
    await confirm(newestCodeTo(world, NEW));
  });

  test('an address that is none, is the same, or is taken is refused', async () => {
    const world = startWorld({ persona: 'member-green' });
    for (const email of ['', 'gwen', `${'a'.repeat(39)}@example.com`, GWEN.toUpperCase()]) {
      await expect(propose(email)).rejects.toMatchObject(refusedAs('email-refused'));
    }
    for (const email of ['Mia@northstar.test', 'taken@example.com']) {
      await expect(propose(email)).rejects.toMatchObject(refusedAs('email-taken'));
    }
    expect(world.effects.mails).toBe(0);
  });

  test('another member may take the address before the code comes back', async () => {
    const world = startWorld({ persona: 'member-green' });
    await propose(NEW);
    world.members.set(NEW, world.member('member-second-factor'));
    await expect(confirm(newestCodeTo(world, NEW))).rejects.toMatchObject(refusedAs('email-taken'));
    expect((await readProfile({})).emailAddress).toBe(GWEN);
  });
});
