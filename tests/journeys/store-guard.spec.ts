import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { OPEN_HOUSE, orderFrom, orderHere, walkToCart } from './cart-page.ts';
import { beginWithLatte, comeToSummary, expectPlaced, openSummary, place, placeButton } from './order-steps.ts';
import { expect, test } from './support.ts';
import { text } from './words.ts';
import type { WorldControl } from './world-control.ts';

/** Five minutes before the open house of Seattle closes; an order takes eight there. */
const EVENING = '2026-06-11T01:55:00.000Z';
/** Some thirty miles south of it. */
const TACOMA = { latitude: 47.19, longitude: -122.45 };

const questionOf = (page: Page) => page.getByRole('dialog', { name: `Picking up at ${OPEN_HOUSE}?` });

/** The press of the last button is answered by a question, which says this and nothing else. */
async function expectAsked(page: Page, doubt: 'far' | 'closing' | 'changed' | 'unconfirmed'): Promise<void> {
  await placeButton(page).click();
  const why = text(`ordering.store-guard.${doubt}`);
  await expect(questionOf(page).getByText(why, { exact: true })).toBeVisible();
  await expectAccessible(page);
}

/** Back places nothing. */
async function goBack(page: Page, world: WorldControl): Promise<void> {
  await page.goBack();
  await expect(questionOf(page)).toBeHidden();
  await expect(placeButton(page)).toBeFocused();
  expect((await world.effects()).ordersPlaced).toBe(0);
}

/** The question is in the way of the order once: who has gone back and presses again orders. */
async function expectAskedOnce(page: Page, world: WorldControl, doubt: 'far' | 'closing'): Promise<void> {
  await expectAsked(page, doubt);
  await goBack(page, world);
  await place(page);
  expect((await world.effects()).ordersPlaced).toBe(1);
}

test('ORD-080 a store of an earlier visit is asked about before an order goes there', async ({ page, world }) => {
  await comeToSummary(page, world);
  await page.reload();
  await expectAsked(page, 'unconfirmed');
  await goBack(page, world);

  await page.reload();
  await placeButton(page).click();
  await orderHere(page).click();
  await expectPlaced(page);
  expect((await world.effects()).ordersPlaced).toBe(1);
});

test('a store that was just changed to is asked about, and another can be chosen', async ({ page, world }) => {
  await beginWithLatte(page, world);
  await orderFrom(page, 'Seattle Rainy Corner');
  await orderFrom(page, OPEN_HOUSE);
  await walkToCart(page);
  await openSummary(page);
  await expectAsked(page, 'changed');
  await questionOf(page)
    .getByRole('link', { name: text('common.choose-another-store') })
    .click();
  await expect(page).toHaveURL('/menu/store-locator');
  expect((await world.effects()).ordersPlaced).toBe(0);
});

test('a store far from where the visitor is is asked about before an order goes there, and not again', async ({
  page,
  context,
  world,
}) => {
  await beginWithLatte(page, world);
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation(TACOMA);
  await page.goto('/store-locator');
  await page.getByRole('button', { name: text('store-locator.find-me') }).click();
  await page.getByRole('button', { name: `Order here: ${OPEN_HOUSE}`, exact: true }).click();
  await expect(page.getByRole('region', { name: OPEN_HOUSE, exact: true })).toBeVisible();
  await walkToCart(page);
  await openSummary(page);
  await expectAskedOnce(page, world, 'far');
});

test('a store that closes before the order is likely to be ready is asked about, and not again', async ({
  page,
  world,
}) => {
  await page.clock.install({ time: EVENING });
  await comeToSummary(page, world, EVENING);
  await expectAskedOnce(page, world, 'closing');
});
