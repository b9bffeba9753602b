import { screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cardsQuery } from '#api/account/cards.ts';
import { previousOrdersQuery } from '#api/menu/previous-orders.ts';
import { loyaltyQuery } from '#api/rewards/loyalty.ts';
import { setUpCheckout } from '#tests/support/set-up-checkout.ts';

const { app, openSummary, place, orderHere, ordered } = setUpCheckout();

async function placeOrder() {
  await place();
  await orderHere();
  await waitFor(() => expect(ordered()).toBe(1));
  // Where an order that is placed leads by itself.
  await waitFor(() => expect(app.address()).toBe('/menu/previous'));
}

test('RWD-049 an order that is placed adds its Stars to those that were read before', async () => {
  await openSummary('member-gold', { quantity: 2 });
  const before = await app.parts.queryClient.fetchQuery(loyaltyQuery());
  await placeOrder();
  // $10.90 at 1.2 Stars a dollar.
  await waitFor(() => expect(app.parts.queryClient.getQueryState(loyaltyQuery().queryKey)?.isInvalidated).toBe(true));
  await app.router.navigate({ to: '/account/rewards' });
  await screen.findByText(new Intl.NumberFormat('en-US').format(before.starBalance + 13));
});

test('an order that is placed with a card changes the balance that was read before', async () => {
  const goldie = app.world.account('member-gold');
  const balances = () => goldie.cards.map(({ balance }) => balance);
  const before = balances();
  await openSummary('member-gold', { quantity: 2 });
  await placeOrder();
  await waitFor(() => expect(balances()).not.toEqual(before));
  const read = () => app.parts.queryClient.getQueryData(cardsQuery().queryKey)?.map(({ balance }) => balance.amount);
  await app.router.navigate({ to: '/account/cards' });
  await waitFor(() => expect(read()).toEqual(balances()));
});

test('previous orders that were read before an order are not good any more once it is placed', async () => {
  await openSummary('member-gold', { quantity: 2 });
  // As a page without a store reads them, so that nothing else asks for them anew.
  const query = previousOrdersQuery('en-US', null);
  await app.parts.queryClient.fetchQuery(query);
  await placeOrder();
  await waitFor(() => expect(app.parts.queryClient.getQueryState(query.queryKey)?.isInvalidated).toBe(true));
});
