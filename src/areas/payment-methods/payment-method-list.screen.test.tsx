import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import {
  makeDefaultPaymentMethod,
  paymentMethodsKey,
  readPaymentMethods,
  removePaymentMethod,
} from '#api/account/payment-methods.ts';
import { configurationQuery, readConfiguration } from '#api/configuration/configuration.ts';
import { GIFT, toPaymentAsMember } from '#tests/support/gift-on-screen.ts';
import { holdFirstAnswer } from '#tests/support/held-calls.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp({ persona: 'member-gold' });

const PAGE = '/account/payment-method';
const methods = () => app.world.account('member-gold').paymentMethods;
const visa = () => `Visa ending in ${methods()[0]?.accountNumberLastFour}`;
const listed = () => screen.findByText(visa(), { selector: 'li span' });
/** The part of the page that a text stands in, whose focus is kept when what was pressed goes. */
const partOf = (text: string) => app.main().getByText(text).closest('div[tabindex="-1"]');

test('CRD-037 BIL-001 the page lists the member’s saved payment methods, the default one marked', async () => {
  await app.open(PAGE);
  const row = (await listed()).closest('li');
  expect(row?.textContent).toContain(`Expires 11/${String(methods()[0]?.expires?.year).slice(2)}`);
  expect(row?.textContent).toContain('Default');
  expect(app.main().getByText('PayPal').closest('li')?.textContent).not.toContain('Default');
});

test('CRD-037 a saved method is listed whatever its kind is', async () => {
  const [saved] = methods();
  if (!saved) throw new Error('There is no payment method.');
  const kinds = ['amex', 'discover', 'mastercard', 'venmo'] as const;
  for (const paymentType of kinds)
    methods().push({
      ...saved,
      paymentMethodId: paymentType,
      paymentInstrumentId: paymentType,
      paymentType,
      isDefault: false,
    });
  await app.open(PAGE);
  const list = (await listed()).closest('ul');
  const rows = within(list ?? document.body).getAllByRole('listitem');
  const names = [/^Visa/, /^PayPal/, /^American Express/, /^Discover/, /^Mastercard/, /^Venmo/];
  expect(rows).toHaveLength(names.length);
  names.forEach((name, at) => void expect(rows[at]?.textContent).toMatch(name));
});

test('CRD-050 without any it says so, with ways to add one', async () => {
  await app.open(PAGE, { as: 'member-without-payment-methods' });
  expect(await screen.findByText('Your account has no payment methods.')).toBeTruthy();
  const add = await screen.findByRole('link', { name: 'Credit or debit card' });
  expect(add.getAttribute('href')).toBe(`${PAGE}/add/billing-address`);
  expect(screen.getByRole('link', { name: 'Connect PayPal' }).getAttribute('href')).toBe(`${PAGE}/add/paypal`);
  expect(screen.getByRole('link', { name: 'Northstar gift card' }).getAttribute('href')).toBe('/account/cards/add');
});

test('CRD-050 another one becomes the default at once, and stays it', async () => {
  await app.open(PAGE);
  await listed();
  await app.press('Make default: PayPal');
  await screen.findByText('Your default payment method is updated.');
  expect(document.activeElement).toBe(partOf('PayPal'));
  expect(methods().map(({ isDefault }) => isDefault)).toEqual([false, true]);
  expect(within(app.main().getByText('PayPal').closest('li') ?? document.body).getByText('Default')).toBeTruthy();
  expect(app.calls(makeDefaultPaymentMethod)).toBe(1);
});

test('CRD-050 a change that fails leaves the old default and says why', async () => {
  await app.open(PAGE);
  await listed();
  app.world.fail(makeDefaultPaymentMethod, 'status:500', 1);
  await app.press('Make default: PayPal');
  await screen.findByText('Something went wrong on our end. Please try again in a moment.');
  expect((await listed()).closest('li')?.textContent).toContain('Default');
});

test('CRD-050 a change whose answer was lost shows the default that the server has', async () => {
  await app.open(PAGE);
  await listed();
  app.world.fail(makeDefaultPaymentMethod, 'drop-after', 1);
  await app.press('Make default: PayPal');
  await waitFor(() => expect(methods().map(({ isDefault }) => isDefault)).toEqual([false, true]));
  expect(await screen.findByRole('button', { name: `Make default: ${visa()}` })).toBeTruthy();
  await waitFor(() => expect(app.calls(readPaymentMethods)).toBe(2));
  expect(app.main().getByText('PayPal').closest('li')?.textContent).toContain('Default');
  await screen.findByText('Your default payment method is updated.');
  expect(screen.queryByText('We can’t connect right now. Check your connection and try again.')).toBeNull();
});

test('CRD-050 a change that the server does not know of keeps its notice beside the list that was read again', async () => {
  await app.open(PAGE);
  await listed();
  app.world.fail(makeDefaultPaymentMethod, 'drop-before', 1);
  await app.press('Make default: PayPal');
  await waitFor(() => expect(app.calls(readPaymentMethods)).toBe(2));
  await app.atRest();
  await screen.findByText('We can’t connect right now. Check your connection and try again.');
  expect((await listed()).closest('li')?.textContent).toContain('Default');
  expect(screen.queryByText('Your default payment method is updated.')).toBeNull();
});

test('CRD-050 one goes after a question, which Cancel closes', async () => {
  await app.open(PAGE);
  await listed();
  await app.press(`Remove ${visa()}`);
  await app.press('Keep it');
  await app.noDialog();
  expect(app.calls(removePaymentMethod)).toBe(0);
  await app.press(`Remove ${visa()}`);
  const question = await screen.findByRole('dialog', { name: 'Remove this payment method?' });
  await app.user.click(within(question).getByRole('button', { name: 'Remove' }));
  await screen.findByText('Payment method removed.');
  expect(methods().map(({ paymentType }) => paymentType)).toEqual(['paypal']);
});

test('CRD-050 with a method that is removed the focus stays beside the others, and with the last one beside the words that there is none', async () => {
  const remove = async (name: string) => {
    await app.press(`Remove ${name}`);
    const question = await screen.findByRole('dialog', { name: 'Remove this payment method?' });
    await app.user.click(within(question).getByRole('button', { name: 'Remove' }));
    await waitFor(() => expect(app.main().queryByRole('button', { name: `Remove ${name}` })).toBeNull());
  };
  await app.open(PAGE);
  await listed();
  await remove(visa());
  await waitFor(() => expect(partOf('PayPal')?.contains(document.activeElement)).toBe(true));
  await remove('PayPal');
  await waitFor(() => expect(document.activeElement).toBe(partOf('Your account has no payment methods.')));
});

test('CRD-050 one that has gone in another tab meanwhile leaves the list here, too', async () => {
  await app.open(PAGE);
  await listed();
  methods().shift();
  await app.press(/^Remove Visa/);
  const question = await screen.findByRole('dialog', { name: 'Remove this payment method?' });
  await app.user.click(within(question).getByRole('button', { name: 'Remove' }));
  await screen.findByText('Payment method removed.');
  await waitFor(() => expect(app.main().queryByText(/^Visa/)).toBeNull());
});

test('CRD-050 one that was removed although the answer was lost leaves the list, where the question is put aside', async () => {
  await app.open(PAGE);
  await listed();
  app.world.fail(removePaymentMethod, 'drop-after', 1);
  await app.press(/^Remove Visa/);
  const question = await screen.findByRole('dialog', { name: 'Remove this payment method?' });
  await app.user.click(within(question).getByRole('button', { name: 'Remove' }));
  await within(question).findByText('We can’t connect right now. Check your connection and try again.');
  await app.press('Keep it');
  await app.noDialog();
  await waitFor(() => expect(app.main().queryByText(/^Visa/)).toBeNull());
  expect(app.main().getByText('PayPal')).toBeTruthy();
});

test('CRD-050 what pays an auto reload stays, and the question says why', async () => {
  const account = app.world.account('member-gold');
  const [card] = account.cards;
  const paymentMethodId = methods()[0]?.paymentMethodId ?? '';
  if (card) card.autoReload = { isActive: true, amount: 2500, triggerAmount: 1000, paymentMethodId };
  await app.open(PAGE);
  await listed();
  await app.press(`Remove ${visa()}`);
  const question = await screen.findByRole('dialog');
  await app.user.click(within(question).getByRole('button', { name: 'Remove' }));
  await within(question).findByText(/^Auto reload uses this payment method\./);
  expect(methods()).toHaveLength(2);
});

test('CRD-045 a saved Venmo account is shown, and cannot be edited', async () => {
  const [first] = methods();
  if (first) Object.assign(first, { paymentType: 'venmo', accountNumberLastFour: null, expires: null });
  await app.open(PAGE);
  await screen.findByText('Venmo');
  expect(screen.queryByRole('link', { name: /^Edit/ })).toBeNull();
});

for (const paymentSource of ['googlepay', 'applepay'] as const) {
  test(`CRD-046 D-266 a card out of ${paymentSource} is shown and can be removed, and is neither edited nor paid with`, async () => {
    const [first] = methods();
    if (first) Object.assign(first, { paymentSource });
    await app.open(PAGE);
    await listed();
    expect(screen.getByRole('button', { name: `Remove ${visa()}` })).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Edit/ })).toBeNull();
    await app.open(GIFT);
    const ways = await toPaymentAsMember(app);
    await ways.findByRole('radio', { name: /PayPal/ });
    expect(ways.queryByRole('radio', { name: /Visa/ })).toBeNull();
  });
}

test('a card past its month is marked as expired', async () => {
  const [first] = methods();
  if (first) first.expires = { month: 1, year: 2020 };
  await app.open(PAGE);
  expect(await screen.findByText('Expired 01/20')).toBeTruthy();
});

const OFF = { creditCard: false, giftCard: false, paypal: false, venmo: false, campusCard: false };
const OFFERS = { creditCard: 'Credit or debit card', giftCard: 'Northstar gift card', paypal: 'Connect PayPal' };
const offered = () => Object.values(OFFERS).filter((name) => app.main().queryByRole('link', { name }) !== null);

for (const [flag, name] of Object.entries(OFFERS)) {
  test(`BIL-035 ${flag} alone offers “${name}”, and nothing else`, async () => {
    app.startWorld({ persona: 'member-gold', settings: { newPaymentOptionEnabled: { ...OFF, [flag]: true } } });
    await app.open(PAGE);
    await waitFor(() => expect(offered()).toEqual([name]));
  });
}

test('BIL-035 nothing is offered before it is known what is on', async () => {
  app.startWorld({ persona: 'member-gold', settings: { newPaymentOptionEnabled: { ...OFF, paypal: true } } });
  const { arrive } = holdFirstAnswer((call) => call.includes(readConfiguration.contract.path));
  await app.open(PAGE);
  await listed();
  await screen.findByRole('heading', { name: 'Add a way to pay' });
  expect(offered()).toEqual([]);
  arrive();
  await waitFor(() => expect(offered()).toEqual([OFFERS.paypal]));
});

test('BIL-034 BIL-035 venmo and campusCard offer nothing here; without a configuration cards, gift cards and PayPal are offered', async () => {
  app.startWorld({
    persona: 'member-gold',
    settings: { newPaymentOptionEnabled: { ...OFF, venmo: true, campusCard: true } },
  });
  await app.open(PAGE);
  await listed();
  // Before it is known what is on, nothing is offered either.
  await waitFor(() =>
    expect(app.parts.queryClient.getQueryState(configurationQuery.queryKey)?.dataUpdatedAt).toBeGreaterThan(0),
  );
  await app.atRest();
  expect(offered()).toEqual([]);
  expect(screen.queryByRole('heading', { name: 'Add a way to pay' })).toBeNull();
  app.startWorld({ name: 'no-configuration', persona: 'member-gold' });
  await app.open(PAGE);
  await waitFor(() => expect(offered()).toHaveLength(3));
});

test('BIL-001 a list that cannot be loaded offers to try again, and one that is there stays', async () => {
  app.world.fail(readPaymentMethods, 'status:400', 1);
  await app.open(PAGE);
  await screen.findByText('We couldn’t load your payment methods');
  await app.press('Try again');
  await listed();
  app.world.fail(readPaymentMethods, 'status:400', 1);
  await act(() => app.parts.queryClient.refetchQueries({ queryKey: paymentMethodsKey }));
  await app.atRest();
  expect(app.calls(readPaymentMethods)).toBe(3);
  await listed();
});

test('a flow that sent the member here goes along to the steps', async () => {
  await app.open(`${PAGE}?returnUrl=%2Faccount%2Fcards`);
  const byCard = () => screen.findByRole('link', { name: 'Credit or debit card' });
  expect((await byCard()).getAttribute('href')).toBe(`${PAGE}/add/billing-address?returnUrl=%2Faccount%2Fcards`);
  await app.open(`${PAGE}?returnUrl=https%3A%2F%2Felsewhere.example`);
  expect((await byCard()).getAttribute('href')).not.toContain('elsewhere');
});
