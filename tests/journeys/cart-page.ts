import type { Page } from '@playwright/test';
import { CART_KEY, type CartItem } from '#domain/ordering/cart.ts';
import { cartLatte, cartOption, keptCartText } from '#tests/support/cart-items.ts';
import { expect } from './support.ts';
import { WorldControl } from './world-control.ts';

export const CART = '/menu/cart';
export const OPEN_HOUSE = 'Seattle Open House';

/** A medium latte as it comes: everything that is in it by itself stands in its line. */
export const latte = (quantity = 1): CartItem =>
  cartLatte({
    sizeCode: 'M',
    size: 'Medium',
    quantity,
    price: { amount: 495, currency: 'USD' },
    childItems: [
      cartOption('5031', 2),
      ...['5041', '5012', '5122', '5152', '5181'].map((productNumber) => cartOption(productNumber)),
    ],
  });

export const brew = (quantity = 1): CartItem =>
  cartLatte({
    product: { productNumber: '1001', name: 'House Brew' },
    sizeCode: 'M',
    size: 'Medium',
    quantity,
    price: { amount: 345, currency: 'USD' },
  });

/** Leaves a cart in the browser, as an earlier visit would; nothing reads it before the next page. */
export async function keepCart(page: Page, items: readonly CartItem[]): Promise<void> {
  if (page.url() === 'about:blank') await openWithoutApp(page);
  // By the clock of the page, which a journey may have set.
  await keepText(page, keptCartText(items, await page.evaluate(() => Date.now())));
}

export async function keepText(page: Page, text: string): Promise<void> {
  if (page.url() === 'about:blank') await openWithoutApp(page);
  await page.evaluate(([key, kept]) => window.localStorage.setItem(key, kept), [CART_KEY, text] as const);
}

/** A page of the site that only has its storage: to start the app for it would cost as much as a page of the journey. */
async function openWithoutApp(page: Page): Promise<void> {
  const body = '<!doctype html><link rel="icon" href="data:,">';
  await page.route('/', (route) => route.fulfill({ contentType: 'text/html', body }), { times: 1 });
  await page.goto('/');
}

export const kept = (page: Page): Promise<string | null> =>
  page.evaluate((key) => window.localStorage.getItem(key), CART_KEY);

/** Makes a store the order store, by its name. Stores close at night: the clock of the world has to stand still. */
export async function orderFrom(page: Page, name: string): Promise<void> {
  expect(await new WorldControl(page.request).isFrozen(), 'begin the world with frozenAt').toBe(true);
  const answer = await page.request.get('/apiproxy/v1/locations?place=Seattle');
  const { stores }: { stores: { store: { name: string; storeNumber: string } }[] } = await answer.json();
  const number = stores.find(({ store }) => store.name === name)?.store.storeNumber ?? '';
  await page.goto(`/menu?storeNumber=${number}`);
  await expect(page.getByRole('region', { name, exact: true })).toBeVisible();
}

/** To the cart without loading the page anew: a store that was just chosen needs no confirmation there. */
export async function walkToCart(page: Page): Promise<void> {
  await page
    .getByRole('link', { name: /^(Cart|Panier|Carrito)\b/ })
    .filter({ visible: true })
    .first()
    .click();
  await expect(page).toHaveURL(CART);
}

/** The answer to the question about a store that looks wrong. */
export const orderHere = (page: Page) => page.getByRole('button', { name: 'Yes, order here', exact: true });

export const line = (page: Page, name: string) => page.getByRole('listitem', { name, exact: true });
/** Where the focus goes when the line before it has gone. */
export const nameOf = (page: Page, name: string) => line(page, name).getByRole('heading', { name, exact: true });
export const more = (page: Page, name: string) => page.getByRole('button', { name: `One more ${name}`, exact: true });
export const fewer = (page: Page, name: string) => page.getByRole('button', { name: `One fewer ${name}`, exact: true });
export const remove = (page: Page, name: string) => page.getByRole('button', { name: `Remove ${name}`, exact: true });
export const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true });
