import type { Page } from '@playwright/test';
import { TEST_CARDS } from '#mocks/card-vault/card-sentinels.ts';
import { payByCard } from './card-steps.ts';
import { keepCart, latte, OPEN_HOUSE, orderFrom, walkToCart } from './cart-page.ts';
import { button } from './controls.ts';
import { expect, MORNING } from './support.ts';
import { text } from './words.ts';
import type { WorldControl } from './world-control.ts';

export const CHECKOUT = '/menu/cart/guest/checkout';
export const SUBMIT_GUEST = 'POST /apiproxy/v1/graphql#submit-order-guest';

export const field = (page: Page, id: string) => page.getByLabel(text(id), { exact: true });

/** Two lattes kept in the cart, for a store that takes guests and has every way of pickup. */
export async function beginOrder(page: Page, world: WorldControl): Promise<void> {
  await world.begin('typical', { frozenAt: MORNING });
  await keepCart(page, [latte(2)]);
  await orderFrom(page, OPEN_HOUSE);
}

/** A guest at the checkout of two lattes. */
export async function comeToCheckout(page: Page, world: WorldControl): Promise<void> {
  await beginOrder(page, world);
  await walkToCart(page);
  await page.getByRole('link', { name: 'Guest checkout (2)' }).click();
  await expect(page).toHaveURL(CHECKOUT);
  await expect(button(page, 'common.add-a-card')).toBeVisible();
}

export async function fillIn(page: Page): Promise<void> {
  await field(page, 'common.first-name').fill('Nora');
  await field(page, 'common.last-name').fill('North');
  await field(page, 'common.email').fill('nora@example.com');
}

export async function addCard(page: Page, digits: string = TEST_CARDS.visa): Promise<void> {
  await button(page, 'common.add-a-card').click();
  await payByCard(page, digits);
  await expect(page).toHaveURL(CHECKOUT);
  await expect(button(page, 'guest-checkout.other-card')).toBeVisible();
}
