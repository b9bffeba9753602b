import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { readCommunicationPreferences, saveCommunicationPreferences } from '#api/account/communication-preferences.ts';
import { readPrivacy, savePrivacy } from '#api/account/privacy.ts';
import { CONSENT_COOKIE, readConsent } from '#platform/measuring/consent.ts';
import { holdFirstAnswer } from '#tests/support/held-calls.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp({ persona: 'member-green' });

const SETTINGS = '/account/settings';
const PREFERENCES = `${SETTINGS}/communication-preferences`;
const PRIVACY = `${SETTINGS}/privacy`;

const links = () =>
  app
    .main()
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
const account = () => app.world.account('member-green');
const toggle = (name: string) => screen.findByRole<HTMLInputElement>('switch', { name });
const news = () => toggle('Offers, events and surveys');
const sharing = () => toggle('Do Not Sell or Share My Personal Information');

test('ACC-102 ACC-103 the settings lead to everything that can be set, and out; “For you” leads to them', async () => {
  await app.open(SETTINGS);
  await app.heading('Settings');
  expect(links()).toHaveLength(9);
  for (const [name, href] of [
    ['Personal information', '/account/personal'],
    ['Your cards', '/account/cards'],
    ['Payment methods', '/account/payment-method'],
    ['Email address', '/account/settings/edit-email'],
    ['Password', '/account/settings/password'],
    ['Phone numbers', '/account/settings/mfa'],
    ['Email and communication', '/account/settings/communication-preferences'],
    ['Privacy', '/account/settings/privacy'],
    ['Sign out', '/account/signout'],
  ] as const) {
    expect(
      app
        .main()
        .getByRole('link', { name: new RegExp(`^${name}`) })
        .getAttribute('href'),
    ).toBe(href);
  }
  await app.open('/account/for-you');
  expect((await screen.findByRole('link', { name: 'Settings' })).getAttribute('href')).toBe(SETTINGS);
});

test('ACC-103 with the flag off no phone numbers are offered', async () => {
  app.startWorld({ name: 'everything-off', persona: 'member-green' });
  await app.open(SETTINGS);
  await app.heading('Settings');
  expect(links()).not.toContain('/account/settings/mfa');
});

test('ACC-107 ACC-108 a turned switch shows at once, is saved and shown; the way to another address is there', async () => {
  await app.open(PREFERENCES);
  const control = await news();
  expect(control.checked).toBe(false);
  await app.user.click(control);
  expect(control.checked).toBe(true);
  await screen.findByText('Your preferences are saved.');
  expect(account().preferences).toEqual({ product: true, general: true, personalized: false });
  expect(links()).toContain('/account/settings/edit-email');
});

test('ACC-060 ACC-108 ACC-046 the flags are read and saved by the names of the create form, the brand in one of them', async () => {
  app.startWorld({ persona: 'member-green', settings: { product: 'Roastery' } });
  await app.open(PREFERENCES);
  await app.user.click(await toggle('New drinks and Roastery news'));
  await app.user.click(await toggle('Picks based on what I order'));
  const wire = async () => (await app.world.send('/apiproxy/v1/account/communication-preferences')).json();
  await waitFor(async () =>
    expect(await wire()).toEqual({
      receiveRoasteryEmailCommunications: false,
      receiveGeneralEmailCommunications: false,
      receivePersonalizedEmailCommunications: true,
    }),
  );
  await app.open(PREFERENCES);
  const switches = await screen.findAllByRole<HTMLInputElement>('switch');
  expect(switches.map(({ checked }) => checked)).toEqual([false, false, true]);
});

test('ACC-108 what could not be saved shows again as it was, and is shown', async () => {
  app.world.fail(saveCommunicationPreferences, 'status:500');
  await app.open(PREFERENCES);
  const control = await news();
  const before = control.checked;
  await app.user.click(control);
  await screen.findByText('Something went wrong on our end. Please try again in a moment.');
  await waitFor(() => expect(control.checked).toBe(before));
  expect(account().preferences.general).toBe(before);
});

test('ACC-108 preferences that could not be read are asked for again', async () => {
  app.world.fail(readCommunicationPreferences, 'status:400');
  await app.open(PREFERENCES);
  await screen.findByText('We couldn’t load this');
  app.world.heal();
  await app.press('Try again');
  await news();
  // The notice went with the press of its button.
  expect(document.activeElement?.tagName).toBe('H1');
});

test('ACC-113 ACC-114 do not sell or share is saved and shown; a failure turns it back', async () => {
  await app.open(PRIVACY);
  const control = await sharing();
  await app.user.click(control);
  await screen.findByText('Your privacy choice is saved.');
  expect(account().doNotSellOrShare).toBe(true);
  app.world.fail(savePrivacy, 'status:500');
  await app.user.click(control);
  await screen.findByText('Something went wrong on our end. Please try again in a moment.');
  await waitFor(() => expect(control.checked).toBe(true));
});

for (const [page, read, operation, turned, saved, readsToSave] of [
  [PREFERENCES, readCommunicationPreferences, saveCommunicationPreferences, news, 'Your preferences are saved.', 1],
  [PRIVACY, readPrivacy, savePrivacy, sharing, 'Your privacy choice is saved.', 0],
] as const) {
  test(`on ${page} an answer from before a change, that comes after it, turns nothing back`, async () => {
    await app.open(page);
    const control = await turned();
    const before = control.checked;
    const earlier = app.calls(read);
    app.world.fail(read, 'reorder', 1);
    void app.parts.queryClient.invalidateQueries();
    await waitFor(() => expect(app.calls(read)).toBe(earlier + 1));
    await app.user.click(control);
    await screen.findByText(saved);
    await app.atRest();
    expect(control.checked).toBe(!before);
  });

  test(`on ${page} a change whose answer was lost shows as what the server has made of it`, async () => {
    app.world.fail(operation, 'drop-after', 1);
    await app.open(page);
    const control = await turned();
    const before = control.checked;
    const earlier = app.calls(read);
    await app.user.click(control);
    await waitFor(() => expect(app.calls(read)).toBe(earlier + readsToSave + 1));
    await waitFor(() => expect(control.checked).toBe(!before));
  });
}

type Change = typeof saveCommunicationPreferences | typeof savePrivacy;

/** The answer to the first change stays on the way; reading has the same address, and no body. */
const holdChange = ({ contract: { path } }: Change) => holdFirstAnswer((call) => call.includes(`${path} {`));
const writes = () => vi.mocked(globalThis.fetch).mock.calls.filter(([, request]) => request?.method === 'PUT');

for (const [page, operation, turned] of [
  [PREFERENCES, saveCommunicationPreferences, news],
  [PRIVACY, savePrivacy, sharing],
] as const) {
  test(`ACC-108 ACC-114 a choice on ${page} is sent although its page is left at once`, async () => {
    const { arrive } = holdChange(operation);
    await app.open(page);
    await app.user.click(await turned());
    await app.user.click(app.main().getByRole('link', { name: 'Back to settings' }));
    await app.heading('Settings');
    expect(writes().map(([, request]) => request?.signal?.aborted)).toEqual([false]);
    arrive();
  });
}

for (const [page, operation, turned, label] of [
  [PREFERENCES, saveCommunicationPreferences, news, 'ACC-108'],
  [PRIVACY, savePrivacy, sharing, 'ACC-114'],
] as const) {
  const leave = async () => {
    await app.user.click(app.main().getByRole('link', { name: 'Back to settings' }));
    await app.heading('Settings');
  };

  test(`${label} on ${page} the last choice is sent too, though it waited when the page was left`, async () => {
    const { arrive } = holdChange(operation);
    await app.open(page);
    const control = await turned();
    const before = control.checked;
    await app.user.click(control);
    await app.user.click(control);
    await leave();
    expect(writes()).toHaveLength(1);
    arrive();
    await waitFor(() => expect(writes()).toHaveLength(2));
    await app.open(page);
    await waitFor(async () => expect((await turned()).checked).toBe(before));
  });

  test(`${label} what fails after ${page} is left is shown where the visitor is`, async () => {
    const { arrive, isOnTheWay } = holdChange(operation);
    await app.open(page);
    const control = await turned();
    await app.user.click(control);
    await app.user.click(control);
    await waitFor(() => expect(isOnTheWay).toHaveBeenCalled());
    await leave();
    app.world.fail(operation, 'status:500', 1);
    arrive();
    await screen.findByText(/Something went wrong on our end/);
  });

  test(`${label} FC-064 what still waits on ${page} at sign-out is sent no more`, async () => {
    const { arrive } = holdChange(operation);
    await app.open(page);
    const control = await turned();
    await app.user.click(control);
    await waitFor(() => expect(writes()).toHaveLength(1));
    await app.user.click(control);
    await app.router.navigate({ to: '/account/signout' });
    await screen.findByText('You’re signed out.');
    arrive();
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(writes()).toHaveLength(1);
  });
}

test('ACC-114 a privacy choice that could not be read is asked for again', async () => {
  app.world.fail(readPrivacy, 'status:400');
  await app.open(PRIVACY);
  await screen.findByText('We couldn’t load this');
  app.world.heal();
  await app.press('Try again');
  await sharing();
});

test('ACC-114 cookie preferences are kept in this browser, and the privacy statement is linked', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in two of the browsers that we serve
  document.cookie = `${CONSENT_COOKIE}=; Path=/; Max-Age=0`;
  await app.open(PRIVACY);
  await app.press('Manage cookie preferences');
  const dialog = within(await screen.findByRole('dialog', { name: 'Manage cookie preferences' }));
  await app.user.click(dialog.getByRole('switch', { name: 'Analytics' }));
  await app.user.click(dialog.getByRole('button', { name: 'Save choices' }));
  await screen.findByText('Your cookie preferences are saved in this browser.');
  expect(readConsent()).toEqual({ analytics: true, advertising: false });
  await app.noDialog();
  const statement = screen.getByRole('link', { name: 'Read the privacy statement (opens in a new tab)' });
  expect(statement.getAttribute('href')).toBe('https://help.example.com/privacy');
});
