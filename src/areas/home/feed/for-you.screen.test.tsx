import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readCards } from '#api/account/cards.ts';
import { readLoyalty } from '#api/rewards/loyalty.ts';
import { storeNumberOf } from '#domain/store.ts';
import { EVERYTHING_END } from '#mocks/sentinels.ts';
import { systemClock } from '#platform/clock.ts';
import { keepOrderStore } from '#platform/order-store-storage.ts';
import { greetingTo } from '#tests/support/greeting-to.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp({ persona: 'member-green' });

const HOUSE = storeNumberOf(`900${EVERYTHING_END}`);

test('ACC-005 a member’s own page links to profile, history, cards and rewards', async () => {
  await app.open('/account/for-you');
  await app.heading(greetingTo('Gwen'));
  const links = app
    .main()
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));
  for (const to of ['/account/profile', '/account/history', '/account/cards', '/account/rewards']) {
    expect(links).toContain(to);
  }
});

test('CRD-007 ACC-123 the landing shows the last order and the cards with their balances, and leads to the rest', async () => {
  app.world.become('member-gold');
  app.world.fail(readCards, 'status:500', 1);
  await app.open('/account/for-you');
  const order = within(await app.main().findByRole('region', { name: 'Your last order' }));
  const newest = app.world.members.get('goldie@northstar.test')?.account.history.find(({ kind }) => kind === 'order');
  await order.findByText(newest?.title ?? '');
  expect(order.getByRole('link', { name: 'All orders and receipts' }).getAttribute('href')).toBe('/account/history');
  await app.press('Try again');
  const cards = within(app.main().getByRole('region', { name: 'Your cards' }));
  expect(await cards.findAllByRole('listitem')).toHaveLength(2);
  expect(cards.getByText('$42.50')).toBeTruthy();
});

test('the landing leads to stores where none was chosen', async () => {
  await app.open('/account/for-you');
  await app.main().findByRole('region', { name: 'Your stores' });
});

test('the landing names the store that orders go to, with its hours', async () => {
  keepOrderStore({ storeNumber: HOUSE, distance: 1, confirmedAt: systemClock.now() });
  await app.open('/account/for-you');
  await screen.findByText('Seattle Open House');
  const store = within(app.main().getByRole('region', { name: 'Your store' }));
  expect(store.getAllByText(/^(Open|Closed)/).length).toBeGreaterThan(0);
});

test('the landing shows the Stars and the level, the level only where there are levels, and the way to them without either', async () => {
  await app.open('/account/for-you');
  const stars = await screen.findByRole('link', { name: /^\d+ Stars · Green$/ });
  expect(stars.getAttribute('href')).toBe('/account/rewards');
  app.startWorld({ persona: 'member-green', settings: { enableNextGenLoyalty: false } });
  await app.open('/account/for-you');
  await screen.findByRole('link', { name: /^\d+ Stars$/ });
  app.world.fail(readLoyalty, 'status:500');
  await app.open('/account/for-you');
  await waitFor(() => expect(app.main().getAllByRole('link', { name: 'Your rewards' })).toHaveLength(2));
});
