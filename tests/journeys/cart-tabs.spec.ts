import type { Page } from '@playwright/test';
import { CART_KEY, CART_VERSION, type KeptCart } from '#domain/cart.ts';
import { cartLatte } from '#tests/support/cart-items.ts';
import { expect, test } from './support.ts';
import { words } from './words.ts';

const DELIVERY = '/store-locator/delivery';
const text = words('en-US');

const start = (page: Page) => page.getByRole('button', { name: text('delivery.start'), exact: true });
const warning = (page: Page) => page.getByRole('dialog', { name: text('delivery.warning-title') });

/** A cart of so many lattes, as it is kept. */
const cartOf = (quantity: number): string => {
  const cart: KeptCart = { version: CART_VERSION, savedAt: Date.now(), items: [cartLatte({ quantity })] };
  return JSON.stringify(cart);
};

test('a cart that another tab fills is warned of here, and gone from both after a sign-out', async ({
  page,
  context,
  world,
}) => {
  await world.begin('everything-on');
  await world.become('member-green');
  await page.goto(DELIVERY);
  const other = await context.newPage();
  await other.goto(DELIVERY);
  await expect(start(other)).toBeVisible();
  for (const [quantity, tab, emitted] of [
    [2, other, page],
    [3, page, other],
    [4, other, page],
  ] as const) {
    const heard = emitted.evaluate(
      () => new Promise((resolve) => window.addEventListener('storage', () => resolve(true))),
    );
    await tab.evaluate(([key, kept]) => window.localStorage.setItem(key, kept), [CART_KEY, cartOf(quantity)] as const);
    await heard;
    await start(emitted).click();
    await expect(warning(emitted)).toContainText(`The ${quantity} items in your cart`);
    await emitted.keyboard.press('Escape');
  }
  await other
    .getByRole('banner')
    .getByRole('link', { name: /^Account of/ })
    .click();
  await other.getByRole('main').getByRole('link', { name: 'Sign out' }).click();
  await expect(other.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect.poll(() => page.evaluate((key) => window.localStorage.getItem(key), CART_KEY)).toBeNull();
});
