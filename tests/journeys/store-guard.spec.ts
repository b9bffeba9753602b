import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { keepCart, latte, MORNING, OPEN_HOUSE, walkToCart } from './cart-page.ts';
import { comeToSummary, openSummary, place, placeButton, text } from './order-steps.ts';
import { expect, test } from './support.ts';
import type { WorldControl } from './world-control.ts';

/** Five minutes before the open house of Seattle closes; an order takes eight there. */
const EVENING = '2026-06-11T01:55:00.000Z';
/** Some thirty miles south of it. */
const TACOMA = { latitude: 47.19, longitude: -122.45 };

/** The question is in the way of the order once: who has gone back and presses again orders. */
async function expectAskedOnce(page: Page, world: WorldControl, doubt: 'far' | 'closing'): Promise<void> {
  await placeButton(page).click();
  const question = page.getByRole('dialog', { name: `Picking up at ${OPEN_HOUSE}?` });
  await expect(question.getByText(text(`ordering.store-guard.${doubt}`), { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.goBack();
  await expect(question).toBeHidden();
  await expect(placeButton(page)).toBeFocused();
  expect((await world.effects()).ordersPlaced).toBe(0);
  await place(page);
  expect((await world.effects()).ordersPlaced).toBe(1);
}

test('a store far from where the visitor is is asked about before an order goes there, and not again', async ({
  page,
  context,
  world,
}) => {
  await world.begin('typical', { frozenAt: MORNING });
  await world.become('member-green');
  await keepCart(page, [latte()]);
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
