import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readStoreByNumber } from '#api/stores/store-by-number.ts';
import { setUpCheckout } from '#tests/support/set-up-checkout.ts';

const { app, openCart, openSummary, sheet, ordered, place, orderHere } = setUpCheckout();

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

test('CRD-025 ORD-067 a card that is too low is reloaded with the reload amounts of the configuration, not with those that add money', async () => {
  app.startWorld({
    settings: {
      svcReloadOptions: [20, 40, 60],
      defaultSvcReloadOption: 40,
      svcLoadOptions: [10, 60],
      defaultSvcLoadOption: 60,
    },
  });
  const opened = await openSummary('member-empty-balance');
  const amounts = await within(opened).findByRole('group', { name: 'Reload amount' });
  const radios = within(amounts).getAllByRole<HTMLInputElement>('radio');
  expect(radios.map(({ value }) => value)).toEqual(['2000', '4000', '6000']);
  expect(radios.find(({ checked }) => checked)?.value).toBe('4000');
});

test('ORD-080 AO-66 a store that needs confirmation holds the order until it is known, and is asked about then', async () => {
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
});
