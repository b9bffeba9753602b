import { act, screen, waitFor } from '@testing-library/react';
import * as v from 'valibot';
import { expect, test } from 'vitest';
import { addPaymentMethod, changePaymentMethod } from '#api/account/payment-methods.ts';
import { readSession } from '#api/session/session.ts';
import { makeCardToken } from '#mocks/card-vault/card-token.ts';
import { fromAppSchema } from '#platform/card-field/card-field-messages.ts';
import { holdFirstAnswer } from '#tests/support/held-calls.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';
import { standInCardField } from '#tests/support/stand-in-card-field.ts';

const app = setUpApp({ persona: 'member-green' });

const ADD = '/account/payment-method/add/credit-card';
const EDIT = '/account/payment-method/edit/credit-card';

const gwen = () => app.world.account('member-green');
const address = () => gwen().addresses[0]?.addressId ?? '';
const NEW_YEAR = new Date().getFullYear() + 5;
const token = (lastFour = '1111', declined = false) => ({
  token: makeCardToken({ paymentType: 'visa', lastFour, expires: { month: 4, year: NEW_YEAR }, declined }, 'once'),
  paymentType: 'visa',
  lastFour,
});

/** The frame of the page, and the field in it. */
async function fieldOf() {
  const frame = await screen.findByTitle<HTMLIFrameElement>('Card details');
  const there = standInCardField(frame);
  there.open();
  return there;
}

async function submit(there: Awaited<ReturnType<typeof fieldOf>>, name: string, answer: object) {
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).not.toBe('true'));
  await app.user.click(button);
  await waitFor(() => expect(there.isAsked()).toBe(true));
  there.answer(answer);
}

test('BIL-004 BIL-009 BIL-022 CRD-039 a token becomes a payment method with the address of the step before', async () => {
  await app.open(`${ADD}?address=${address()}`);
  const there = await fieldOf();
  expect(await screen.findByText(/^1912 Pike Place/)).toBeTruthy();
  await submit(there, 'Add card', { kind: 'token', token: token() });
  await screen.findByText('Your card is ready to use.');
  expect(app.address()).toBe('/account/payment-method');
  expect(await screen.findByText('Visa ending in 1111', { selector: 'li span' })).toBeTruthy();
  const added = gwen().paymentMethods.at(-1);
  expect(added).toMatchObject({ accountNumberLastFour: '1111', billingAddressId: address() });
});

test('BIL-022 a card whose billing address is gone says so', async () => {
  await app.open(`${ADD}?address=gone`);
  await submit(await fieldOf(), 'Add card', { kind: 'token', token: token() });
  await screen.findByText('We can’t find that address anymore. Please add it again.');
});

test('the flow that sent the member here goes on', async () => {
  await app.open(`${ADD}?address=${address()}&returnUrl=%2Faccount%2Fcards`);
  await submit(await fieldOf(), 'Add card', { kind: 'token', token: token() });
  await waitFor(() => expect(app.address()).toBe('/account/cards'));
});

test('BIL-004 without an address the step before comes first', async () => {
  await app.open(`${ADD}?returnUrl=%2Faccount%2Fcards`);
  await waitFor(() =>
    expect(app.address()).toBe('/account/payment-method/add/billing-address?returnUrl=%2Faccount%2Fcards'),
  );
});

test('BIL-023 BIL-024 FC-148 an answer without a token raises the notice, and nothing is saved', async () => {
  await app.open(`${ADD}?address=${address()}`);
  await submit(await fieldOf(), 'Add card', { kind: 'tokenless' });
  await screen.findByText("We couldn't add your payment method. Please try again.");
  expect(app.calls(addPaymentMethod)).toBe(0);
  expect(app.address()).toContain(ADD);
});

for (const [code, words] of [
  ['server', 'Something went wrong on our end. Please try again in a moment.'],
  ['timed-out', 'That took too long. Please try again.'],
  ['offline', 'We can’t connect right now. Check your connection and try again.'],
] as const) {
  test(`FC-148 a provider that fails (${code}) is said in words, and the shopper stays on the step`, async () => {
    await app.open(`${ADD}?address=${address()}`);
    await submit(await fieldOf(), 'Add card', { kind: 'failed', code });
    await screen.findByText(words);
    expect(app.address()).toContain(ADD);
    expect(app.calls(addPaymentMethod)).toBe(0);
  });
}

test('a card that its bank refuses can be put right in the same frame', async () => {
  await app.open(`${ADD}?address=${address()}`);
  const there = await fieldOf();
  await submit(there, 'Add card', { kind: 'token', token: token('0002', true) });
  await screen.findByText(/^Your bank declined this card\./);
  await submit(there, 'Add card', { kind: 'token', token: token() });
  await screen.findByText('Your card is ready to use.');
});

test.each([
  ['that came without a token', { kind: 'tokenless' }, "We couldn't add your payment method. Please try again."],
  ['in which the field found a mistake', { kind: 'invalid' }, null],
] as const)(
  'BIL-023 BIL-024 the notice is about the last card, %s, not about one that was declined before',
  async (_, answer, said) => {
    await app.open(`${ADD}?address=${address()}`);
    const there = await fieldOf();
    await submit(there, 'Add card', { kind: 'token', token: token('0002', true) });
    await screen.findByText(/^Your bank declined this card\./);
    await submit(there, 'Add card', answer);
    if (said) await screen.findByText(said);
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Add card' }).getAttribute('aria-busy')).not.toBe('true'),
    );
    expect(screen.queryByText(/^Your bank declined this card\./)).toBeNull();
  },
);

test('BIL-022 while the same card may be sent again, no other one can be typed in its place', async () => {
  await app.open(`${ADD}?address=${address()}`);
  app.world.fail(addPaymentMethod, 'drop-after', 1);
  const there = await fieldOf();
  expect(screen.getByTitle('Card details').closest('[inert]')).toBeNull();
  await submit(there, 'Add card', { kind: 'token', token: token() });
  const again = await screen.findByRole('button', { name: 'Try again' });
  expect(document.activeElement).toBe(again);
  expect(document.querySelector('iframe')?.closest('[inert]')).toBeTruthy();
});

test('BIL-022 an answer that was lost is tried again with the same token, and one card is saved', async () => {
  await app.open(`${ADD}?address=${address()}`);
  const before = gwen().paymentMethods.length;
  app.world.fail(addPaymentMethod, 'drop-after', 1);
  await submit(await fieldOf(), 'Add card', { kind: 'token', token: token() });
  await app.press('Try again');
  await screen.findByText('Your card is ready to use.');
  expect(gwen().paymentMethods).toHaveLength(before + 1);
  expect(app.world.effects.paymentMethodsAdded).toBe(1);
});

test('CRD-039 a card that was saved although the answer was lost is in the list, where the step is left', async () => {
  await app.open('/account/payment-method');
  await screen.findByText(/^Visa ending in/, { selector: 'li span' });
  await act(() => app.router.navigate({ to: ADD, search: { address: address() } }));
  app.world.fail(addPaymentMethod, 'drop-after', 1);
  await submit(await fieldOf(), 'Add card', { kind: 'token', token: token('7777') });
  await screen.findByRole('button', { name: 'Try again' });
  await act(() => app.router.navigate({ to: '/account/payment-method' }));
  expect(await screen.findByText('Visa ending in 7777', { selector: 'li span' })).toBeTruthy();
});

test('BIL-005 CRD-039 CRD-047 of a saved card the expiry changes, under its own id, and the address to that of the step before; its number is not asked for', async () => {
  const [method] = gwen().paymentMethods;
  const lastFour = method?.accountNumberLastFour ?? '';
  if (method) method.billingAddressId = 'gone';
  await app.open(`${EDIT}?method=${method?.paymentMethodId}&address=${address()}`);
  const there = await fieldOf();
  expect(there.heard()[0]?.message).toMatchObject({
    type: 'begin',
    known: { paymentType: 'visa', lastFour, name: `Visa ending in ${lastFour}` },
  });
  await submit(there, 'Save card', { kind: 'token', token: token(lastFour) });
  await screen.findByText('Your card is updated.');
  expect(await screen.findByText(`Expires 04/${String(NEW_YEAR).slice(2)}`)).toBeTruthy();
  expect([app.calls(changePaymentMethod), app.calls(addPaymentMethod)]).toEqual([1, 0]);
  expect(gwen().paymentMethods[0]?.billingAddressId).toBe(address());
});

test('BIL-005 CRD-039 a saved card whose last digits are not known is edited all the same, under the name of its kind', async () => {
  const [method] = gwen().paymentMethods;
  if (method) method.accountNumberLastFour = null;
  await app.open(`${EDIT}?method=${method?.paymentMethodId}&address=${address()}`);
  const there = await fieldOf();
  const begun = v.parse(fromAppSchema, there.heard()[0]?.message);
  expect(begun).toMatchObject({ known: { paymentType: 'visa', lastFour: '', name: 'Visa' } });
  await submit(there, 'Save card', { kind: 'token', token: token('') });
  await screen.findByText('Your card is updated.');
  expect(await screen.findByText(`Expires 04/${String(NEW_YEAR).slice(2)}`)).toBeTruthy();
});

test('BIL-005 CRD-039 a saved card keeps its address where its expiry changes without the step of the address', async () => {
  const [method] = gwen().paymentMethods;
  await app.open(`${EDIT}?method=${method?.paymentMethodId}`);
  const there = await fieldOf();
  await screen.findByText(/^1912 Pike Place/);
  await submit(there, 'Save card', { kind: 'token', token: token(method?.accountNumberLastFour ?? '') });
  await screen.findByText('Your card is updated.');
  expect(gwen().paymentMethods[0]).toMatchObject({ expires: { year: NEW_YEAR }, billingAddressId: address() });
});

test('CRD-047 a method that is gone, or that is not named, leads nowhere', async () => {
  await app.open(`${EDIT}?method=payment-0`);
  await screen.findByText('This payment method isn’t on your account anymore.');
  await app.open(EDIT);
  await waitFor(() => expect(app.address()).toBe('/account/payment-method'));
});

test('the words of the field are those of the page’s language', async () => {
  await app.open(`${ADD}?address=${address()}`, { locale: 'fr-CA' });
  const there = standInCardField(await screen.findByTitle<HTMLIFrameElement>('Renseignements de la carte'));
  there.open();
  expect(there.heard()[0]?.message).toMatchObject({
    language: 'fr-CA',
    words: { number: 'Numéro de carte de crédit ou de débit' },
  });
});

test('BIL-004 FC-181 the field follows the language of the page, and is not loaded anew for it', async () => {
  await app.open(`${ADD}?address=${address()}`);
  const there = await fieldOf();
  const { src } = await screen.findByTitle<HTMLIFrameElement>('Card details');
  await app.user.selectOptions(screen.getByRole('combobox', { name: 'Language' }), 'Français (Canada)');
  const frame = await screen.findByTitle<HTMLIFrameElement>('Renseignements de la carte');
  await waitFor(() =>
    expect(there.heard().at(-1)?.message).toMatchObject({
      type: 'begin',
      language: 'fr-CA',
      words: { number: 'Numéro de carte de crédit ou de débit' },
    }),
  );
  expect(frame.src).toBe(src);
  expect(there.heard().filter(({ message }) => message.type === 'begin')).toHaveLength(2);
});

test('CRD-046 D-266 the steps of editing lead back to the list for what a wallet holds', async () => {
  const [method] = gwen().paymentMethods;
  if (!method) return expect.fail('nothing is saved');
  Object.assign(method, { paymentSource: 'googlepay' });
  for (const step of ['billing-address', 'credit-card']) {
    await app.open(`/account/payment-method/edit/${step}?method=${method.paymentMethodId}`);
    await app.heading('Payment methods');
    expect(app.address()).toBe('/account/payment-method');
  }
});

test('CRD-039 FC-070 what is entered of a card stays while it is asked whose session it is', async () => {
  await app.open(`${EDIT}?method=${gwen().paymentMethods[0]?.paymentMethodId}&address=${address()}`);
  await fieldOf();
  const frame = screen.getByTitle('Card details');
  const { arrive, isOnTheWay } = holdFirstAnswer((call) => call.includes(readSession.contract.path));
  act(() => app.parts.session.visitorActor.send({ type: 'session.revalidationRequested' }));
  await waitFor(() => expect(isOnTheWay).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve, 100));
  await act(async () => arrive());
  await app.atRest();
  expect(screen.getByTitle('Card details')).toBe(frame);
});

test('D-255 what another service holds is changed there; the way back to where the member came from stays', async () => {
  app.world.become('member-gold');
  const paypal = app.world.account('member-gold').paymentMethods.find(({ paymentType }) => paymentType === 'paypal');
  for (const step of ['credit-card', 'billing-address']) {
    await app.open(`/account/payment-method/edit/${step}?method=${paypal?.paymentMethodId}&returnUrl=%2Fmenu%2Fcart`);
    await waitFor(() => expect(app.address()).toBe('/account/payment-method?returnUrl=%2Fmenu%2Fcart'));
  }
});
