import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createAccount } from '#api/account/create-account.ts';
import { readConfiguration } from '#api/configuration/configuration.ts';
import { signIn } from '#api/session/sign-in.ts';
import { PERSONAS } from '#mocks/session/personas.ts';
import { saveConsent } from '#platform/measuring/consent.ts';
import { alertOn } from '#tests/models/kit/on-screen.ts';
import { greetingTo } from '#tests/support/greeting-to.ts';
import { answerInstead } from '#tests/support/held-calls.ts';
import { sentBodies } from '#tests/support/sent-calls.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp();

afterEach(() => {
  saveConsent({ analytics: false, advertising: false });
});

const PASSWORD = 'Engine-No-1';
const box = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const password = () => app.field('Password');
const checkbox = (name: string | RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
const submit = () => screen.getByRole('button', { name: /^Create account|^Creating|^Welcome!/ });
/** The welcome of a new member may lie over it by then. */
const greeted = () => screen.findByRole('heading', { name: greetingTo('Ada'), hidden: true });
const alerts = () => alertOn(screen);
const calls = () => app.calls(createAccount);

async function open(search = '') {
  await app.open(`/account/create${search}`);
  await screen.findByRole('button', { name: 'Create account' });
}

async function fill(changes: { email?: string; secret?: string; first?: string; last?: string } = {}) {
  const { email = 'ada@example.com', secret = PASSWORD, first = 'Ada', last = 'Lovelace' } = changes;
  for (const [field, text] of [
    [box('First name'), first],
    [box(/^Last name/), last],
    [box('Email address'), email],
    [password(), secret],
  ] as const) {
    await app.enter(field, text);
  }
  if (!checkbox('I agree to the Terms of Use').checked) await app.user.click(checkbox('I agree to the Terms of Use'));
}

async function registerCard(number: string, pin: string) {
  await app.user.click(radio(/^Register a card I have/));
  await app.user.type(box('Card number'), number);
  await app.user.type(box('Security code'), pin);
}

test('ACC-045 FC-152 the form asks for name, e-mail and password, with the words that autofill knows them by', async () => {
  await open();
  expect(
    [box('First name'), box('Last name'), box('Email address'), password()].map((field) => field.autocomplete),
  ).toEqual(['given-name', 'family-name', 'email', 'new-password']);
  expect(password().type).toBe('password');
  await app.press('Show password');
  expect(password().type).toBe('text');
  expect(screen.getAllByRole('radio')).toHaveLength(3);
  expect(screen.getAllByRole('checkbox').length).toBeGreaterThanOrEqual(4);
});

test('ACC-044 a member who opens the form is signed out first, without being asked to sign in', async () => {
  app.world.become('member-gold');
  await open();
  expect(app.parts.session.visitor()).toEqual({ kind: 'anonymous' });
  await expect((await app.world.send('/apiproxy/v1/session')).json()).resolves.toMatchObject({ kind: 'anonymous' });
});

test('ACC-054 ACC-061 ACC-062 an empty form names what is missing, in a summary that takes the focus, and sends nothing', async () => {
  await open();
  await app.user.click(submit());
  const summary = await screen.findByRole('group', { name: 'Please check what you entered' });
  expect(document.activeElement).toBe(summary);
  const links = within(summary).getAllByRole('link');
  expect(links.map((link) => link.textContent)).toEqual([
    'Enter your first name.',
    'Enter your last name.',
    'Please enter your email address.',
    'Add password',
    'Please agree to the Terms of Use',
  ]);
  expect(app.errorBeside(checkbox('I agree to the Terms of Use'))).toBe('Please agree to the Terms of Use');
  await app.user.click(within(summary).getByRole('link', { name: 'Add password' }));
  expect(document.activeElement).toBe(password());
  expect(calls()).toBe(0);
});

for (const [what, number, pin, due] of [
  ['15 digits', '600649123456789', '12345678', ['A valid Northstar card number has 16 digits.', '']],
  ['17 digits', '60064912345678901', '12345678', ['A valid Northstar card number has 16 digits.', '']],
  ['spaces', '6006 4912 3456 7890', '12345678', ['A valid Northstar card number has 16 digits.', '']],
  ['dashes', '6006-4912-3456-7890', '12345678', ['A valid Northstar card number has 16 digits.', '']],
  [
    'letters',
    '600649123456789O',
    '1234567',
    ['A valid Northstar card number has 16 digits.', 'A valid security code has 8 digits.'],
  ],
  ['a code of 9 digits', '6006491234567890', '123456789', ['', 'A valid security code has 8 digits.']],
  ['a code with a letter', '6006491234567890', '1234567O', ['', 'A valid security code has 8 digits.']],
] as const) {
  test(`ACC-052 ACC-053 ACC-060 a card with ${what} says so and is not sent`, async () => {
    await open();
    await fill();
    await registerCard(number, pin);
    await app.user.click(submit());
    await screen.findByRole('group', { name: 'Please check what you entered' });
    expect([app.errorBeside(box('Card number')), app.errorBeside(box('Security code'))]).toEqual(due);
    expect(box('Card number').value).toBe(number);
    expect(calls()).toBe(0);
  });
}

test('ACC-052 what is wrong with a card is not said any more once none is registered', async () => {
  await open();
  await fill();
  await registerCard('600649123456789', '12345678');
  await app.user.click(submit());
  await screen.findByRole('link', { name: 'A valid Northstar card number has 16 digits.' });
  await app.user.click(radio(/^No card for now/));
  await waitFor(() => expect(screen.queryByRole('group', { name: 'Please check what you entered' })).toBeNull());
});

test('ACC-050 the choice of a card is still made after Back; its number and code are not kept', async () => {
  await open();
  await registerCard('7777001122334455', '12345678');
  await app.router.navigate({ to: '/account/signin' });
  await waitFor(() => expect(screen.queryByRole('radio', { name: /^Register a card I have/ })).toBeNull());
  app.router.history.back();
  await waitFor(() => expect(radio(/^Register a card I have/).checked).toBe(true));
  expect([box('Card number').value, box('Security code').value]).toEqual(['', '']);
});

test('ACC-050 ACC-051 the fields of a card are shown for registering one, or where something fills them', async () => {
  await open();
  expect(screen.queryByRole('textbox', { name: 'Card number' })).toBeNull();
  await app.user.click(radio(/^Register a card I have/));
  expect(box('Card number')).toBeTruthy();
  await app.user.click(radio(/^Get a digital card/));
  expect(screen.queryByRole('textbox', { name: 'Card number' })).toBeNull();
  fireEvent.change(screen.getByLabelText('Security code'), { target: { value: '1' } });
  expect(radio(/^Register a card I have/).checked).toBe(true);
  expect(box('Security code').value).toBe('1');
});

test('ACC-054 ACC-055 ACC-056 ACC-057 ACC-058 storage consent, privacy statement and the checked offers are there where the market has them', async () => {
  app.startWorld({ name: 'everything-on' });
  // By then it is known what the market asks for.
  await app.open('/rewards');
  await app.atRest();
  await act(() => app.router.navigate({ to: '/account/create' }));
  const consent = await screen.findByRole('checkbox', { name: /^I agree that Northstar stores/, checked: false });
  expect(screen.getByRole('heading', { name: 'Privacy statement' })).toBeTruthy();
  expect(checkbox('Offers, events and surveys').checked).toBe(true);
  await fill();
  await app.user.click(submit());
  await screen.findByRole('group', { name: 'Please check what you entered' });
  expect(app.errorBeside(consent)).toBe('Please agree to the storage conditions');
  const terms = checkbox('I agree to the Terms of Use');
  await app.user.click(terms);
  await waitFor(() => expect(app.errorBeside(terms)).toBe('Please agree to the Terms of Use'));
  expect(calls()).toBe(0);
});

test('ACC-055 ACC-056 ACC-057 ACC-058 ACC-059 a market without them asks for none; its mails need a second consent', async () => {
  app.startWorld({ name: 'no-configuration' });
  await open();
  expect(screen.queryByRole('checkbox', { name: /stores my personal/ })).toBeNull();
  expect(screen.queryByRole('heading', { name: 'Privacy statement' })).toBeNull();
  expect(checkbox('Offers, events and surveys').checked).toBe(false);
  expect(screen.getByText(/We’ll email you a link to confirm these choices/)).toBeTruthy();
});

test('ACC-059 where the market needs no second consent none is announced', async () => {
  await open();
  await waitFor(() => expect(screen.queryByText(/We’ll email you a link to confirm/)).toBeNull());
});

test('ACC-061 names of 50 characters and an address of 50 are accepted, of 51 they are not', async () => {
  const mail = (length: number) => `${'a'.repeat(length - '@example.com'.length)}@example.com`;
  await open();
  await fill({ first: 'A'.repeat(51), last: 'L'.repeat(51), email: mail(51) });
  await app.user.click(submit());
  await screen.findByRole('group', { name: 'Please check what you entered' });
  expect([box('First name'), box('Last name'), box('Email address')].map(app.errorBeside)).toEqual([
    'First name can be up to 50 characters.',
    'Last name can be up to 50 characters.',
    'Email address can be up to 50 characters.',
  ]);
  await fill({ first: ` ${'A'.repeat(50)} `, last: 'L'.repeat(50), email: mail(50) });
  expect([box('First name'), box('Last name'), box('Email address')].map(app.errorBeside)).toEqual(['', '', '']);
  await app.user.click(submit());
  await waitFor(() => expect(app.address()).toBe('/account/for-you'));
});

test('ACC-056 ACC-061 a market that asks for no last name, and for no storage consent, is sent neither', async () => {
  answerInstead(readConfiguration, async (send) =>
    Response.json({ ...(await (await send()).json()), isLastNameRequired: false }),
  );
  await open();
  await waitFor(() => expect(box(/^Last name/).labels?.[0]?.textContent).toBe('Last name (optional)'));
  await fill({ last: 'L'.repeat(51) });
  await app.user.click(submit());
  await waitFor(() => expect(app.errorBeside(box(/^Last name/))).toBe('Last name can be up to 50 characters.'));
  await fill({ last: '' });
  await app.user.click(submit());
  await waitFor(() => expect(sentBodies(createAccount)).toHaveLength(1));
  for (const field of ['lastName', 'storageConsent']) expect(sentBodies(createAccount)[0]).not.toHaveProperty(field);
});

test('ACC-063 the rule of the password is shown part by part as it is met', async () => {
  await open();
  const rules = () =>
    within(document.getElementById('join-password-rules') as HTMLElement)
      .getAllByRole('listitem')
      .map((rule) => rule.textContent?.startsWith('Done:'));
  await app.user.type(password(), 'Engine');
  expect(rules()).toEqual([false, true, true, false, false]);
  expect(screen.getByText('Not there yet')).toBeTruthy();
  await app.user.type(password(), '-1');
  expect(rules()).toEqual([true, true, true, true, true]);
  expect(screen.getByText('Good password')).toBeTruthy();
});

test('ACC-063 FC-152 a password of 64 characters is accepted as typed and shows the rule', async () => {
  await open();
  const long = `Aa1!${'x'.repeat(60)}`;
  await fill({ secret: long });
  await app.user.click(submit());
  await screen.findByRole('group', { name: 'Please check what you entered' });
  expect(password().value).toBe(long);
  expect(app.errorBeside(password())).toBe(
    'Use 8 to 25 characters with an uppercase letter, a lowercase letter, a number and a symbol.',
  );
});

test('ACC-048 ACC-064 ACC-065 FC-152 pressing twice makes one account and signs in once, with the password as it was typed', async () => {
  await open();
  await fill({ secret: ` ${PASSWORD} ` });
  await app.user.click(checkbox(/^New drinks/));
  await app.user.dblClick(submit());
  await greeted();
  expect(app.address()).toBe('/account/for-you');
  expect([calls(), app.world.effects.signIns]).toEqual([1, 1]);
  const account = app.world.members.get('ada@example.com')?.account;
  expect(account?.password).toBe(` ${PASSWORD} `);
  expect(account?.preferences).toEqual({ product: true, general: false, personalized: false });
  expect(account?.cards).toHaveLength(1);
});

test('ACC-067 ACC-068 who was sent here gets back to where they wanted to go, not before the account is made', async () => {
  await open('?returnUrl=/menu/store-locator');
  expect(app.main().getByRole('link', { name: 'Sign in' }).getAttribute('href')).toContain('menu%2Fstore-locator');
  await fill();
  await app.user.click(submit());
  await waitFor(() => expect(app.address()).toBe('/menu/store-locator'));
});

test('ACC-068 an address that may not be followed is dropped', async () => {
  await open('?returnUrl=//evil.example');
  await fill();
  await app.user.click(submit());
  await waitFor(() => expect(app.address()).toBe('/account/for-you'));
});

test('ACC-068 a silent sign-in that fails leads to sign-in with the wanted page and no error', async () => {
  await open('?returnUrl=/menu/store-locator');
  app.world.fail(signIn, 'status:500', 1);
  await fill();
  await app.user.click(submit());
  await screen.findByRole('heading', { name: 'Welcome back' });
  expect(app.router.state.location.search).toEqual({ returnUrl: '/menu/store-locator' });
  expect(alerts()).toBe('');
});

test('ACC-069 ACC-074 FC-154 an address that is taken is shown beside it, takes the focus and keeps what was typed', async () => {
  await open();
  await fill({ email: PERSONAS['member-green'].email });
  await app.user.click(submit());
  await waitFor(() => expect(app.errorBeside(box('Email address'))).toBe('Email address is not available.'));
  await waitFor(() => expect(document.activeElement).toBe(box('Email address')));
  expect([box('First name').value, password().value]).toEqual(['Ada', PASSWORD]);
  expect(alerts()).toBe('');
});

test('ACC-055 ACC-056 ACC-069 storage consent that only the server asks for comes with its message on its field, and joining goes on', async () => {
  app.startWorld({ name: 'everything-on' });
  app.world.fail(readConfiguration, 'status:500', 1);
  await open();
  await fill();
  const consent = () => screen.queryByRole<HTMLInputElement>('checkbox', { name: /stores my personal information/ });
  expect(consent()).toBeNull();
  await app.user.click(submit());
  await waitFor(() =>
    expect(consent() && app.errorBeside(checkbox(/stores my/))).toBe('Please agree to the storage conditions'),
  );
  await waitFor(() => expect(document.activeElement).toBe(consent()));
  await app.user.click(checkbox(/stores my/));
  await app.user.click(submit());
  await greeted();
});

test('ACC-055 ACC-069 where the form cannot show storage consent, the summary says what the server misses', async () => {
  app.startWorld({ name: 'everything-on' });
  app.world.fail(readConfiguration, 'status:500');
  await open();
  await fill();
  await app.user.click(submit());
  const summary = await screen.findByRole('group', { name: 'Please check what you entered' });
  expect(summary.textContent).toContain('Please agree to the storage conditions');
  expect(within(summary).queryByRole('link')).toBeNull();
});

for (const [start, message, words] of [
  ['nocard', 'card-state-error', 'Please try another card.'],
  ['badcard', 'card-information-error', 'Please try entering your card information again.'],
] as const) {
  test(`ACC-070 ACC-075 ACC-077 ACC-078 ACC-079 ACC-080 FC-154 a digital card that fails leads to partial success: ${message}`, async () => {
    await open();
    await fill({ email: `${start}@northstar.test` });
    await app.user.click(submit());
    await screen.findByRole('heading', { name: 'Welcome! Your account is ready' });
    expect(app.address()).toBe(`/account/create/partial-success/${message}`);
    expect(screen.getByText(words)).toBeTruthy();
    const links = ['Go to your cards', 'Continue without a card'].map((name) => screen.getByRole('link', { name }));
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['/account/cards', '/account/for-you']);
    await app.follow('Continue without a card');
    await greeted();
  });
}

for (const [number, pin, message] of [
  ['6006491234561030', '12345678', 'card-state-error'],
  ['6006491234567890', '00000000', 'card-information-error'],
] as const) {
  test(`ACC-071 ACC-080 FC-154 a registered card that fails leads to the cards: ${message}`, async () => {
    await open();
    await fill();
    await registerCard(number, pin);
    await app.user.click(submit());
    await waitFor(() => expect(app.address()).toBe(`/account/cards?mode=from_account_create&card_error=${message}`));
  });
}

for (const start of ['suspect', 'odd'] as const) {
  test(`ACC-072 ACC-073 FC-154 ${start === 'odd' ? 'an unknown refusal' : 'the risk check'} shows the generic notification and nothing else`, async () => {
    await open();
    await fill({ email: `${start}@northstar.test` });
    await app.user.click(submit());
    const notice = await screen.findByText('Something unexpected happened');
    expect(notice.parentElement?.textContent).toContain(
      'We couldn’t create your account right now. Please try again later.',
    );
    expect(box('Email address').value).toBe(`${start}@northstar.test`);
    expect(document.body.textContent).not.toMatch(/reputation|risk/i);
  });
}

test('ACC-073 a server that fails shows that the outcome is unknown, keeps what was typed, and the next try succeeds', async () => {
  await open();
  app.world.fail(createAccount, 'status:500', 1);
  await fill();
  await app.user.click(submit());
  const summary = await screen.findByRole('group', { name: 'We’re not sure your account was created' });
  expect(document.activeElement).toBe(summary);
  expect(password().value).toBe(PASSWORD);
  await app.user.click(submit());
  await greeted();
});

test('ACC-066 FC-140 joining notifies both trackers once and without a name, and a tracker that throws changes nothing', async () => {
  saveConsent({ analytics: false, advertising: true });
  const fbq = vi.fn().mockThrow(new Error('blocked'));
  const dataLayer: unknown[] = [];
  for (const [name, tracker] of Object.entries({ dataLayer, fbq })) vi.stubGlobal(name, tracker);
  await open();
  await fill();
  await app.user.click(submit());
  await greeted();
  expect(dataLayer).toEqual([{ event: 'account_created' }]);
  expect(fbq.mock.calls).toEqual([['track', 'CompleteRegistration']]);
});

test('ACC-076 ACC-080 partial success with any other message leads to the own page', async () => {
  await app.open('/account/create/partial-success/anything');
  await screen.findByRole('heading', { name: 'Can we get something started for you?' });
  expect(app.address()).toBe('/account/for-you');
});

test('ACC-017 ACC-018 who comes to link a partner reads of it', async () => {
  await open('?returnUrl=/rewards/partnerships/marriottbonvoy');
  await screen.findByRole('heading', { name: 'Create an account to link it with Marriott Bonvoy' });
});
