import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { newestCodeTo } from '#mocks/account/sent.ts';
import { PERSONA_PASSWORD, PERSONAS } from '#mocks/session/personas.ts';
import { greetingTo } from '#tests/support/greeting-to.ts';
import { NEW, OLD, PHONES } from '#tests/support/mfa-phone-steps.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp();

const GONE = 'This phone number isn’t on your account anymore.';

const account = () => app.world.account('member-second-factor');

/** In another tab, or by the retailer. */
function removePhone() {
  account().phones = account().phones.filter(({ number }) => number !== OLD);
}

async function enterCodeTo(number: string) {
  await app.enter(await screen.findByRole('textbox', { name: 'Code' }), newestCodeTo(app.world, number));
}

test('ACC-034 ACC-036 D-435 a phone that is removed while a sign-in waits for its code: the form says so, and the next try asks another one', async () => {
  account().phones.push({ id: 'phone-new', number: NEW, verified: true, proposed: null });
  await app.open('/account/signin');
  await app.enter(app.field('Email or username'), PERSONAS['member-second-factor'].email);
  await app.enter(app.field('Password'), PERSONA_PASSWORD);
  await app.press('Sign in');
  await screen.findByText(/your phone ending in 0142/);
  removePhone();
  await enterCodeTo(OLD);
  expect((await screen.findByRole('group', { name: 'Sign in unsuccessful.' })).textContent).toContain(GONE);
  expect(app.field('Password').value).toBe(PERSONA_PASSWORD);
  await app.noDialog();
  await app.press('Sign in');
  await screen.findByText(/your phone ending in 0123/);
  await enterCodeTo(NEW);
  await screen.findByRole('heading', { name: greetingTo('Mia') });
});

test('ACC-106 D-435 a phone that is removed while a page waits for its code: it is said, and asked anew which proof is due', async () => {
  await app.open(PHONES, { as: 'member-second-factor' });
  await screen.findByText(/your phone ending in 0142/);
  removePhone();
  await enterCodeTo(OLD);
  expect((await screen.findByText(GONE)).closest('[role="alert"]')?.textContent).toContain('We couldn’t check this');
  await app.noDialog();
  // The overlay took its entry along: Back leads to the page before.
  await waitFor(() => expect(app.router.history.location.state.dialog).toBeUndefined());
  await app.press('Try again');
  await app.enter(await screen.findByLabelText('Password', { selector: 'input' }), PERSONA_PASSWORD);
  await app.press('Continue');
  await screen.findByText('No phone yet');
});
