import type { Page } from '@playwright/test';
import { CART_KEY, CART_VERSION, type KeptCart } from '#domain/ordering/cart.ts';
import { cartLatte } from '#tests/support/cart-items.ts';
import { expectAccessible } from './accessible.ts';
import { expect, openAs, test } from './support.ts';
import { text } from './words.ts';

const PREVIOUS = '/menu/previous';

const reorder = (page: Page) => page.getByRole('button', { name: new RegExp(`^${text('menu-previous.reorder')}`) });
const dialog = (page: Page) => page.getByRole('dialog');
const leave = (page: Page) => dialog(page).getByRole('button', { name: text('common.close') });
const kept = (page: Page) =>
  page.evaluate((key): KeptCart | null => JSON.parse(window.localStorage.getItem(key) ?? 'null'), CART_KEY);

test('MNU-006 MNU-023 PRV-005 a member orders the usual again, and hears what is not there', async ({
  page,
  world,
}) => {
  await openAs(page, world, 'member-green', PREVIOUS);
  await expect(reorder(page)).not.toHaveCount(0);
  await expectAccessible(page);
  await reorder(page).first().click();
  await expect(dialog(page)).toContainText('2 items are in your order');
  await expectAccessible(page);
  await leave(page).click();
  await expect(dialog(page)).toBeHidden();
  await reorder(page).nth(1).click();
  await expect.poll(async () => (await kept(page))?.items.map(({ quantity }) => quantity)).toEqual([3]);
  await page.getByRole('button', { name: 'Add Caffè Mocha to your order' }).first().click();
  await expect.poll(async () => (await kept(page))?.items.map(({ quantity }) => quantity)).toEqual([5]);
});

test('MNU-023 an order of which nothing is there leads to another store', async ({ page, world }) => {
  await openAs(page, world, 'member-green', PREVIOUS);
  await reorder(page).nth(8).click();
  await expect(dialog(page)).toContainText(text('menu-previous.refused'));
  await page.goBack();
  await expect(dialog(page)).toBeHidden();
  await reorder(page).nth(8).click();
  await dialog(page)
    .getByRole('link', { name: text('common.choose-another-store') })
    .click();
  await expect(page).toHaveURL(/\/menu\/store-locator/);
});

test('MNU-006 after a reload with a dialog open, one Back leads to the page before', async ({ page, world }) => {
  await openAs(page, world, 'member-green', '/menu');
  await page.goto(PREVIOUS);
  await reorder(page).first().click();
  await expect(dialog(page)).toContainText('2 items are in your order');
  await page.reload();
  await expect(reorder(page)).not.toHaveCount(0);
  await expect(dialog(page)).toBeHidden();
  await expect.poll(() => page.evaluate(() => window.history.state?.dialog)).toBeUndefined();
  await expect(page).toHaveURL(PREVIOUS);
  await page.goBack();
  await expect(page).toHaveURL('/menu');
});

test('PRV-023 an order that is too much for one cart adds nothing', async ({ page, world }) => {
  const full: KeptCart = { version: CART_VERSION, savedAt: Date.now(), items: [cartLatte({ quantity: 14 })] };
  await page.addInitScript(([key, cart]) => window.localStorage.setItem(key, cart), [
    CART_KEY,
    JSON.stringify(full),
  ] as const);
  await openAs(page, world, 'member-green', PREVIOUS);
  await reorder(page).first().click();
  await expect(dialog(page)).toContainText("There's a 15 item max for a single order.");
  await leave(page).click();
  await expect(dialog(page)).toBeHidden();
  expect((await kept(page))?.items.map(({ quantity }) => quantity)).toEqual([14]);
});

test('PRV-011 orders and products that cannot be loaded are loaded when the member tries again', async ({
  page,
  world,
  problems,
}) => {
  problems.expect(/500/);
  await world.become('member-green');
  await world.fail('POST /apiproxy/v1/graphql#get-previous-orders', 'status:500');
  await page.goto(PREVIOUS);
  await expect(page.getByText(text('menu-previous.failed'))).toBeVisible();
  await world.heal();
  await page.getByRole('button', { name: text('common.try-again') }).click();
  await expect(reorder(page)).not.toHaveCount(0);
  await world.fail('GET /apiproxy/v1/ordering/:productNumber', 'status:500');
  await reorder(page).first().click();
  await expect(dialog(page)).toContainText(text('menu-previous.reorder-failed'));
  await leave(page).click();
  await expect(dialog(page)).toBeHidden();
  await reorder(page).first().click();
  await expect(dialog(page)).toContainText(text('menu-previous.reorder-failed'));
  await world.heal();
  await dialog(page)
    .getByRole('button', { name: text('common.try-again') })
    .click();
  await expect(dialog(page)).toContainText('2 items are in your order');
});

test('PRV-011 PRV-012 orders that cannot be fetched again after two hours stay, and are fetched when the member tries again', async ({
  page,
  world,
  problems,
}) => {
  problems.expect(/500/);
  await page.clock.install();
  await openAs(page, world, 'member-green', PREVIOUS);
  await expect(reorder(page)).not.toHaveCount(0);
  await world.fail('POST /apiproxy/v1/graphql#get-previous-orders', 'status:500');
  await page.clock.fastForward('02:00:01');
  await expect(page.getByText(text('menu-previous.stale'))).toBeVisible();
  await expect(reorder(page)).not.toHaveCount(0);
  await expectAccessible(page);
  await world.heal();
  await page.getByRole('button', { name: text('common.try-again') }).click();
  await expect(page.getByText(text('menu-previous.stale'))).toBeHidden();
  await expect(reorder(page)).not.toHaveCount(0);
});

test('PRV-015 MNU-009 a visitor signs in and finds the orders; after sign-out, and without any, the page says so', async ({
  page,
  world,
}) => {
  await page.goto(PREVIOUS);
  await expect(page.getByRole('heading', { name: text('menu-previous.sign-in') })).toBeVisible();
  await expectAccessible(page);
  await openAs(page, world, 'member-green', PREVIOUS);
  await expect(reorder(page)).not.toHaveCount(0);
  await openAs(page, world, 'member-new', PREVIOUS);
  await expect(page.getByRole('heading', { name: text('menu-previous.empty') })).toBeVisible();
});
