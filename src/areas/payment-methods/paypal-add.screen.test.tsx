import { act, screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { readPaymentMethods } from '#api/account/payment-methods.ts';
import { addPaypal, beginPaypal } from '#api/account/paypal.ts';
import * as paymentMark from '#parts/payment/payment-mark.tsx';
import { answerInstead, holdCalls } from '#tests/support/held-calls.ts';
import { holdConfiguration } from '#tests/support/late-configuration.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';
import { standIn } from '#tests/support/stand-in.ts';
import { left } from '#tests/support/stand-in-leave-page.ts';

const app = setUpApp({ persona: 'member-without-payment-methods' });
const PAGE = '/account/payment-method/add/paypal';

/** Where the page led, and the approval that it named. */
async function agree(page = PAGE): Promise<string> {
  await app.open(page);
  await app.press('Continue to PayPal');
  await waitFor(() => expect(left.addresses).toHaveLength(1));
  const [address = ''] = left.addresses;
  left.addresses = [];
  return new URL(address, 'https://shop.test').searchParams.get('approval') ?? '';
}

const saved = () => app.world.account('member-without-payment-methods').paymentMethods;

test('CRD-038 the member agrees at PayPal, comes back, and PayPal is a payment method', async () => {
  const approval = await agree();
  await app.open(`${PAGE}?approval=${approval}`);
  await screen.findByText('PayPal is ready to use.');
  expect(app.address()).toBe('/account/payment-method');
  expect(saved().map(({ paymentType }) => paymentType)).toEqual(['paypal']);
  expect(app.calls(addPaypal)).toBe(1);
});

test('CRD-038 PayPal leads back with the whole address of the flow that began it', async () => {
  const approval = await agree(`${PAGE}?returnUrl=${encodeURIComponent('/menu?a=1&b=2')}`);
  const { returnPath = '' } = app.world.accounts.paypalApprovals.get(approval) ?? {};
  expect(new URL(returnPath, 'https://shop.test').searchParams.get('returnUrl')).toBe('/menu?a=1&b=2');
});

test('CRD-038 an approval is used once: the page that is opened again later offers PayPal', async () => {
  const approval = await agree();
  await app.open(`${PAGE}?approval=${approval}`);
  await screen.findByText('PayPal is ready to use.');
  await act(() => app.router.navigate({ to: PAGE }));
  await screen.findByRole('button', { name: 'Continue to PayPal' });
  expect(app.calls(addPaypal)).toBe(1);
});

test('CRD-038 FC-080 what PayPal sent back stays in no address, and the flow that began it goes on', async () => {
  const approval = await agree(`${PAGE}?returnUrl=%2Faccount%2Fcards`);
  app.world.fail(addPaypal, 'status:500', 1);
  await app.open(`${PAGE}?returnUrl=%2Faccount%2Fcards&approval=${approval}`);
  await screen.findByText('Something went wrong on our end. Please try again in a moment.');
  expect(app.address()).toBe(`${PAGE}?returnUrl=%2Faccount%2Fcards`);
  await app.press('Try again');
  await waitFor(() => expect(app.address()).toBe('/account/cards'));
});

test('CRD-038 a first drawing of the page that is thrown away loses nothing of what PayPal sent back', async () => {
  const approval = await agree();
  let drawings = 0;
  // React draws once more by itself what has failed, from nothing, and reports that.
  const reported = vi.fn();
  window.addEventListener('error', reported, { once: true });
  standIn(paymentMark, 'PaymentMark', () => {
    drawings += 1;
    if (drawings === 1) throw new Error('thrown away');
    return null;
  });
  await app.open(`${PAGE}?approval=${approval}`);
  await screen.findByText('PayPal is ready to use.');
  expect(app.calls(addPaypal)).toBe(1);
  expect(reported).toHaveBeenCalledOnce();
});

test('CRD-038 where the answer to saving is lost, the list shows PayPal all the same', async () => {
  const approval = await agree();
  await app.router.navigate({ to: '/account/payment-method' });
  await waitFor(() => expect(app.calls(readPaymentMethods)).toBe(1));
  app.world.fail(addPaypal, 'drop-after', 1);
  await app.router.navigate({ to: PAGE, search: { approval } });
  await screen.findByRole('button', { name: 'Try again' });
  await app.router.navigate({ to: '/account/payment-method' });
  await screen.findByRole('button', { name: 'Remove PayPal' });
});

test('CRD-038 tried again after its answer was lost, PayPal is one payment method', async () => {
  const approval = await agree();
  app.world.fail(addPaypal, 'drop-after', 1);
  await app.open(`${PAGE}?approval=${approval}`);
  await app.press('Try again');
  await screen.findByText('PayPal is ready to use.');
  expect(saved()).toHaveLength(1);
  expect(app.world.effects.paymentMethodsAdded).toBe(1);
});

test('CRD-038 tried again, the button keeps the focus, while PayPal is connected and after it', async () => {
  const approval = await agree();
  app.world.fail(addPaypal, 'drop-after', 1);
  await app.open(`${PAGE}?approval=${approval}`);
  const release = holdCalls((call) => call.includes(addPaypal.contract.path));
  await app.press('Try again');
  const waiting = await screen.findByRole('button', { name: /Connecting PayPal…/ });
  expect(document.activeElement).toBe(waiting);
  app.world.fail(addPaypal, 'status:500', 1);
  release();
  expect(await screen.findByRole('button', { name: 'Try again' })).toBe(waiting);
  expect(document.activeElement).toBe(waiting);
});

test('CRD-038 an approval that has expired meanwhile is asked for anew', async () => {
  const approval = await agree();
  app.world.fail(addPaypal, 'status:500', 1);
  await app.open(`${PAGE}?approval=${approval}`);
  await screen.findByRole('button', { name: 'Try again' });
  app.world.accounts.paypalApprovals.clear();
  await app.press('Try again');
  await screen.findByText(/^Your PayPal approval has expired\./);
  expect(screen.getByRole('button', { name: 'Continue to PayPal' })).toBeTruthy();
});

test('CRD-038 without an agreement the page says so, and it can be tried again', async () => {
  await app.open(`${PAGE}?approval=cancelled`);
  await screen.findByText('PayPal isn’t connected. You can try again anytime.');
  expect(app.calls(addPaypal)).toBe(0);
  expect(screen.getByRole('button', { name: 'Continue to PayPal' })).toBeTruthy();
});

test('CRD-038 an address that is not on the allow-list is not followed', async () => {
  answerInstead(beginPaypal, () => Response.json({ approvalUrl: 'https://elsewhere.example/agree' }));
  await app.open(PAGE);
  await app.press('Continue to PayPal');
  await screen.findByText('Something didn’t load correctly. Please try again.');
  expect(left.addresses).toEqual([]);
});

test('CRD-038 the allow-list counts as it is when the member leaves, though it came after the page', async () => {
  const address = 'https://partner.example.com/agree';
  const release = holdConfiguration();
  answerInstead(beginPaypal, () => Response.json({ approvalUrl: address }));
  await app.open(PAGE);
  await screen.findByRole('button', { name: 'Continue to PayPal' });
  release();
  await app.press('Continue to PayPal');
  await waitFor(() => expect(left.addresses).toEqual([address]));
  left.addresses = [];
});
