import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { createAutoReload, disableAutoReload, updateAutoReload } from '#api/account/auto-reload.ts';
import { cardsKey } from '#api/account/cards.ts';
import { paymentMethodsKey } from '#api/account/payment-methods.ts';
import { reloadCard } from '#api/account/reload.ts';
import { REQUEST_LIFE_MS, UNFINISHED_RELOADS_KEY } from '#domain/cards/reload.ts';
import { refuse } from '#mocks/respond.ts';
import { PERSONA_PASSWORD, PERSONAS, type PersonaId } from '#mocks/session/personas.ts';
import { answerInstead } from '#tests/support/held-calls.ts';
import { sentVariables } from '#tests/support/sent-calls.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp();

const radios = (legend: string) =>
  within(screen.getByRole('group', { name: legend })).getAllByRole<HTMLInputElement>('radio');
const sums = (legend: string) => radios(legend).map((one) => Number(one.value));
const chosen = (legend: string) => radios(legend).find((one) => one.checked)?.value;
const pick = (name: string | RegExp) => screen.findByRole('radio', { name }).then((one) => app.user.click(one));

function accountOf(persona: 'member-gold' | 'member-green') {
  const account = app.world.account(persona);
  return account;
}

const OVER_LIMIT = "Your card's total amount cannot exceed $500.";

/** What goes along with it. */
const RISK = { reputation: expect.stringMatching(/^\S+$/) };

async function openSheet(hash: 'add-money' | 'auto-reload', persona: PersonaId = 'member-gold') {
  app.world.become(persona);
  await app.open(`/account/cards#${hash}`);
}

test('SVC-006 CRD-026 the amounts are the configured ones, 25 chosen at first; the default way to pay comes first', async () => {
  await openSheet('add-money');
  await screen.findByRole('button', { name: 'Add $25' });
  expect(sums('How much?')).toEqual([1000, 1500, 2000, 2500, 5000, 10_000]);
  expect(chosen('How much?')).toBe('2500');
  expect(screen.getByRole('radio', { name: /^Visa/ })).toMatchObject({ checked: true });
  expect(screen.getByText('New balance: $67.50')).toBeTruthy();
});

test.each([
  ['comes after the one that was made the default', { isDefault: false }],
  ['that has expired comes last, although it is the default', { expires: { month: 1, year: 2020 } }],
])('a way to pay %s, and the one before it is chosen', async (_, change) => {
  const [visa, paypal] = accountOf('member-gold').paymentMethods;
  if (!visa || !paypal) return expect.fail('Goldie has two ways to pay.');
  Object.assign(visa, change);
  paypal.isDefault = !visa.isDefault;
  await openSheet('add-money');
  expect(await screen.findByRole('radio', { name: /^PayPal/, checked: true })).toBeTruthy();
  const order = radios('How to pay').map((radio) => radio.labels?.[0]?.textContent ?? '');
  expect(order).toMatchObject([/^PayPal/, /^Visa/, /^Add a payment method/].map((name) => expect.stringMatching(name)));
});

test('SVC-006 other load amounts of the configuration change add money alone', async () => {
  app.startWorld({ settings: { svcLoadOptions: [5, 30], defaultSvcLoadOption: 30 } });
  await openSheet('add-money');
  await screen.findByRole('button', { name: 'Add $30' });
  expect(sums('How much?')).toEqual([500, 3000]);
  await openSheet('auto-reload');
  await app.user.click(await screen.findByRole('switch'));
  expect(sums('Amount to add')).toEqual([1000, 1500, 2000, 2500, 5000, 10_000]);
});

test('CRD-025 CRD-034 CRD-035 reload and trigger amounts are the configured ones, each with its default', async () => {
  app.startWorld({
    settings: {
      svcReloadOptions: [20, 40],
      defaultSvcReloadOption: 40,
      triggerAmountOptions: [3, 7],
      defaultTriggerAmountOption: 7,
    },
  });
  await openSheet('auto-reload');
  await app.user.click(await screen.findByRole('switch'));
  expect([sums('Amount to add'), chosen('Amount to add')]).toEqual([[2000, 4000], '4000']);
  expect([sums('When the balance is below'), chosen('When the balance is below')]).toEqual([[300, 700], '700']);
});

test('CRD-022 CRD-023 with the placeholder the button says Continue and leads to payment methods; nothing is charged', async () => {
  await openSheet('add-money');
  await pick(/Add a payment method/);
  await app.press('Continue');
  await waitFor(() => expect(app.address()).toMatch(/^\/account\/payment-method\?/));
  expect(app.calls(reloadCard)).toBe(0);
});

test('CRD-023 without any payment method it is the placeholder that is chosen', async () => {
  await openSheet('add-money', 'member-without-payment-methods');
  await app.press('Continue');
  await waitFor(() => expect(app.address()).toMatch(/^\/account\/payment-method\?/));
});

test.each([
  ['the only way to pay', 'paypal'],
  ['the way to pay that is chosen', 'none'],
])(
  'CRD-022 CRD-023 where %s is removed elsewhere, nothing is charged: Continue leads to payment methods',
  async (_, also) => {
    const account = accountOf('member-gold');
    account.paymentMethods = account.paymentMethods.filter(({ paymentType }) => paymentType !== also);
    await openSheet('add-money');
    await screen.findByRole('radio', { name: /^Visa/, checked: true });
    account.paymentMethods = account.paymentMethods.filter(({ paymentType }) => paymentType !== 'visa');
    await act(() => app.parts.queryClient.refetchQueries({ queryKey: paymentMethodsKey }));
    await app.press('Continue');
    await waitFor(() => expect(app.address()).toMatch(/^\/account\/payment-method\?/));
    expect(app.calls(reloadCard)).toBe(0);
  },
);

test.each(['add-money', 'auto-reload'] as const)(
  'CRD-022 CRD-028 what is added from %s leads back to it',
  async (hash) => {
    await openSheet(hash);
    if (hash === 'auto-reload') await app.user.click(await screen.findByRole('switch'));
    await pick(/Add a payment method/);
    if (hash === 'add-money') await app.press('Continue');
    await app.heading('Payment methods');
    expect(app.router.state.location.search).toEqual({ returnUrl: `/account/cards#${hash}` });
  },
);

test('CRD-022 CRD-028 what was chosen is there again after the way to add a payment method', async () => {
  await openSheet('add-money');
  await pick('$100');
  await pick(/Add a payment method/);
  await app.press('Continue');
  await app.heading('Payment methods');
  await app.router.navigate({ href: '/account/cards#add-money' });
  await waitFor(() => expect(chosen('How much?')).toBe('10000'));
  await app.router.navigate({ href: '/account/cards#auto-reload' });
  await app.user.click(await screen.findByRole('switch'));
  await app.user.click(
    within(screen.getByRole('group', { name: 'Amount to add' })).getByRole('radio', { name: '$100' }),
  );
  await pick(/Add a payment method/);
  await app.heading('Payment methods');
  await app.router.navigate({ href: '/account/cards#auto-reload' });
  expect(await screen.findByRole('switch', { checked: true })).toBeTruthy();
  expect(chosen('Amount to add')).toBe('10000');
});

test('CRD-028 the way to pay is kept on the way to another one, but for one that was removed there', async () => {
  const wayBack = async () => {
    await pick(/Add a payment method/);
    await app.heading('Payment methods');
    await app.router.navigate({ href: '/account/cards#auto-reload' });
  };
  await openSheet('auto-reload');
  await app.user.click(await screen.findByRole('switch'));
  await pick(/^PayPal/);
  await wayBack();
  await screen.findByRole('radio', { name: /^PayPal/, checked: true });
  const account = accountOf('member-gold');
  account.paymentMethods = account.paymentMethods.filter(({ paymentType }) => paymentType === 'visa');
  void app.parts.queryClient.invalidateQueries({ queryKey: paymentMethodsKey });
  await wayBack();
  await screen.findByRole('radio', { name: /^Visa/, checked: true });
  expect(screen.queryByRole('radio', { name: /^PayPal/ })).toBeNull();
});

test('SVC-008 OPP-079 a sum that is too much is described by the reason, and has the focus after each press', async () => {
  const [card] = accountOf('member-gold').cards;
  if (card) card.balance = 49_000;
  await openSheet('add-money');
  for (let presses = 0; presses < 2; presses++) {
    await app.press('Add $25');
    const group = await screen.findByRole('group', { description: OVER_LIMIT });
    expect(document.activeElement).toBe(within(group).getByRole('radio', { checked: true }));
  }
  await pick('$10');
  expect(screen.queryByRole('group', { description: OVER_LIMIT })).toBeNull();
  expect(app.calls(reloadCard)).toBe(0);
});

test('CRD-026 a request is kept in the browser only while it is not known what became of it, without personal data', async () => {
  await openSheet('add-money');
  app.world.fail(reloadCard, 'status:500');
  await app.press('Add $25');
  await screen.findByText('We’re not sure that went through');
  const kept = window.localStorage.getItem(UNFINISHED_RELOADS_KEY) ?? '';
  const [request] = Object.values<object>(JSON.parse(kept));
  expect(Object.keys(request ?? {}).sort()).toEqual(['amount', 'at', 'paymentMethodId', 'requestId']);
  app.world.heal();
  await app.press('Try again');
  await screen.findByText('$25 added');
  expect(window.localStorage.getItem(UNFINISHED_RELOADS_KEY)).toBeNull();
});

test('CRD-024 CRD-026 a lost answer that cannot be asked for again says why, and is asked for once it can be', async () => {
  await openSheet('add-money');
  app.world.fail(reloadCard, 'drop-after', 1);
  await app.press('Add $25');
  await screen.findByText('We’re not sure that went through');
  app.world.fail(reloadCard, '429', 1);
  await app.press('Try again');
  await waitFor(() => expect(screen.getByRole('dialog').textContent).toMatch(/Too many|wait a moment/));
  app.world.heal();
  await app.press('Try again');
  await screen.findByText('$25 added');
  expect(app.world.effects.reloads).toBe(1);
});

test('CRD-026 a sheet that was open before another tab lost its answer asks about that request, and charges nothing more', async () => {
  await openSheet('add-money');
  await screen.findByRole('button', { name: 'Add $25' });
  const [card] = accountOf('member-gold').cards;
  const [method] = accountOf('member-gold').paymentMethods;
  if (!card || !method) throw new Error('A card and a way to pay are needed.');
  const ofOther = {
    requestId: 'request-of-other',
    amount: 5000,
    paymentMethodId: method.paymentMethodId,
    at: Date.now(),
  };
  window.localStorage.setItem(UNFINISHED_RELOADS_KEY, JSON.stringify({ [card.cardId]: ofOther }));
  await app.press('Add $25');
  await screen.findByText(/^We didn’t hear back about your \$50\.00\./);
  expect(app.calls(reloadCard)).toBe(0);
  await app.press('Try again');
  await screen.findByText('$50 added');
  expect(card.balance).toBe(9250);
});

test('CRD-024 CRD-026 D-310 a lost answer of more than a day ago is not sent again: the card says what it holds', async () => {
  await openSheet('add-money');
  app.world.fail(reloadCard, 'drop-after');
  await app.press('Add $25');
  await screen.findByText('We’re not sure that went through');
  app.world.heal();
  const sent = app.calls(reloadCard);
  const { clock } = app.parts.session;
  vi.spyOn(clock, 'now').mockReturnValue(clock.now() + REQUEST_LIFE_MS + 1);
  await app.press('Try again');
  await screen.findByRole('button', { name: 'Add $25' });
  expect(document.activeElement?.textContent).toMatch(/^We never heard back about the money you added earlier\./);
  expect(await screen.findByText('New balance: $92.50')).toBeTruthy();
  expect(window.localStorage.getItem(UNFINISHED_RELOADS_KEY)).toBeNull();
  expect(app.calls(reloadCard)).toBe(sent);
});

test('SVC-032 OPP-074 a request that the server has had before is done with, in its words', async () => {
  answerInstead(reloadCard, () => refuse(409, '121063'));
  await openSheet('add-money');
  await app.press('Add $25');
  await screen.findByText('We already received your request, thanks!');
  expect(window.localStorage.getItem(UNFINISHED_RELOADS_KEY)).toBeNull();
  await app.press('Got it');
  await app.noDialog();
});

test('SVC-020 a reload that is refused for its balance leads to the other cards', async () => {
  answerInstead(reloadCard, () => refuse(400, '121025'));
  await openSheet('add-money');
  await app.press('Add $25');
  const link = await screen.findByRole('link', { name: 'Choose different card' });
  expect(link.getAttribute('href')).toBe('/account/cards');
});

test('CRD-024 Try again adds the money where the try before failed without a charge', async () => {
  await openSheet('add-money');
  app.world.fail(reloadCard, '429', 1);
  await app.press('Add $25');
  await app.press('Try again');
  await screen.findByText('$25 added');
  expect(app.calls(reloadCard)).toBe(2);
  expect(app.world.effects.reloads).toBe(1);
});

for (const [sheet, press] of [
  ['add-money', 'Add $25'],
  ['auto-reload', 'Save'],
] as const) {
  test(`SVC-029 a way to pay that was removed elsewhere is offered no more, once ${sheet} was refused for it`, async () => {
    await openSheet(sheet);
    if (sheet === 'auto-reload') await app.user.click(await screen.findByRole('switch'));
    await screen.findByRole('radio', { name: /^Visa/, checked: true });
    const account = accountOf('member-gold');
    account.paymentMethods = account.paymentMethods.filter(({ paymentType }) => paymentType !== 'visa');
    await app.press(press);
    await screen.findByText('Something went wrong with your payment method.');
    await waitFor(() => expect(screen.queryByRole('radio', { name: /^Visa/ })).toBeNull());
    await app.press('Choose another payment method');
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: /^PayPal/ }));
  });
}

test('CRD-026 FC-064 a session that was over has charged nothing: after the next sign-in there is no doubt, and what was chosen', async () => {
  await openSheet('add-money');
  await pick('$50');
  await pick(/^PayPal/);
  app.world.sessions.clear();
  await app.press('Add $50');
  await app.heading('Welcome back');
  expect(window.localStorage.getItem(UNFINISHED_RELOADS_KEY)).toBeNull();
  await app.enter(app.field('Email or username'), PERSONAS['member-gold'].email);
  await app.enter(app.field('Password'), PERSONA_PASSWORD);
  await app.press('Sign in');
  await screen.findByRole('button', { name: 'Add $50' });
  expect(screen.getByRole('radio', { name: /^PayPal/, checked: true })).toBeTruthy();
  expect(screen.queryByText('We’re not sure that went through')).toBeNull();
});

test('CRD-026 a lost answer stays in doubt where the session is over when the server is asked again', async () => {
  await openSheet('add-money');
  app.world.fail(reloadCard, 'status:500');
  await app.press('Add $25');
  await screen.findByText('We’re not sure that went through');
  app.world.heal();
  app.world.sessions.clear();
  await app.press('Try again');
  await app.heading('Welcome back');
  expect(window.localStorage.getItem(UNFINISHED_RELOADS_KEY)).not.toBeNull();
});

test('CRD-011 CRD-026 the card of an open sheet stays the one that is charged, also where another becomes the primary one', async () => {
  await openSheet('add-money');
  await screen.findByRole('button', { name: 'Add $25' });
  const [first, second] = accountOf('member-gold').cards;
  if (!first || !second) throw new Error('A member with two cards is needed.');
  first.isPrimary = false;
  second.isPrimary = true;
  await act(() => app.parts.queryClient.refetchQueries({ queryKey: cardsKey, exact: true }));
  await app.press('Add $25');
  await screen.findByText('Your balance is now $67.50. Enjoy!');
  const sheet = within(screen.getByRole('dialog'));
  expect(sheet.getByText(`Card ending in ${first.cardNumber.slice(-4)}`)).toBeTruthy();
  expect([first.balance, second.balance]).toEqual([6750, 1000]);
});

test('SVC-040 CRD-029 CRD-036 OPP-062 turned on, its settings and the risk data are sent and a notice says so', async () => {
  vi.spyOn(globalThis, 'fetch');
  await openSheet('auto-reload');
  await app.user.click(await screen.findByRole('switch'));
  await app.press('Save');
  await screen.findByText('Auto reload turned on');
  expect(sentVariables(createAutoReload)).toMatchObject([RISK]);
  expect(accountOf('member-gold').cards[0]?.autoReload).toMatchObject({
    isActive: true,
    amount: 2500,
    triggerAmount: 1000,
    paymentMethodId: accountOf('member-gold').paymentMethods[0]?.paymentMethodId,
  });
  expect(app.calls(createAutoReload)).toBe(1);
  await app.noDialog();
});

test('OPP-062 the risk data go along where auto reload is changed, and where it is turned off', async () => {
  const { cards, paymentMethods } = accountOf('member-gold');
  const paymentMethodId = paymentMethods[0]?.paymentMethodId ?? '';
  if (cards[0]) cards[0].autoReload = { isActive: true, amount: 2500, triggerAmount: 1000, paymentMethodId };
  vi.spyOn(globalThis, 'fetch');
  await openSheet('auto-reload');
  await screen.findByRole('switch');
  await pick(/^PayPal/);
  await app.press('Save');
  await screen.findByText('Auto reload updated');
  expect(sentVariables(updateAutoReload)).toMatchObject([RISK]);
  await openSheet('auto-reload');
  await app.user.click(await screen.findByRole('switch'));
  await app.press('Save');
  await screen.findByText('Auto reload turned off');
  expect(sentVariables(disableAutoReload)).toMatchObject([RISK]);
});

test('CRD-033 SVC-007 the way to pay that a profile had is gone: another one is chosen by the member, not silently', async () => {
  const [card] = accountOf('member-gold').cards;
  if (card) card.autoReload = { isActive: true, amount: 2500, triggerAmount: 1000, paymentMethodId: 'gone' };
  await openSheet('auto-reload');
  await app.press('Save');
  await screen.findByText('To save Auto reload settings, select a payment method.');
  expect(app.calls(updateAutoReload)).toBe(0);
  await pick(/^PayPal/);
  await app.press('Save');
  await screen.findByText('Auto reload updated');
});

test('FC-175 FC-004 CRD-026 where the browser keeps nothing, a reload without an answer is asked about when the sheet is opened again', async () => {
  await openSheet('add-money');
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('It is full.', 'QuotaExceededError');
  });
  app.world.fail(reloadCard, 'drop-after', 1);
  await app.press('Add $25');
  await screen.findByText('We’re not sure that went through');
  await app.press('Close');
  await app.noDialog();
  await app.router.navigate({ to: '/account/cards', hash: 'add-money' });
  await screen.findByText('We’re not sure that went through');
  await app.press('Try again');
  await screen.findByText('$25 added');
  expect(app.world.effects.reloads).toBe(1);
});
