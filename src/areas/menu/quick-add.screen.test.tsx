import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { readProduct } from '#api/menu/product.ts';
import { cartPort } from '#session/cart/cart.ts';
import { chooseStore } from '#tests/support/cart-at.ts';
import { cartLatte } from '#tests/support/cart-items.ts';
import { holdFirstAnswer } from '#tests/support/held-calls.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp();

const OPEN_HOUSE = 'Seattle Open House';

const ordered = async () =>
  (await app.inCart()).map(({ quantity, size, product }) => `${quantity} ${size} ${product.name}`);

/** Presses a plus, as often as is said, and leaves for the menu while its product is on the way. */
async function leaveWhileAdding(presses = 1) {
  const call = holdFirstAnswer((address) => /v1\/ordering\/\d+/.test(address));
  await app.user.click(await screen.findByRole('button', { name: 'Add Flat White' }));
  await waitFor(() => expect(call.isOnTheWay).toHaveBeenCalled());
  for (let more = presses; more > 1; more -= 1) await app.press('Add Flat White');
  await act(() => app.router.navigate({ to: '/menu/cart' }));
  await app.heading('Your cart is empty');
  expect(await ordered()).toEqual([]);
  return call;
}

const refusal = async () => {
  const said = await screen.findByText('We couldn’t add Flat White.');
  return within(said.closest('li') ?? document.body);
};

test('ORD-009 D-428 what was pressed is added, as often as it was, also where its card is left before the product is there', async () => {
  await app.open('/menu/drinks/hot-coffee/espresso-drinks');
  const { arrive } = await leaveWhileAdding(2);
  arrive();
  await waitFor(async () => expect(await ordered()).toEqual(['2 Medium Flat White']));
  expect(await screen.findByText(/Flat White.* added/)).toBeTruthy();
});

test('MNU-015 D-428 a product that does not come is said on the page that was gone to', async () => {
  await app.open('/menu/drinks/hot-coffee/espresso-drinks');
  app.world.fail(readProduct, 'status:500');
  const { arrive } = await leaveWhileAdding();
  arrive();
  expect((await refusal()).getByText('Something went wrong on our end. Please try again in a moment.')).toBeTruthy();
  expect(await ordered()).toEqual([]);
});

test('PRV-030 D-428 what is sold out by then is said on the page that was gone to', async () => {
  await app.open('/menu/drinks/hot-coffee/espresso-drinks');
  const link = await screen.findByRole('link', { name: 'Flat White' });
  app.world.soldOut.add(link.getAttribute('href')?.split('/').at(-2) ?? '');
  const { arrive } = await leaveWhileAdding();
  arrive();
  expect((await refusal()).getByText('Sold out at this store.')).toBeTruthy();
});

/** Another store is chosen while a plus looks up what is sold out at the one before, or at that one. */
async function changeStoreWhileAdding(soldOutAt: 'the first' | 'the next') {
  await app.open('/menu/drinks/hot-coffee/espresso-drinks');
  const link = await screen.findByRole('link', { name: 'Flat White' });
  const number = link.getAttribute('href')?.split('/').at(-2) ?? '';
  if (soldOutAt === 'the first') app.world.soldOut.add(number);
  const { arrive } = await leaveWhileAdding();
  if (soldOutAt === 'the first') app.world.soldOut.delete(number);
  else app.world.soldOut.add(number);
  await chooseStore(app, OPEN_HOUSE);
  arrive();
}

test('ORD-009 D-439 what the store has that is chosen before the product is there is added, whatever the one before had', async () => {
  await changeStoreWhileAdding('the first');
  await waitFor(async () => expect(await ordered()).toEqual(['1 Medium Flat White']));
  expect(screen.queryByText('We couldn’t add Flat White.')).toBeNull();
});

test('PRV-030 D-439 what the store has not that is chosen before the product is there is not added, and that is said', async () => {
  await changeStoreWhileAdding('the next');
  await refusal();
  expect(await ordered()).toEqual([]);
});

test('FC-071 D-428 at sign-out nothing that was pressed is added any more', async () => {
  await app.open('/menu/drinks/hot-coffee/espresso-drinks', { as: 'member-green' });
  const { arrive } = await leaveWhileAdding();
  await act(() => app.parts.session.signOut());
  arrive();
  await app.atRest();
  expect(await ordered()).toEqual([]);
});

test('FC-071 D-428 at a sign-out that is the page gone to nothing is added any more either', async () => {
  await app.open('/menu/drinks/hot-coffee/espresso-drinks', { as: 'member-green' });
  const call = holdFirstAnswer((address) => /v1\/ordering\/\d+/.test(address));
  await app.press('Add Flat White');
  await waitFor(() => expect(call.isOnTheWay).toHaveBeenCalled());
  await act(() => app.router.navigate({ to: '/account/signout' }));
  await waitFor(() => expect(app.parts.session.visitor().kind).toBe('anonymous'));
  call.arrive();
  await app.atRest();
  expect(await ordered()).toEqual([]);
});

test('MNU-015 D-428 what was said of a press that failed goes with the next press', async () => {
  await app.open('/menu/drinks/hot-coffee/espresso-drinks');
  app.world.fail(readProduct, 'status:500');
  const { arrive } = await leaveWhileAdding();
  arrive();
  await refusal();
  app.world.heal();
  await act(() => app.router.navigate({ href: '/menu/drinks/hot-coffee/espresso-drinks' }));
  await app.press('Add Flat White');
  await waitFor(async () => expect(await ordered()).toEqual(['1 Medium Flat White']));
  expect(screen.queryByText('We couldn’t add Flat White.')).toBeNull();
});

test('ORD-010 where the page that offers what to have instead of a line is left, the line stays', async () => {
  await app.open('/menu');
  const item = cartLatte();
  cartPort(app.parts.session).send({ type: 'item.added', item, limit: 15 });
  await act(() =>
    app.router.navigate({ href: `/menu/drinks/hot-coffee/espresso-drinks?line=${encodeURIComponent(item.itemId)}` }),
  );
  const call = holdFirstAnswer((address) => /v1\/ordering\/\d+/.test(address));
  await app.press('Add Flat White');
  await waitFor(() => expect(call.isOnTheWay).toHaveBeenCalled());
  await act(() => app.router.navigate({ to: '/menu' }));
  call.arrive();
  await app.atRest();
  expect(await ordered()).toEqual(['1 Large Caffè Latte']);
});
