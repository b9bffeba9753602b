import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createAccount } from '#api/account/create-account.ts';
import { configurationQuery, readConfiguration } from '#api/configuration/configuration.ts';
import { clearAuthCookies, readSession } from '#api/session/session.ts';
import { safePathOf } from '#domain/return-url.ts';
import { PERSONA_PASSWORD, PERSONAS } from '#mocks/session/personas.ts';
import { answerInstead } from '#tests/support/held-calls.ts';
import { sentBodies } from '#tests/support/sent-calls.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp();

const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const offers = () => screen.findByRole<HTMLInputElement>('checkbox', { name: 'Offers, events and surveys' });
const ownCard = () => screen.getByRole<HTMLInputElement>('radio', { name: /^Register a card I have/ });
const calls = () => app.calls(createAccount);

async function open(how: Parameters<typeof app.open>[1] = {}) {
  await app.open('/account/create', how);
  await screen.findByRole('button', { name: 'Create account' });
}

async function fill(email = 'ada@example.com') {
  for (const [field, typed] of [
    [box('First name'), 'Ada'],
    [box(/^Last name/), 'Lovelace'],
    [box('Email address'), email],
    [app.field('Password'), 'Engine-No-1'],
  ] as const) {
    await app.enter(field, typed);
  }
  await app.user.click(screen.getByRole('checkbox', { name: 'I agree to the Terms of Use' }));
}

/** Joined or signed in by now. */
const isGreeted = () => waitFor(() => expect(app.address()).toBe('/account/for-you'));

/** The one answer to what the form posts. */
const answerWith = (refusal: object) => answerInstead(createAccount, () => Response.json(refusal, { status: 400 }));

/** The configuration, which could not be read at first, arrives. */
async function readMarket() {
  app.world.heal();
  await act(() => app.parts.queryClient.refetchQueries(configurationQuery));
  await screen.findByRole('checkbox', { name: /stores my personal information/ });
}

test('ACC-058 the offers are checked also where the market is known before the form is there', async () => {
  app.startWorld({ name: 'everything-on' });
  app.world.fail(readConfiguration, 'latency:300', 1);
  app.world.fail(clearAuthCookies, 'latency:3000', 1);
  await open();
  expect((await offers()).checked).toBe(true);
});

test('ACC-058 a yes that was taken back stands, also where the market is known only then', async () => {
  app.startWorld({ name: 'everything-on' });
  app.world.fail(readConfiguration, 'status:500');
  await open();
  await app.user.dblClick(await offers());
  await readMarket();
  expect((await offers()).checked).toBe(false);
});

test('ACC-058 a no that is given back with the form stands, also where the market is known only then', async () => {
  app.startWorld({ name: 'everything-on' });
  app.world.fail(readConfiguration, 'status:500');
  await open();
  await app.enter(box('First name'), 'Ada');
  await act(() => app.router.navigate({ to: '/account/signin' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Create account' })).toBeNull());
  act(() => app.router.history.back());
  await waitFor(() => expect(box('First name').value).toBe('Ada'));
  await readMarket();
  expect((await offers()).checked).toBe(false);
});

test.each([/^Get a digital card/, /^No card for now/])(
  'ACC-051 a card number that was filled in without an event shows itself, and no card is made in its place: %s',
  async (choice) => {
    await open();
    await fill();
    await app.user.click(screen.getByRole('radio', { name: choice }));
    const number = screen.getByLabelText<HTMLInputElement>('Card number');
    number.value = '6006491234567890';
    await app.press('Create account');
    await waitFor(() => expect(ownCard().checked).toBe(true));
    expect(box('Card number').value).toBe('6006491234567890');
    expect(calls()).toBe(0);
    await app.user.click(screen.getByRole('radio', { name: /^Get a digital card/ }));
    await app.press('Create account');
    await waitFor(() => expect(calls()).toBe(1));
  },
);

test('ACC-051 ACC-069 an error of a card field shows the field, which takes the focus', async () => {
  answerWith({ type: 'validation', messageId: 'card_number_invalid', field: 'registerCardNumber' });
  await open();
  await fill();
  await app.press('Create account');
  await waitFor(() => expect(ownCard().checked).toBe(true));
  expect(app.errorBeside(box('Card number'))).not.toBe('');
  await waitFor(() => expect(document.activeElement).toBe(box('Card number')));
});

test('ACC-069 what the server says of a field is shown beside it, where we have no words of our own, and the focus goes there each time', async () => {
  const message = 'Please leave out emoji in your first name.';
  answerWith({ type: 'validation', messageId: 'name_has_emoji', message, field: 'firstName' });
  await open();
  await fill();
  await app.press('Create account');
  await waitFor(() => expect(app.errorBeside(box('First name'))).toBe(message));
  await waitFor(() => expect(document.activeElement).toBe(box('First name')));
  await app.press('Create account');
  await waitFor(() => expect(document.activeElement).toBe(box('First name')));
});

for (const message of ['NAME_INVALID', '{"code":7}', '<b>No</b>', '']) {
  test(`ACC-069 SVC-015 “${message}” is no message of a field`, async () => {
    answerWith({ type: 'validation', messageId: 'name_has_emoji', message, field: 'firstName' });
    await open();
    await fill();
    await app.press('Create account');
    await waitFor(() =>
      expect(app.errorBeside(box('First name'))).toBe('This doesn’t look right. Please check what you entered.'),
    );
  });
}

test('ACC-061 an address that is none says so beside it, and nothing is sent', async () => {
  await open();
  await fill('ada@example');
  await app.press('Create account');
  await waitFor(() => expect(app.errorBeside(box('Email address'))).toBe('Please enter a valid email address.'));
  expect(calls()).toBe(0);
});

test('ACC-032 ACC-046 ACC-060 what is posted says the language, risk data and the one brand name, as the messages of the card do', async () => {
  app.startWorld({ settings: { product: 'Roastery' } });
  answerWith({ type: 'reputation' });
  await open({ locale: 'en-CA' });
  await fill();
  await app.user.click(ownCard());
  await app.user.type(box('Card number'), '1');
  await app.user.type(box('Security code'), '12345678');
  await app.press('Create account');
  await waitFor(() => expect(app.errorBeside(box('Card number'))).toBe('A valid Roastery card number has 16 digits.'));
  fireEvent.change(box('Card number'), { target: { value: '6006491234567890' } });
  await app.press('Create account');
  await waitFor(() => expect(sentBodies(createAccount)).toHaveLength(1));
  expect(sentBodies(createAccount)[0]).toMatchObject({
    country: 'CA',
    locale: 'en-CA',
    reputation: expect.stringMatching(/^\S+$/),
    receiveRoasteryEmailCommunications: false,
  });
});

test.each([
  ['FC-064 is led where it wanted to go', '/menu/store-locator', '/menu/store-locator'],
  ['FC-071 is not led to a page of the other member', '/account/cards/123?from=mail', '/account/for-you'],
])('ACC-068 an account that is made after the session of another member has ended %s', async (_, wanted, to) => {
  await app.open('/menu', { as: 'member-green' });
  act(() => app.parts.session.expire());
  const returnUrl = safePathOf(wanted);
  await act(() => app.router.navigate({ to: '/account/create', search: { returnUrl } }));
  await screen.findByRole('button', { name: 'Create account' });
  await fill();
  await app.press('Create account');
  await waitFor(() => expect(app.address()).not.toMatch(/^\/account\/create/));
  expect(app.address()).toBe(to);
  expect(app.parts.session.visitor()).toMatchObject({ kind: 'member', firstName: 'Ada' });
});

test('ACC-044 a browser that a member kept signed in is so no more once the form is opened', async () => {
  await app.open('/account/signin');
  await app.user.click(await screen.findByRole('checkbox', { name: 'Keep me signed in' }));
  await app.enter(box('Email or username'), PERSONAS['member-green'].email);
  await app.enter(app.field('Password'), PERSONA_PASSWORD);
  await app.press('Sign in');
  await isGreeted();
  expect(app.world.accounts.keeps.size).toBe(1);
  app.close();
  app.world.reopenBrowser();
  await open();
  expect(app.world.accounts.keeps.size).toBe(0);
  await expect(readSession({})).resolves.toMatchObject({ kind: 'anonymous' });
});

test('ACC-031 ACC-065 who joins is signed in for this window of the browser only', async () => {
  await open();
  await fill();
  await app.press('Create account');
  await isGreeted();
  expect(app.world.accounts.keeps.size).toBe(0);
});

test('ACC-061 a name of blanks is none', async () => {
  await open();
  await fill();
  await app.enter(box('First name'), '   ');
  await app.enter(box(/^Last name/), '   ');
  await app.press('Create account');
  expect(app.errorBeside(box('First name'))).toBe('Enter your first name.');
  expect(app.errorBeside(box(/^Last name/))).toBe('Enter your last name.');
  expect(calls()).toBe(0);
});

test('ACC-054 ACC-055 of the boxes those that joining needs are marked as required, for eyes and for screen readers', async () => {
  app.startWorld({ name: 'everything-on' });
  await open();
  await screen.findByRole('checkbox', { name: /^I agree that Northstar stores/ });
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox');
  const required = boxes.filter((each) => each.getAttribute('aria-required') === 'true').map(({ id }) => id);
  expect(required).toEqual(['join-storage-consent', 'join-terms']);
  const marked = boxes.filter(({ labels }) => labels?.[0]?.textContent.endsWith(' (required)')).map(({ id }) => id);
  expect(marked).toEqual(required);
});

test('ACC-046 what was typed stays when the language changes, and goes in the language of now', async () => {
  vi.spyOn(globalThis, 'fetch');
  await open();
  await fill();
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'fr-CA');
  await screen.findByRole('heading', { name: 'Prenons un café ensemble' });
  expect(box('Adresse courriel').value).toBe('ada@example.com');
  await app.press('Créer mon compte');
  await waitFor(() => expect(sentBodies(createAccount)).toMatchObject([{ country: 'CA', locale: 'fr-CA' }]));
});
