import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { menusQuery, readMenus } from '#api/menu/menu.ts';
import { productQuery, readProduct } from '#api/menu/product.ts';
import type { MenuProduct } from '#domain/menu/menu.ts';
import { type CartItem, cartItemId } from '#domain/ordering/cart.ts';
import { ORDER_STORE_KEY } from '#domain/ordering/order-store-key.ts';
import { SENTINEL_PRODUCTS } from '#mocks/sentinels.ts';
import { cartPort } from '#session/cart/cart.ts';
import { orderStorePort } from '#session/order-store/order-store.ts';
import { cartLatte } from '#tests/support/cart-items.ts';
import { answerInstead } from '#tests/support/held-calls.ts';
import { latteDetails } from '#tests/support/product-details.ts';
import { setUpApp } from '#tests/support/set-up-app.ts';
import { storeNamed } from '#tests/support/store-where.ts';

const app = setUpApp();

const LATTE = '/menu/product/1010/hot';
const add = () => screen.findByRole('button', { name: 'Add to order' });
const size = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
const lookAtNutrition = async () => {
  await app.follow('Nutrition and ingredients');
  await app.follow('Back to Caffè Latte');
  await add();
};
const open = (section: RegExp) => app.press(section);
const price = () => document.querySelector('p[aria-live="polite"]')?.textContent;

/** As an earlier visit left it. */
function keepStore(storeNumber: string) {
  const kept = { machine: 'storeSelection', version: 1, storeNumber, distance: 1, confirmedAt: Date.now() };
  window.localStorage.setItem(ORDER_STORE_KEY, JSON.stringify(kept));
}

describe('the product page', () => {
  test('MNU-003 MNU-018 shows what it is, with the usual size and options chosen', async () => {
    await app.open(LATTE);
    await app.heading('Caffè Latte');
    await add();
    expect(size(/^Medium/).checked).toBe(true);
    expect(price()).toBe('$4.95');
    expect(screen.getByText('190 calories')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Milk 2% milk' })).toBeTruthy();
    expect(screen.getByText('Contains milk.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Nutrition and ingredients' })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Favorite: Caffè Latte' })).toBeTruthy();
  });

  test('the picture follows the milk, the whipped cream and the drizzle; as it comes nothing lies over it', async () => {
    const over = () =>
      [...document.querySelectorAll('article header img')].slice(1).map((each) => each.getAttribute('src'));
    const art = (...names: string[]) => names.map((name) => `/art/menu/${name}.svg`);
    await app.open('/menu/product/1012/hot');
    await add();
    expect(over()).toEqual([]);
    await open(/^Milk/);
    await app.user.click(await screen.findByRole('radio', { name: /^Oat milk/ }));
    await app.press('Done');
    await app.noDialog();
    expect(over()).toEqual(art('glass-mug/oat'));
    await open(/^Foam and toppings/);
    await app.press('One less: Whipped cream');
    expect(over()).toEqual(art('1012-plain', 'glass-mug/oat'));
    await app.press('One more: Caramel drizzle');
    expect(over()).toEqual(art('1012-open', 'glass-mug/oat', 'glass-mug/caramel-drizzle'));
    await app.press('One more: Whipped cream');
    expect(over()).toEqual(art('1012-open', 'glass-mug/oat', 'glass-mug/whip', 'glass-mug/caramel-drizzle-on-cream'));
    await app.press('One less: Caramel drizzle');
    expect(over()).toEqual(art('glass-mug/oat'));
    for (const each of document.querySelectorAll('article header img')) expect(each.getAttribute('alt')).toBe('');
  });

  test('ORD-009 a double click puts as many into the cart as were chosen', async () => {
    await app.open(LATTE);
    const button = await add();
    await app.press('One more');
    await app.user.dblClick(button);
    await waitFor(() => expect(price()).toBe('$4.95'));
    expect((await app.inCart()).map(({ quantity }) => quantity)).toEqual([2]);
  });

  test('MNU-018 ORD-009 what was chosen goes into the cart, options and all', async () => {
    await app.open(LATTE);
    await add();
    await app.user.click(size(/^Large/));
    await open(/^Milk/);
    await app.user.click(await screen.findByRole('radio', { name: /^Oat milk/ }));
    expect(screen.getByRole('dialog').textContent).toContain('$6.25');
    await app.press('Done');
    await app.noDialog();
    expect(screen.getByText('Oat milk', { selector: 'p' })).toBeTruthy();
    await app.press('One more');
    expect(price()).toBe('$12.50');
    await app.user.click(await add());
    const [item, ...others] = await app.inCart();
    expect(others).toEqual([]);
    expect(item).toMatchObject({ sizeCode: 'L', quantity: 2, price: { amount: 625, currency: 'USD' } });
    expect(item?.childItems).toContainEqual({ productNumber: '5014', sku: 'OPT5014', quantity: 1 });
    expect(price()).toBe('$6.25');
  });

  const addAlmondMilk = async () => {
    await open(/^Add milk/);
    await app.user.click(await screen.findByText('A splash of almond milk'));
    await app.press('Done');
    await app.noDialog();
  };

  test('MNU-018 D-073 an option that brings an allergen is named beside those of the product', async () => {
    await app.open('/menu/product/1007/hot');
    await add();
    expect(screen.getByText('No listed allergens.')).toBeTruthy();
    await addAlmondMilk();
    expect(screen.getByText('Options with allergens: a splash of almond milk.')).toBeTruthy();
    expect(screen.queryByText('No listed allergens.')).toBeNull();
  });

  test('MNU-018 D-073 an option whose allergens are not known is not taken for one without any', async () => {
    answerInstead(readProduct, async (send) => {
      const answer = await send();
      return new Response((await answer.text()).replaceAll('"allergens":["tree-nuts"]', '"allergens":null'), answer);
    });
    await app.open('/menu/product/1007/hot');
    await add();
    await addAlmondMilk();
    expect(screen.getByText('Please ask in the store about allergens.')).toBeTruthy();
    expect(screen.queryByText('No listed allergens.')).toBeNull();
  });

  test('what was chosen is still there after a look at the nutrition, until it is in the cart', async () => {
    await app.open(LATTE);
    await add();
    await app.user.click(size(/^Large/));
    await app.press('One more');
    await lookAtNutrition();
    expect(size(/^Large/).checked).toBe(true);
    expect(price()).toBe('$10.90');
    await app.user.click(await add());
    await lookAtNutrition();
    expect(size(/^Medium/).checked).toBe(true);
  });

  test('MNU-018 D-088 nor is another quantity of what was added lost by such a look', async () => {
    await app.open(LATTE);
    await add();
    await app.user.click(size(/^Large/));
    await app.user.click(await add());
    await app.press('One more');
    await lookAtNutrition();
    expect(size(/^Large/).checked).toBe(true);
    expect(price()).toBe('$10.90');
    await app.user.click(await add());
    await app.press('One more');
    await app.press('One fewer');
    await lookAtNutrition();
    expect(size(/^Medium/).checked, 'nothing but what was added').toBe(true);
    expect(price()).toBe('$4.95');
  });

  test('MNU-018 where the order has less room than what was chosen, one fewer is what it has room for', async () => {
    await app.open(LATTE);
    await add();
    for (let more = 0; more < 9; more += 1) await app.press('One more');
    const cart = cartPort(app.parts.session);
    await act(async () => {
      await cart.load();
      cart.send({ type: 'item.added', item: cartLatte({ quantity: 12 }), limit: 15 });
    });
    await app.press('One fewer');
    await waitFor(() => expect(price()).toBe('$14.85'));
  });

  test('PRV-024 at the most of an option its plus control is unavailable, and says so', async () => {
    app.startWorld({ settings: { maximumModifierAmount: 3 } });
    await app.open(LATTE);
    await add();
    await open(/^Syrups/);
    const more = await screen.findByRole('button', { name: 'One more: Vanilla syrup' });
    for (let press = 0; press < 5; press += 1) await app.user.click(more);
    expect(more.getAttribute('aria-disabled')).toBe('true');
    const row = within(more.closest('li') ?? document.body);
    expect(row.getByText('3')).toBeTruthy();
    expect(row.getByText('That’s the most we can add.')).toBeTruthy();
  });

  test('PRV-024 where there is more of an option than may be added, only its plus control is unavailable', async () => {
    app.startWorld({ settings: { maximumModifierAmount: 1 } });
    await app.open(LATTE);
    await add();
    await app.user.click(size(/^Venti|^Large/));
    await open(/^Espresso/);
    const more = await screen.findByRole('button', { name: 'One more: Espresso shot' });
    const row = within(more.closest('li') ?? document.body);
    const count = () => Number(row.getByText(/^\d$/).textContent);
    const before = count();
    expect(before).toBeGreaterThan(1);
    expect(more.getAttribute('aria-disabled')).toBe('true');
    await app.press('One less: Espresso shot');
    expect(count()).toBe(before - 1);
  });

  test('what needs another option says which, and goes with it', async () => {
    await app.open(LATTE);
    await add();
    await open(/^Foam/);
    const candy = await screen.findByRole('button', { name: 'One more: Crushed candy cane' });
    expect(candy.getAttribute('aria-disabled')).toBe('true');
    expect(screen.getByText('Goes with Whipped cream')).toBeTruthy();
    await app.press('One more: Whipped cream');
    await app.user.click(candy);
    await app.press('One less: Whipped cream');
    expect(within(candy.closest('li') ?? document.body).getByText('0')).toBeTruthy();
  });

  test('PRV-030 MNU-018 what is sold out says so, and cannot be added', async () => {
    app.world.soldOut.add('1010');
    await app.open(LATTE);
    const button = await add();
    expect(button.getAttribute('aria-disabled')).toBe('true');
    expect(document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      'Sold out at this store.',
    );
    await app.user.click(button);
    expect(await app.inCart()).toEqual([]);
  });

  test('PRV-029 what only the counter sells says so', async () => {
    await app.open('/menu/product/3107/ware');
    expect(await screen.findByText('Unavailable to purchase online')).toBeTruthy();
  });

  for (const [title, availability, words] of [
    ['PRV-031 what the store does not sell', 'NotAvailableHere', 'Not sold at this store.'],
    ['PRV-032 what cannot be had for any other reason', 'Unavailable', 'This item is unavailable'],
  ] as const) {
    test(`${title} says so, and cannot be added`, async () => {
      await app.open('/menu');
      const { queryKey } = productQuery('1010', 'en-US', null);
      app.parts.queryClient.setQueryData(queryKey, latteDetails({ availability }));
      await act(() => app.router.navigate({ href: LATTE }));
      expect(await screen.findByText(words)).toBeTruthy();
      expect((await add()).getAttribute('aria-disabled')).toBe('true');
    });
  }

  for (const [what, address] of [
    ['an unknown number', `/menu/product/${SENTINEL_PRODUCTS.missing}/hot`],
    ['an answer without products', `/menu/product/${SENTINEL_PRODUCTS.empty}/hot`],
    ['a product without sizes', `/menu/product/${SENTINEL_PRODUCTS.sizeless}/hot`],
    ['another form', '/menu/product/1010/solid'],
  ] as const) {
    test(`PRV-037 MNU-017 ${what} is not found, with the way to the menu`, async () => {
      await app.open(address);
      await app.heading('We couldn’t find that product.');
      expect(screen.getByRole('link', { name: 'See the menu' }).getAttribute('href')).toBe('/menu');
    });
  }

  test('MNU-015 a failed call can be tried again', async () => {
    app.world.fail(readProduct, 'status:500');
    await app.open(LATTE);
    expect(await screen.findByText('We couldn’t load this product.')).toBeTruthy();
    app.world.heal();
    await app.press('Try again');
    await add();
  });

  test('once nothing is known of it and nothing is on its way, a drawn tile stands for its picture', async () => {
    const picture = () => document.querySelector('article header img')?.getAttribute('src');
    app.world.fail(readProduct, 'status:500');
    app.world.fail(readMenus, 'status:500');
    await app.open('/menu/product/1012/hot');
    await screen.findByText('We couldn’t load this product.');
    expect(picture()).toBe('/art/product-gone.svg');
  });

  test('MNU-003 a product that cannot be loaded has the name and picture of its own form, not of one listed before it', async () => {
    const icedFirst = (products: readonly MenuProduct[]) =>
      products.flatMap((product) =>
        product.productNumber === '1010'
          ? [{ ...product, formCode: 'iced', name: 'Iced Latte', picture: '/art/menu/1001.svg' }, product]
          : [product],
      );
    app.world.fail(readProduct, 'status:500');
    await app.open('/menu');
    await screen.findByRole('region', { name: 'Drinks' });
    app.parts.queryClient.setQueryData(menusQuery('en-US', null).queryKey, (menus) =>
      menus?.map((menu) => ({
        ...menu,
        categories: menu.categories.map((category) => ({
          ...category,
          products: icedFirst(category.products),
          subcategories: category.subcategories.map((part) => ({ ...part, products: icedFirst(part.products) })),
        })),
      })),
    );
    await act(() => app.router.navigate({ href: LATTE }));
    await screen.findByText('We couldn’t load this product.');
    await app.heading('Caffè Latte');
    expect(document.querySelector('article header img')?.getAttribute('src')).toBe('/art/menu/1010.svg');
  });

  test('MNU-013 MNU-017 another store, or none, is asked about while the page is open, and what was chosen stays', async () => {
    keepStore(storeNamed(app.world, 'Seattle Open House'));
    await app.open(LATTE);
    await add();
    await app.user.click(size(/^Large/));
    const { session, queryClient } = app.parts;
    await act(async () => orderStorePort(session, queryClient).send({ type: 'store.cleared' }));
    await waitFor(() => expect(app.calls(readProduct)).toBe(2));
    await add();
    expect(size(/^Large/).checked).toBe(true);
  });

  test('MNU-013 the product is asked for once, at the store of the last visit', async () => {
    const store = storeNamed(app.world, 'Seattle Open House');
    keepStore(store);
    const send = vi.spyOn(globalThis, 'fetch');
    await app.open(LATTE);
    await add();
    const asked = send.mock.calls.map(([to]) => String(to)).filter((to) => to.includes('/ordering/1010'));
    expect(asked).toEqual([expect.stringMatching(new RegExp(`[?&]storeNumber=${store}(&|$)`))]);
  });
});

describe('a line of the cart', () => {
  const keptLine = (): CartItem => {
    const line = cartLatte({
      sizeCode: 'L',
      quantity: 2,
      childItems: [{ productNumber: '5014', sku: 'OPT5014', quantity: 1 }],
    });
    return { ...line, itemId: cartItemId(line) };
  };
  const openLine = async (line: CartItem, itemId = line.itemId) => {
    await app.open('/menu');
    cartPort(app.parts.session).send({ type: 'item.added', item: line, limit: 15 });
    await act(() => app.router.navigate({ href: `${LATTE}?line=${encodeURIComponent(itemId)}` }));
  };

  test('a line that is taken out while it is changed is added as it was changed', async () => {
    const line = keptLine();
    await openLine(line);
    const save = await screen.findByRole('button', { name: 'Update item' });
    cartPort(app.parts.session).send({ type: 'item.removed', itemId: line.itemId });
    await app.user.click(size(/^Small/));
    await app.user.click(save);
    expect(await app.inCart()).toMatchObject([{ sizeCode: 'S', quantity: 2 }]);
  });

  test('ORD-010 starts from what was chosen, is replaced after a look at its nutrition, and the cart is shown', async () => {
    await openLine(keptLine());
    await screen.findByRole('button', { name: 'Update item' });
    await app.follow('Nutrition and ingredients');
    await app.follow('Back to Caffè Latte');
    const save = await screen.findByRole('button', { name: 'Update item' });
    expect(size(/^Large/).checked).toBe(true);
    await app.user.click(size(/^Small/));
    await app.user.click(save);
    expect(await app.inCart()).toMatchObject([{ sizeCode: 'S', quantity: 2 }]);
    await waitFor(() => expect(app.address()).toBe('/menu/cart'));
  });

  test('ORD-010 ORD-011 that was looked at, left and changed in the cart starts from what the cart has now', async () => {
    const line = keptLine();
    await openLine(line);
    await screen.findByRole('button', { name: 'Update item' });
    await act(() => app.router.navigate({ to: '/menu/cart' }));
    await act(async () =>
      cartPort(app.parts.session).send({ type: 'quantity.changed', itemId: line.itemId, delta: 1, limit: 15 }),
    );
    await act(() => app.router.navigate({ href: `${LATTE}?line=${encodeURIComponent(line.itemId)}` }));
    await app.user.click(await screen.findByRole('radio', { name: /^Small/ }));
    await app.press('Update item');
    expect(await app.inCart()).toMatchObject([{ sizeCode: 'S', quantity: 3 }]);
  });

  test('that is gone is an ordinary product page', async () => {
    await openLine(keptLine(), 'gone');
    await add();
    expect(screen.queryByText('You’re changing an item in your cart.')).toBeNull();
  });
});
