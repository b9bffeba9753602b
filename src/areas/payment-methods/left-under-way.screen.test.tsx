import { act, screen, waitFor } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { addPaymentMethod, makeDefaultPaymentMethod, readPaymentMethods } from '#api/account/payment-methods.ts';
import { addPaypal } from '#api/account/paypal.ts';
import { makeCardToken } from '#mocks/card-vault/card-token.ts';
import { answerInstead, held, holdCalls } from '#tests/support/held-calls.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';
import { standInCardField } from '#tests/support/stand-in-card-field.ts';
import { left } from '#tests/support/stand-in-leave-page.ts';
import type { StepsSearch } from './steps-search.ts';

const app = setUpApp({ persona: 'member-green' });

const LIST = '/account/payment-method';
const ADD = '/account/payment-method/add/credit-card';
const EDIT = '/account/payment-method/edit/credit-card';
const PAYPAL = '/account/payment-method/add/paypal';
const YEAR = new Date().getFullYear() + 5;
const gwen = () => app.world.account('member-green');
const address = () => gwen().addresses[0]?.addressId ?? '';

/** What is saved is sent once it is released. */
function holdSaving(key: 'paymentInstrumentToken' | 'approvalToken') {
  const asked = vi.fn();
  const release = holdCalls((call) => {
    if (!call.includes(key)) return false;
    asked();
    return true;
  });
  return { asked: () => waitFor(() => expect(asked).toHaveBeenCalled()), release };
}

/** The list is known; the step is filled in and saved, and left before the server has heard of it. */
async function saveAndLeave(step: StepsSearch, name: 'Add card' | 'Save card', lastFour: string, declined = false) {
  await app.open(LIST);
  await screen.findByRole('button', { name: /^Remove/ });
  await act(() => app.router.navigate({ to: name === 'Add card' ? ADD : EDIT, search: step }));
  const there = standInCardField(await screen.findByTitle<HTMLIFrameElement>('Card details'));
  there.open();
  const button = await screen.findByRole('button', { name });
  await waitFor(() => expect(button.getAttribute('aria-disabled')).not.toBe('true'));
  await app.user.click(button);
  await waitFor(() => expect(there.isAsked()).toBe(true));
  const token = makeCardToken({ paymentType: 'visa', lastFour, expires: { month: 4, year: YEAR }, declined }, 'once');
  const { asked, release } = holdSaving('paymentInstrumentToken');
  there.answer({ kind: 'token', token: { token, paymentType: 'visa', lastFour } });
  await asked();
  await act(() => app.router.navigate({ to: LIST }));
  await app.heading('Payment methods');
  release();
}

test('CRD-037 CRD-039 D-416 a card that is being added when its step is left is in the list, and is said', async () => {
  await saveAndLeave({ address: address() }, 'Add card', '7777');
  await screen.findByText('Your card is ready to use.');
  expect(await screen.findByText('Visa ending in 7777', { selector: 'li span' })).toBeTruthy();
  expect([app.address(), app.calls(addPaymentMethod)]).toEqual([LIST, 1]);
});

test('CRD-039 D-416 a card that is being changed when its step is left shows its new expiry, and that is said', async () => {
  const [method] = gwen().paymentMethods;
  const search = { method: method?.paymentMethodId ?? '', address: address() };
  await saveAndLeave(search, 'Save card', method?.accountNumberLastFour ?? '');
  await screen.findByText('Your card is updated.');
  expect(await screen.findByText(`Expires 04/${String(YEAR).slice(2)}`)).toBeTruthy();
});

test('CRD-039 CRD-048 D-416 a card that its bank refuses after its step was left says so where the visitor is', async () => {
  await saveAndLeave({ address: address() }, 'Add card', '0002', true);
  await screen.findByText('We couldn’t save your payment method');
  expect(screen.getByText(/^Your bank declined this card\./)).toBeTruthy();
});

test('CRD-038 D-416 PayPal that is being connected when its page is left is in the list, and is said; it is sent once', async () => {
  app.world.become('member-without-payment-methods');
  await app.open(PAYPAL);
  await app.press('Continue to PayPal');
  await waitFor(() => expect(left.addresses).toHaveLength(1));
  const [to = ''] = left.addresses;
  left.addresses = [];
  const approval = new URL(to, 'https://shop.test').searchParams.get('approval') ?? '';
  await act(() => app.router.navigate({ to: LIST }));
  await waitFor(() => expect(app.calls(readPaymentMethods)).toBe(1));
  const { asked, release } = holdSaving('approvalToken');
  await act(() => app.router.navigate({ to: PAYPAL, search: { approval } }));
  await asked();
  await act(() => app.router.navigate({ to: LIST }));
  await app.heading('Payment methods');
  release();
  await screen.findByText('PayPal is ready to use.');
  await screen.findByRole('button', { name: 'Remove PayPal' });
  expect(app.calls(addPaypal)).toBe(1);
});

describe('a default that is being changed when the list is left', () => {
  const pressAndLeave = async () => {
    app.world.become('member-gold');
    await app.open(LIST);
    await app.press('Make default: PayPal');
    await act(() => app.router.navigate({ to: '/account/cards' }));
    await app.heading('Your cards');
  };

  test('CRD-050 D-416 is changed, and said where the visitor is', async () => {
    const release = holdCalls((call) => call.includes('/default'));
    await pressAndLeave();
    release();
    await screen.findByText('Your default payment method is updated.');
    await act(() => app.router.navigate({ to: LIST }));
    expect(await screen.findByRole('button', { name: /^Make default: Visa/ })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Make default: PayPal' })).toBeNull();
  });

  test('CRD-050 D-416 says where the visitor is that it was not', async () => {
    const { release, released } = held<Response>();
    answerInstead(makeDefaultPaymentMethod, () => released);
    await pressAndLeave();
    release(Response.json({}, { status: 500 }));
    await screen.findByText('We couldn’t change your default payment method');
  });
});
