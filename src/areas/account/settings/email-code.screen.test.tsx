import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { SimulatedClock } from 'xstate';
import { confirmEmail, proposeEmail } from '#api/account/email.ts';
import { readProfile } from '#api/account/profile.ts';
import { CODE_RESEND_MS } from '#domain/account/one-time-code.ts';
import { CODE_ATTEMPTS } from '#mocks/account/second-factor/one-time-codes.ts';
import { newestCodeTo } from '#mocks/account/sent.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp({ persona: 'member-green' });

const NEW = 'gwen.new@northstar.test';

// How servers refuse an address that the account has by now.
for (const status of [400, 409]) {
  test(`ACC-112 another code for an address that is the own one already, refused by ${status}, ends as confirmed`, async () => {
    const clock = new SimulatedClock();
    await app.open('/account/settings/edit-email', { runtime: { clock } });
    await app.enter(screen.getByRole<HTMLInputElement>('textbox', { name: 'New email address' }), NEW);
    await app.press('Send me a code');
    const code = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Code' });
    app.world.fail(confirmEmail, 'drop-after', 1);
    app.world.fail(readProfile, 'status:500', 1);
    await app.user.type(code, newestCodeTo(app.world, NEW));
    await waitFor(() => expect(app.errorBeside(code)).not.toBe(''));
    app.world.fail(proposeEmail, `status:${status}`, 1);
    app.world.clock.advance(CODE_RESEND_MS);
    clock.increment(CODE_RESEND_MS);
    await app.press('Send a new code');
    await screen.findByText(`Your email address is now ${NEW}.`);
    expect(app.address()).toBe('/account/settings');
    expect(app.calls(proposeEmail)).toBe(2);
  });
}

test('ACC-112 D-334 where no other code was sent for one that was tried too often, its field stays away, and another try may follow at once', async () => {
  const clock = new SimulatedClock();
  await app.open('/account/settings/edit-email', { runtime: { clock } });
  await app.enter(screen.getByRole<HTMLInputElement>('textbox', { name: 'New email address' }), NEW);
  await app.press('Send me a code');
  const code = await screen.findByRole<HTMLInputElement>('textbox', { name: 'Code' });
  const right = newestCodeTo(app.world, NEW);
  for (let attempt = 1; attempt <= CODE_ATTEMPTS; attempt += 1) {
    await waitFor(() => expect(code.readOnly).toBe(false));
    await app.enter(code, `${attempt}${right.startsWith(String(attempt)) ? '00001' : '00000'}`);
    await waitFor(() => expect(app.calls(confirmEmail)).toBe(attempt));
  }
  await screen.findByText('Too many tries. Get a new code.');
  app.world.clock.advance(CODE_RESEND_MS);
  clock.increment(CODE_RESEND_MS);
  app.world.fail(proposeEmail, 'status:429', 1);
  await app.press('Send a new code');
  await screen.findAllByText(/Too many tries. Try again in/);
  expect(screen.queryByRole('textbox', { name: 'Code' })).toBeNull();
  expect(screen.queryByText(/You can get a new code in/)).toBeNull();
  await app.press('Send a new code');
  await screen.findByRole('textbox', { name: 'Code' });
});
