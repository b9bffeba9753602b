import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { CART_KEY } from '#domain/ordering/cart.ts';
import { cartLatte, keptCartText } from '#tests/support/cart-items.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';

const app = setUpApp({ persona: 'member-green' });

const pressFirst = async (name: RegExp) => {
  const [button] = await screen.findAllByRole('button', { name });
  if (!button) throw new Error(`There is no ${name}.`);
  await app.user.click(button);
};

test.each([
  ['its page', '/menu/product/1010/hot', async () => {}],
  ['its nutrition', '/menu/product/1010/hot/nutrition', async () => {}],
  ['the plus of a category', '/menu/drinks/hot-coffee/espresso-drinks', () => pressFirst(/^Ajouter /)],
  ['an order that is ordered again', '/menu/previous', () => pressFirst(/^Commander de nouveau/)],
  ['the cart', '/menu/cart', async () => {}],
])('MNU-013 in a French visit %s asks for a product in French', async (_what, address, ask) => {
  if (address === '/menu/cart') window.localStorage.setItem(CART_KEY, keptCartText([cartLatte()]));
  const sent = vi.spyOn(globalThis, 'fetch');
  const languages = () =>
    sent.mock.calls
      .filter(([to]) => /^\/apiproxy\/v1\/ordering\/\d+/.test(String(to)))
      .map(([, request]) => new Headers(request?.headers).get('accept-language'));
  await app.open(address, { locale: 'fr-CA' });
  await screen.findByRole('heading', { level: 1 });
  await ask();
  await waitFor(() => expect(languages()).not.toEqual([]));
  expect(new Set(languages())).toEqual(new Set(['fr-CA']));
});
