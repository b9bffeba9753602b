import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { cartItemId } from '#domain/ordering/cart.ts';
import { cartPort } from '#session/cart/cart.ts';
import { cartLatte } from '#tests/support/cart-items.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp();

const LATTE = '/menu/product/1010/hot';
const LIMIT = "There's a 15 item max for a single order.";
const price = () => document.querySelector('p[aria-live="polite"]')?.textContent;
const pressMore = async (times: number) => {
  for (let more = 0; more < times; more += 1) await app.press('One more');
};

/** As another tab does it. */
const putInto = (quantity: number, sizeCode = 'M') =>
  act(async () => {
    const cart = cartPort(app.parts.session);
    await cart.load();
    const item = cartLatte({ sizeCode, quantity });
    cart.send({ type: 'item.added', item: { ...item, itemId: cartItemId(item) }, limit: 15 });
  });

test('ORD-010 PRV-023 D-377 a line that the order has no room for any more is not saved, and what was chosen stays', async () => {
  await app.open('/menu');
  await putInto(2, 'L');
  await putInto(6);
  const line = cartItemId(cartLatte({ sizeCode: 'L' }));
  await act(() => app.router.navigate({ href: `${LATTE}?line=${encodeURIComponent(line)}` }));
  const save = await screen.findByRole('button', { name: 'Update item' });
  await pressMore(6);
  await putInto(5);
  const chosen = price();
  await app.user.click(save);
  await screen.findByText(LIMIT);
  expect(app.address()).toContain(LATTE);
  expect(price()).toBe(chosen);
  expect(await app.inCart()).toMatchObject([{ quantity: 2 }, { quantity: 11 }]);
  await app.press('One fewer');
  await app.user.click(save);
  await waitFor(() => expect(app.address()).toBe('/menu/cart'));
  expect(await app.inCart()).toMatchObject([{ quantity: 4 }, { quantity: 11 }]);
});

test.each([
  ['has taken out', 0],
  ['has made smaller', 2],
])(
  'PRV-023 D-377 a line that another tab %s, and has filled the order, is not lost with its choice',
  async (_, left) => {
    await app.open('/menu');
    await putInto(5, 'L');
    await putInto(8);
    const line = cartItemId(cartLatte({ sizeCode: 'L' }));
    await act(() => app.router.navigate({ href: `${LATTE}?line=${encodeURIComponent(line)}` }));
    const save = await screen.findByRole('button', { name: 'Update item' });
    await pressMore(1);
    await act(async () => {
      const { send } = cartPort(app.parts.session);
      if (left === 0) send({ type: 'item.removed', itemId: line });
      else send({ type: 'quantity.changed', itemId: line, delta: left - 5, limit: 15 });
    });
    await putInto(5);
    const before = await app.inCart();
    await app.user.click(save);
    await screen.findByText(LIMIT);
    expect(app.address()).toContain(LATTE);
    expect(await app.inCart()).toEqual(before);
  },
);

test('MNU-018 PRV-023 D-377 what the order has no room for is not added, and as many stay chosen', async () => {
  await app.open(LATTE);
  const add = await screen.findByRole('button', { name: 'Add to order' });
  await pressMore(9);
  await putInto(12);
  const chosen = price();
  await app.user.click(add);
  await screen.findByText(LIMIT);
  expect(price()).toBe(chosen);
  await app.follow('Nutrition and ingredients');
  await app.follow('Back to Caffè Latte');
  await screen.findByRole('button', { name: 'Add to order' });
  expect(price()).toBe(chosen);
  expect(await app.inCart()).toMatchObject([{ quantity: 12 }]);
});
