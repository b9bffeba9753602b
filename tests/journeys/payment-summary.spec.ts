import type { Page, Request } from '@playwright/test';
import { TEST_CARDS } from '#mocks/card-vault/card-sentinels.ts';
import { expectAccessible } from './accessible.ts';
import { payByCard } from './card-steps.ts';
import { CART, fewer, keepCart, latte, OPEN_HOUSE, orderFrom, walkToCart } from './cart-page.ts';
import { holdRequests } from './network.ts';
import { expect, MORNING, PHONE_AND_DESKTOP, test } from './support.ts';
import { text } from './words.ts';
import type { WorldControl } from './world-control.ts';

const PRICE = 'POST /apiproxy/v1/graphql#price-order';

const review = (page: Page, count: number) =>
  page.getByRole('button', { name: `Review order (${count})`, exact: true });
const sheet = (page: Page) => page.getByRole('dialog', { name: text('ordering-summary.title') });
const placeButton = (page: Page) => sheet(page).getByRole('button', { name: text('common.place-order') });
const radio = (page: Page, name: string | RegExp) => sheet(page).getByRole('radio', { name, exact: true });

type Persona = Parameters<WorldControl['become']>[0];

async function openMenuWithCart(page: Page, world: WorldControl, persona: Persona, quantity = 2) {
  await world.begin('typical', { frozenAt: MORNING });
  await world.become(persona);
  await keepCart(page, [latte(quantity)]);
  await orderFrom(page, OPEN_HOUSE);
}

async function openCart(...given: Parameters<typeof openMenuWithCart>) {
  await openMenuWithCart(...given);
  await walkToCart(given[0]);
}

async function enterOffer(page: Page, code: string): Promise<void> {
  await page.getByRole('button', { name: text('ordering.offer.open') }).click();
  await page.getByLabel(text('ordering.offer.code')).fill(code);
  await page.keyboard.press('Enter');
}

for (const [device, viewport] of PHONE_AND_DESKTOP) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test('ORD-006 ORD-056 ORD-058 ORD-074 from the cart to placed, with a tip, and Back closes the summary', async ({
      page,
      world,
    }) => {
      await openCart(page, world, 'member-gold');
      await review(page, 2).click();
      await expect(page).toHaveURL(/#payment-summary$/);
      await expect(placeButton(page)).toBeVisible();
      await expectAccessible(page);
      await page.goBack();
      await expect(sheet(page)).toBeHidden();
      await expect(page).toHaveURL(CART);
      await review(page, 2).click();
      await radio(page, /^\$1$/).press(' ');
      await expect(sheet(page).getByText('$11.92').first()).toBeVisible();
      await placeButton(page).click();
      await expect.poll(async () => (await world.effects()).ordersPlaced).toBe(1);
      expect((await world.effects()).orderCharges).toBe(1192);
    });
  });
}

test('ORD-057 ORD-066 ORD-070 a card that is too low is reloaded, and pays', async ({ page, world }) => {
  await openCart(page, world, 'member-empty-balance');
  await review(page, 2).click();
  await radio(page, '$50').press(' ');
  await expectAccessible(page);
  await sheet(page)
    .getByRole('button', { name: text('ordering-summary.reload-and-place') })
    .click();
  await expect.poll(async () => (await world.effects()).ordersPlaced).toBe(1);
  expect((await world.effects()).reloads).toBe(1);
});

test('ORD-061 ORD-062 nothing chosen places nothing; a Visa does', async ({ page, world }) => {
  await openCart(page, world, 'member-without-cards');
  await review(page, 2).click();
  await placeButton(page).click();
  await expect(sheet(page).getByText(text('payment.none-selected'))).toBeVisible();
  await expect(radio(page, /^Visa/)).toBeFocused();
  expect((await world.effects()).ordersPlaced).toBe(0);
  await radio(page, /^Visa/).press(' ');
  await placeButton(page).click();
  await expect.poll(async () => (await world.effects()).ordersPlaced).toBe(1);
});

test('ORD-059 the way to add a payment method leads there, and what is added leads back to the order', async ({
  page,
  world,
}) => {
  await openCart(page, world, 'member-without-payment-methods');
  await review(page, 2).click();
  await radio(page, text('ordering-summary.add')).press(' ');
  await sheet(page)
    .getByRole('button', { name: text('common.continue') })
    .click();
  await expect(page).toHaveURL(/\/account\/payment-method\?/);
  await page.getByRole('link', { name: text('payment-methods.list.add.creditCard') }).click();
  await payByCard(page, TEST_CARDS.visa, 'common.add-card');
  await expect(page).toHaveURL(/\/menu\/cart#payment-summary$/);
  await expect(radio(page, /^Visa/)).toBeVisible();
  expect((await world.effects()).ordersPlaced).toBe(0);
});

test('ORD-072 ORD-073 a tip goes with a way to pay that takes none, and that is said', async ({ page, world }) => {
  await openCart(page, world, 'member-gold');
  await review(page, 2).click();
  await radio(page, '$2').press(' ');
  await radio(page, /^Visa/).press(' ');
  const dialog = page.getByRole('dialog', { name: text('ordering-summary.tip-removed-title') });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: text('common.got-it') }).click();
  await expect(sheet(page).getByText('$10.92').first()).toBeVisible();
});

test('ORD-074 ORD-075 a tip that is more than what the order costs now goes, and that is said', async ({
  page,
  world,
}) => {
  await openCart(page, world, 'member-gold');
  await review(page, 2).click();
  await radio(page, text('ordering-summary.tip-custom')).press(' ');
  await sheet(page).getByLabel(text('ordering-summary.tip-amount')).fill('8');
  await page.keyboard.press('Enter');
  await expect(sheet(page).getByText('$18.92').first()).toBeVisible();
  await page.goBack();
  await fewer(page, 'Caffè Latte').click();
  await review(page, 1).click();
  const dialog = page.getByRole('dialog', { name: text('ordering-summary.tip-removed-title') });
  await expect(dialog).toContainText(text('ordering-summary.tip-over-price'));
  await dialog.getByRole('button', { name: text('common.got-it') }).click();
  await expect(sheet(page).getByText('$5.46').first()).toBeVisible();
});

test('FC-065 a link to the summary asks a visitor to sign in first, and comes back to it', async ({
  page,
  world,
  problems,
}) => {
  // The page stays: only what it asks for says that the session is over.
  problems.expect(/401.*account\//);
  await openCart(page, world, 'member-gold');
  await world.expireSessions();
  // The link comes from elsewhere: on the page itself it would ask for nothing that is known already.
  await page.goto('about:blank');
  await page.goto(`${CART}#payment-summary`);
  await expect(page).toHaveURL(/\/account\/signin\?returnUrl=.*payment-summary/);
  expect((await world.effects()).ordersPlaced).toBe(0);
});

test('OPP-016 OPP-018 a refused price is said in a dialog, and the offer behind it can be taken out', async ({
  page,
  world,
}) => {
  await openCart(page, world, 'member-gold');
  await enterOffer(page, 'FAIL-STORE_CLOSED');
  const dialog = page.getByRole('dialog', { name: text('ordering-errors.store-closed') });
  await expect(dialog).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await page.getByRole('button', { name: 'Remove FAIL-STORE_CLOSED' }).click();
  await review(page, 2).click();
  await expect(placeButton(page)).toBeVisible();
});

test('ORD-025 what stands below the price keeps its place when the price comes', async ({ page, world }) => {
  await openMenuWithCart(page, world, 'member-gold');
  const isOfPrice = (request: Request) => request.postData()?.includes('"price-order"') ?? false;
  const { release } = await holdRequests(page, '**/apiproxy/v1/graphql', isOfPrice);
  await walkToCart(page);
  const below = page.getByRole('button', { name: text('ordering.offer.open') });
  await expect(page.getByRole('status').filter({ hasText: text('ordering.price.waiting') })).toBeVisible();
  const before = await below.boundingBox();
  release();
  await expect(page.getByText('Estimated tax')).toBeVisible();
  expect(await below.boundingBox()).toEqual(before);
});

test('ORD-025 a price that does not come is asked for again', async ({ page, world, problems }) => {
  problems.expect(/500/);
  await openCart(page, world, 'member-gold');
  await expect(review(page, 2)).toBeEnabled();
  await world.fail(PRICE, 'status:500', 1);
  await page.reload();
  await expect(page.getByText(text('ordering.price.none')).first()).toBeVisible();
  await page.getByRole('button', { name: text('common.try-again') }).click();
  await expect(review(page, 2)).toBeEnabled();
});

test('FC-059 FC-058 twenty presses in a second are priced as one, and the price is of the last quantity', async ({
  page,
  world,
}) => {
  await openCart(page, world, 'member-gold', 1);
  await expect(review(page, 1)).toBeEnabled();
  const before = (await world.effects()).requests[PRICE] ?? 0;
  const plus = page.getByRole('button', { name: 'One more Caffè Latte', exact: true });
  for (let press = 0; press < 20; press += 1) await plus.dispatchEvent('click');
  await expect(page.getByText("There's a 15 item max for a single order.").first()).toBeVisible();
  await expect(page.getByText('Subtotal').locator('xpath=following-sibling::dd')).toHaveText('$74.25');
  expect(((await world.effects()).requests[PRICE] ?? 0) - before).toBeLessThanOrEqual(3);
});

const stale = (page: Page) => sheet(page).getByText(text('ordering-summary.stale'));
const refresh = (page: Page) => sheet(page).getByRole('button', { name: text('ordering-summary.refresh') });

test('ORD-060 OPP-009 FC-023 a price that gets old under review waits for Refresh, and on the cart for nothing', async ({
  page,
  world,
}) => {
  await page.clock.install();
  await openCart(page, world, 'member-gold');
  await review(page, 2).click();
  await expect(placeButton(page)).toBeEnabled();
  await page.clock.fastForward('06:00');
  await expect(stale(page)).toBeVisible();
  await expect(placeButton(page)).toBeDisabled();
  await expectAccessible(page);
  await refresh(page).click();
  await expect(placeButton(page)).toBeEnabled();
  await page.clock.fastForward('06:00');
  await expect(stale(page)).toBeVisible();
  await page.goBack();
  await expect(review(page, 2)).toBeEnabled();
  await page.clock.fastForward('06:00');
  await expect.poll(async () => (await world.effects()).requests[PRICE]).toBe(4);
  expect((await world.effects()).ordersPlaced).toBe(0);
});

test('ORD-059 ORD-060 a price that gets old while a way to pay is to be added holds nothing up, and is refreshed', async ({
  page,
  world,
}) => {
  await page.clock.install();
  await openCart(page, world, 'member-gold');
  await review(page, 2).click();
  await expect(placeButton(page)).toBeEnabled();
  await radio(page, text('ordering-summary.add')).press(' ');
  await page.clock.fastForward('06:00');
  await expect(stale(page)).toBeVisible();
  await expect(sheet(page).getByRole('button', { name: text('common.continue') })).toBeEnabled();
  await refresh(page).click();
  await expect(stale(page)).toBeHidden();
  expect((await world.effects()).ordersPlaced).toBe(0);
});

for (const [persona, name] of [
  ['member-gold', 'common.place-order'],
  ['member-empty-balance', 'ordering-summary.reload-and-place'],
] as const) {
  test(`FC-023 ORD-060 a price whose time ended while the computer slept places nothing, for ${persona}`, async ({
    page,
    world,
  }) => {
    await page.clock.install();
    await openCart(page, world, persona);
    await review(page, 2).click();
    const place = sheet(page).getByRole('button', { name: text(name) });
    await expect(place).toBeEnabled();
    await page.clock.setSystemTime(Date.now() + 6 * 60_000);
    await place.click();
    await expect(stale(page)).toBeVisible();
    expect(await world.effects()).toMatchObject({ ordersPlaced: 0, reloads: 0 });
  });
}

test('FC-176 ORD-060 what another tab changes under review makes the price stale', async ({ page, context, world }) => {
  await openCart(page, world, 'member-gold');
  await review(page, 2).click();
  await expect(placeButton(page)).toBeEnabled();
  const other = await context.newPage();
  await other.goto(CART);
  await other.getByRole('button', { name: 'One more Caffè Latte', exact: true }).click();
  await expect(stale(page)).toBeVisible();
  await refresh(page).click();
  await expect(placeButton(page)).toBeEnabled();
  await expect(sheet(page).getByText('$16.39').first()).toBeVisible();
});

test('OPP-033 OPP-036 a price below zero is not placed, and the balance is said not to reach', async ({
  page,
  world,
}) => {
  await page.route('**/apiproxy/v1/graphql', async (route) => {
    if (!route.request().postData()?.includes('"price-order"')) return route.fallback();
    const response = await route.fetch();
    const answer = await response.json();
    answer.data.priceOrder.summary.price = -0.01;
    return route.fulfill({ response, json: answer });
  });
  await openCart(page, world, 'member-gold');
  await review(page, 2).click();
  await placeButton(page).click();
  await expect(sheet(page).getByText(text('ordering-summary.insufficient'))).toBeVisible();
  await expectAccessible(page);
  expect((await world.effects()).ordersPlaced).toBe(0);
});

test('OPP-035 OPP-036 a card that nothing can reload places nothing, and the balance is said not to reach', async ({
  page,
  world,
}) => {
  await openCart(page, world, 'member-without-payment-methods', 15);
  await review(page, 15).click();
  await sheet(page)
    .getByRole('button', { name: text('ordering-summary.reload-and-place') })
    .click();
  await expect(sheet(page).getByText(text('ordering-summary.insufficient'))).toBeVisible();
  await expectAccessible(page);
  expect(await world.effects()).toMatchObject({ ordersPlaced: 0, reloads: 0 });
});

test('OPP-022 a refusal that nothing explains is tried again, in its dialog and on the page', async ({
  page,
  world,
}) => {
  await openCart(page, world, 'member-gold');
  await enterOffer(page, 'FAIL-NEVER_HEARD_OF');
  const dialog = page.getByRole('dialog');
  const tryAgain = (of: Page | typeof dialog) => of.getByRole('button', { name: text('common.try-again') }).click();
  const asked = async () => (await world.effects()).requests[PRICE] ?? 0;
  await expect(dialog).toBeVisible();
  const before = await asked();
  await tryAgain(dialog);
  await expect.poll(asked).toBe(before + 1);
  // It closes with the press and opens with the answer; while it closes it is still in sight.
  await expect(dialog.and(page.locator('[data-open]'))).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await tryAgain(page);
  await expect.poll(asked).toBe(before + 2);
});
