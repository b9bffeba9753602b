import { CART, keepCart, latte, OPEN_HOUSE, orderFrom, walkToCart } from './cart-page.ts';
import { comeToCheckout, fillIn } from './guest-steps.ts';
import { comeBackOnline } from './network.ts';
import {
  alert,
  comeToReload,
  comeToSummary,
  expectDone,
  expectPlaced,
  openSummary,
  place,
  placeButton,
  reloadButton,
  SUBMIT,
} from './order-steps.ts';
import { expect, MORNING, test } from './support.ts';
import { text, words } from './words.ts';

const french = words('fr-CA');
const PRICE = 'POST /apiproxy/v1/graphql#price-order';
const PRICE_GUEST = 'POST /apiproxy/v1/graphql#price-order-guest';
const PREVIOUS = /"get-previous-orders".*"fr-CA"/s;
const WENT = /ERR_INTERNET_DISCONNECTED|Failed to fetch/;

test('FC-172 without a network Place order says so and sends nothing, later neither; with it the price comes first', async ({
  page,
  context,
  world,
  problems,
}) => {
  problems.expect(WENT);
  await comeToSummary(page, world);
  const before = await world.effects();
  await context.setOffline(true);
  await placeButton(page).click();
  await expect(alert(page)).toContainText(text('ordering-summary.not-placed'));
  await expect(alert(page)).toContainText(text('failures.offline'));
  await expect(placeButton(page)).toBeFocused();
  await comeBackOnline(page);
  const priced = async () => (await world.effects()).requests[PRICE];
  await expect.poll(priced).toBe((before.requests[PRICE] ?? 0) + 1);
  await expect(placeButton(page)).toBeEnabled();
  const after = await world.effects();
  expect([after.ordersPlaced, after.requests[SUBMIT]]).toEqual([0, undefined]);
  await page.goBack();
  await expect(page).toHaveURL(CART);
  await expect(page.getByRole('listitem', { name: 'Caffè Latte', exact: true })).toBeVisible();
  await openSummary(page);
  await place(page);
  await expectDone(world, { reloads: 0, ordersPlaced: 1 });
});

test('FC-172 FC-025 without a network nothing is reloaded either', async ({ page, context, world, problems }) => {
  problems.expect(WENT);
  await comeToReload(page, world);
  await context.setOffline(true);
  await reloadButton(page).click();
  await expect(alert(page)).toContainText(text('failures.offline'));
  await comeBackOnline(page);
  await expect(reloadButton(page)).toBeEnabled();
  await expectDone(world, { reloads: 0, ordersPlaced: 0 });
  await reloadButton(page).click();
  await expectPlaced(page);
  await expectDone(world, { reloads: 1, ordersPlaced: 1 });
});

test('ORD-061 ORD-066 what reloads the card and is removed in another tab gives way to none: the press asks for one', async ({
  page,
  context,
  world,
}) => {
  await page.clock.install();
  await comeToReload(page, world, 'member-gold', 4150);
  const sources = page.getByRole('group', { name: text('ordering-summary.reload-with') });
  await sources.getByRole('radio', { name: /^Visa/ }).check({ force: true });
  const other = await context.newPage();
  await other.goto('/account/payment-method');
  await other.getByRole('button', { name: /^Remove Visa/ }).click();
  await other.getByRole('button', { name: text('common.remove'), exact: true }).click();
  await expect(other.getByText(text('payment-methods.list.removed'))).toBeVisible();

  await page.clock.fastForward('01:30');
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(sources.getByRole('radio', { name: /^Visa/ })).toBeHidden();
  await expect(sources.getByRole('radio', { checked: true })).toHaveCount(0);
  await reloadButton(page).click();
  await expect(sources).toContainText(text('payment.none-selected'));
  await expectDone(world, { reloads: 0, ordersPlaced: 0 });
  await sources.getByRole('radio', { name: /^PayPal/ }).check({ force: true });
  await reloadButton(page).click();
  await expectPlaced(page);
  await expectDone(world, { reloads: 1, ordersPlaced: 1 });
});

test('FC-181 another language in the checkout keeps cart, time, form and focus, and asks for prices and menu in it', async ({
  page,
  world,
}) => {
  await comeToCheckout(page, world);
  await fillIn(page);
  const time = page.getByRole('radio', { name: /^\d+:\d\d/ }).nth(1);
  await time.press(' ');
  const chosen = await time.getAttribute('value');
  await page.getByRole('radio', { name: 'For here' }).press(' ');
  await expect(placeButton(page)).toBeEnabled();
  const before = (await world.effects()).requests;
  const asked = page.waitForRequest((request) => /ordering\/1010/.test(request.url()));
  const language = page.getByRole('combobox', { name: text('shell.language') });
  await language.focus();
  await language.selectOption('fr-CA');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr-CA');
  await expect(page.getByRole('heading', { level: 1, name: french('guest-checkout.title') })).toBeVisible();
  await expect(page.getByRole('combobox', { name: french('shell.language') })).toBeFocused();
  await asked;
  await expect.poll(async () => (await world.effects()).requests[PRICE_GUEST]).toBe((before[PRICE_GUEST] ?? 0) + 1);
  await expect(page.getByLabel(french('common.first-name'), { exact: true })).toHaveValue('Nora');
  await expect(page.getByLabel(french('common.email'), { exact: true })).toHaveValue('nora@example.com');
  await expect(page.locator(`input[type="radio"][value="${chosen}"]`)).toBeChecked();
  await expect(page.getByRole('button', { name: french('common.place-order') })).toBeEnabled();
  await page.getByRole('link', { name: french('guest-checkout.back') }).click();
  await expect(page).toHaveURL(CART);
  await expect(page.getByRole('listitem', { name: 'Caffè latte', exact: true })).toBeVisible();
});

test('FC-181 the language of the checkout is that of a member’s prices and previous orders, with their dates', async ({
  page,
  world,
}) => {
  await world.begin('typical', { frozenAt: MORNING });
  await world.become('member-green');
  await keepCart(page, [latte()]);
  await orderFrom(page, OPEN_HOUSE);
  await page.getByRole('link', { name: text('menu.previous'), exact: true }).click();
  const orders = page
    .getByRole('main')
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading') });
  await expect(orders.first()).toContainText(/ (AM|PM)/);
  await walkToCart(page);
  const total = page.getByText(/^\$\d+\.\d\d$/).last();
  await expect(total).toBeVisible();
  const language = page.getByRole('combobox', { name: text('shell.language') });
  await language.focus();
  await language.selectOption('fr-CA');
  await expect(page.getByRole('combobox', { name: french('shell.language') })).toBeFocused();
  await expect(page.getByText(/^\d+,\d\d\s\$/).last()).toBeVisible();
  await expect(page.getByRole('listitem', { name: 'Caffè latte', exact: true })).toBeVisible();
  await page.getByRole('link', { name: french('ordering.cart.back') }).click();
  const asked = page.waitForRequest((request) => PREVIOUS.test(request.postData() ?? ''));
  await page.getByRole('link', { name: french('menu.previous'), exact: true }).click();
  await asked;
  await expect(orders.first()).toContainText(/20\d\d, \d+ h \d\d|\d+ h/);
  await expect(orders.first()).not.toContainText(/ (AM|PM)/);
});
