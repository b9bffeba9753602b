import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readCommunicationPreferences, saveCommunicationPreferences } from '#api/account/communication-preferences.ts';
import { PERSONA_PASSWORD } from '#mocks/session/personas.ts';
import { holdFirstAnswer } from '#tests/support/held-calls.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp({ persona: 'member-green' });

const PREFERENCES = '/account/settings/communication-preferences';
const account = () => app.world.account('member-green');
const toggle = (name: string) => screen.findByRole<HTMLInputElement>('switch', { name });
const picks = () => toggle('Picks based on what I order');

test('ACC-108 D-410 mails that were turned off on another device are not turned on again by another switch here', async () => {
  account().preferences = { product: true, general: true, personalized: false };
  await app.open(PREFERENCES);
  const control = await picks();
  // By the link of a mail, say, or on the phone.
  account().preferences = { ...account().preferences, general: false };
  await app.user.click(control);
  await screen.findByText('Your preferences are saved.');
  expect(account().preferences).toEqual({ product: true, general: false, personalized: true });
});

test('ACC-108 D-410 nor where the answer that says so comes after the press', async () => {
  account().preferences = { product: true, general: true, personalized: false };
  await app.open(PREFERENCES);
  const control = await picks();
  account().preferences = { ...account().preferences, general: false };
  const { arrive, isOnTheWay } = holdFirstAnswer((call) => call.includes(readCommunicationPreferences.contract.path));
  await act(async () => void document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await waitFor(() => expect(isOnTheWay).toHaveBeenCalled());
  await app.user.click(control);
  arrive();
  await screen.findByText('Your preferences are saved.');
  expect(account().preferences).toEqual({ product: true, general: false, personalized: true });
});

test('ACC-108 FC-064 D-410 nor by a choice that is offered once more after a lost session', async () => {
  account().preferences = { product: true, general: true, personalized: false };
  await app.open(PREFERENCES);
  app.world.fail(saveCommunicationPreferences, 'status:401', 1);
  await app.user.click(await picks());
  await app.user.type(await screen.findByRole('textbox', { name: 'Email or username' }), 'gwen@northstar.test');
  await app.user.type(app.field('Password'), PERSONA_PASSWORD);
  await app.press('Sign in');
  await screen.findByText('Not saved yet');
  account().preferences = { ...account().preferences, general: false };
  await app.press('Save my choice');
  await screen.findByText('Your preferences are saved.');
  expect(account().preferences).toEqual({ product: true, general: false, personalized: true });
});

test('ACC-108 D-410 where it cannot be read what is held, nothing is sent, and the switch turns back', async () => {
  await app.open(PREFERENCES);
  const control = await picks();
  const before = control.checked;
  app.world.fail(readCommunicationPreferences, 'status:500', 1);
  await app.user.click(control);
  await screen.findByText('Something went wrong on our end. Please try again in a moment.');
  await waitFor(() => expect(control.checked).toBe(before));
  expect(app.calls(saveCommunicationPreferences)).toBe(0);
});

test('ACC-108 FC-064 D-410 what is still read for a save at sign-out is sent no more', async () => {
  await app.open(PREFERENCES);
  const control = await picks();
  await app.atRest();
  const { arrive, isOnTheWay } = holdFirstAnswer((call) => call.includes(readCommunicationPreferences.contract.path));
  await app.user.click(control);
  await waitFor(() => expect(isOnTheWay).toHaveBeenCalled());
  await app.router.navigate({ to: '/account/signout' });
  await screen.findByText('You’re signed out.');
  arrive();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(app.calls(saveCommunicationPreferences)).toBe(0);
});
