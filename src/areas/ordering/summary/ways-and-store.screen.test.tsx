import { screen, waitFor, within } from '@testing-library/react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { readStoreByNumber } from '#api/stores/store-by-number.ts';
import { createClock } from '#mocks/clock.ts';
import { setUpCheckout } from '#tests/support/set-up-checkout.ts';

const { app, openCart, openSummary, sheet, ordered, place, orderHere } = setUpCheckout();

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

const NONE = 'Your account has no payment methods.';
const NONE_USABLE = 'None of your saved payment methods can pay for an order. Add another one.';

test('ORD-065 a member whose saved ways to pay are none for an order is not said to have none', async () => {
  const account = app.world.members.get('nico@northstar.test')?.account;
  account?.paymentMethods.splice(1);
  for (const method of account?.paymentMethods ?? []) method.paymentType = 'venmo';
  const opened = await openSummary('member-without-cards');
  within(opened).getByText(NONE_USABLE);
  expect(screen.queryByText(NONE)).toBeNull();
});

test('ORD-078 ORD-080 AO-66 a store that needs confirmation holds the order until it is known, and is asked about then, once', async () => {
  await openCart('member-gold');
  const kept = { ...window.localStorage };
  await app.open('/');
  for (const [key, value] of Object.entries(kept)) window.localStorage.setItem(key, String(value));
  app.world.fail(readStoreByNumber, 'status:500');
  await app.open('/menu/cart#payment-summary');
  const opened = await sheet();
  await within(opened).findByText('We couldn’t load this store.');
  const button = within(opened).getByRole('button', { name: 'Place order' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  await app.user.click(button);
  expect(ordered()).toBe(0);
  app.world.heal();
  await app.user.click(within(opened).getByRole('button', { name: 'Try again' }));
  await place();
  await orderHere();
  await waitFor(() => expect(app.world.effects.ordersPlaced).toBe(1));
  await app.router.navigate({ to: '/menu' });
  await screen.findByRole('region', { name: 'Seattle Open House' });
  expect(screen.queryByText('Still ordering from Seattle Open House?')).toBeNull();
});

/** When the open house of Seattle closes; an order takes eight minutes there. */
const SEVEN_PM = Date.parse('2026-06-11T02:00:00.000Z');
const CLOSES_FIRST = 'It closes before your order is likely to be ready.';

for (const [clock, offset] of [
  ['right', 0],
  ['a day behind', -DAY],
  ['a day ahead', DAY],
  ['five hours ahead', 5 * 60 * MINUTE],
] as const) {
  test(`FC-184 with a clock that is ${clock} an order is asked about where its store closes before it is ready, and only there`, async () => {
    onTestFinished(() => void vi.useRealTimers());
    for (const [minutes, isAsked] of [
      [30, false],
      [5, true],
    ] as const) {
      const at = SEVEN_PM - minutes * MINUTE;
      app.startWorld({ clock: createClock({ at, frozen: true }) });
      vi.useFakeTimers({ toFake: ['Date'], now: at + offset });
      await openSummary('member-gold');
      await place();
      const question = await screen.findByRole('dialog', { name: 'Picking up at Seattle Open House?' });
      expect(question.textContent?.includes(CLOSES_FIRST), `${minutes} minutes before`).toBe(isAsked);
    }
  });
}
