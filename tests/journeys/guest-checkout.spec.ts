import type { Page } from '@playwright/test';
import { TEST_CARDS } from '#mocks/card-vault/card-sentinels.ts';
import { expectAccessible } from './accessible.ts';
import { enterCard, fillAddress, number, payByCard } from './card-steps.ts';
import { CART, keepCart, latte, OPEN_HOUSE, orderFrom, orderHere } from './cart-page.ts';
import { button } from './controls.ts';
import { addCard, CHECKOUT, comeToCheckout, field, fillIn, SUBMIT_GUEST } from './guest-steps.ts';
import { expect, MORNING, openAs, PHONE, PHONE_AND_DESKTOP, test } from './support.ts';
import { text, words } from './words.ts';
import type { WorldControl } from './world-control.ts';

const CARD_ONLY = '1044-77741';
const SESSION = 'POST /apiproxy/v1/session/guest';
const SLOTS = 'POST /apiproxy/v1/graphql#get-store-time-slots';

/** A store that takes the stored-value card alone. */
async function comeToCardOnly(page: Page, world: WorldControl): Promise<void> {
  await world.begin('typical', { frozenAt: MORNING });
  await keepCart(page, [latte()]);
  await page.goto(`/menu?storeNumber=${CARD_ONLY}`);
  await expect(page.getByRole('region', { name: 'New York Theater District', exact: true })).toBeVisible();
  await page.goto(CHECKOUT);
  const title = 'This store only accepts Northstar Cards as payment to order ahead';
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
}

/** The order is confirmed above the menu (ORD-053). */
async function expectPlaced(page: Page): Promise<void> {
  await expect(page.getByRole('dialog', { name: text('order-placed.title') })).toBeVisible();
  await expect(page).toHaveURL(/\/menu(\?|$)/);
}

async function expectFilledIn(page: Page): Promise<void> {
  await expect(field(page, 'common.first-name')).toHaveValue('Nora');
  await expect(field(page, 'common.last-name')).toHaveValue('North');
  await expect(field(page, 'common.email')).toHaveValue('nora@example.com');
}

for (const [device, viewport] of PHONE_AND_DESKTOP) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test('ORD-004 ORD-032 ORD-034 ORD-036 OPP-005 PRV-039 a guest orders from the cart on, without an account', async ({
      page,
      world,
    }) => {
      await comeToCheckout(page, world);
      await expect(page.getByRole('contentinfo')).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expectAccessible(page);
      await fillIn(page);
      await expect(page.getByLabel(/^Email me offers/)).not.toBeChecked();
      await page.getByLabel(/^Email me offers/).check();
      await addCard(page);
      await expectFilledIn(page);
      await expect(page.getByLabel(/^Email me offers/)).toBeChecked();
      await expect(page.getByText('Visa ending in 1111')).toBeVisible();
      await expectAccessible(page);
      await button(page, 'common.place-order').click();
      await expectPlaced(page);
      expect(await world.effects()).toMatchObject({ guestSessionsStarted: 1, ordersPlaced: 1, orderCharges: 1092 });

      // An account is offered afterwards, with what was typed, and nothing of it in the address.
      await page
        .getByRole('dialog')
        .getByRole('link', { name: text('common.join-now') })
        .click();
      await expect(page).toHaveURL('/account/create');
      await expect(field(page, 'common.first-name')).toHaveValue('Nora');
      await expect(field(page, 'common.email')).toHaveValue('nora@example.com');
    });
  });
}

test('ORD-036 what is missing or too long is said, and a reload of the page keeps what was typed', async ({
  page,
  world,
}) => {
  await comeToCheckout(page, world);
  await button(page, 'common.place-order').click();
  const summary = page.getByRole('group', { name: text('common.check-entries') });
  for (const id of ['first-name-missing', 'last-name-missing', 'email-missing']) {
    await expect(summary).toContainText(text(`common.mistake.${id}`));
  }
  await expectAccessible(page);
  await summary.getByRole('link', { name: text('guest-checkout.card-missing') }).click();
  await expect(button(page, 'common.add-a-card')).toBeFocused();
  await fillIn(page);
  await field(page, 'common.email').fill(`${'n'.repeat(39)}@example.com`);
  await button(page, 'common.place-order').click();
  await expect(summary).toContainText(text('common.mistake.email-long'));
  expect((await world.effects()).requests[SUBMIT_GUEST]).toBeUndefined();

  await fillIn(page);
  await page.reload();
  await expectFilledIn(page);
});

test('ORD-036 a page that is loaded anew in the steps of the card keeps what was typed into every form, and nothing of the card', async ({
  page,
  world,
}) => {
  await comeToCheckout(page, world);
  await fillIn(page);
  await page.getByLabel(/^Email me offers/).check();
  await button(page, 'common.add-a-card').click();
  await field(page, 'address.line-1').waitFor();
  await fillAddress(page);
  await page.reload();
  await expect(field(page, 'address.line-1')).toHaveValue('1912 Pike Place');
  expect(await page.evaluate(() => Object.values(sessionStorage).join())).not.toContain('nora@example.com');
  await button(page, 'payment-methods.address.submit').click();
  await enterCard(page, TEST_CARDS.visa);
  await page.reload();

  // The address is sent once more, for a card that nothing remembers.
  await button(page, 'payment-methods.guest.add-address').click();
  await expect(field(page, 'address.line-1')).toHaveValue('1912 Pike Place');
  expect(await page.evaluate(() => Object.values(sessionStorage).join())).not.toMatch(/nora|Pike|1111/i);
  await button(page, 'payment-methods.address.submit').click();
  await expect(number(page)).toHaveValue('');
  await enterCard(page, TEST_CARDS.visa);
  await button(page, 'payment-methods.guest.submit').click();
  await expect(page).toHaveURL(CHECKOUT);
  await expectFilledIn(page);
  await expect(page.getByLabel(/^Email me offers/)).toBeChecked();
  await button(page, 'common.place-order').click();
  // The store is one of an earlier visit by now.
  await orderHere(page).click();
  await expectPlaced(page);

  // The order was the end of it.
  await page.reload();
  expect(await page.evaluate(() => Object.values(sessionStorage).join())).not.toMatch(/nora|Pike/i);
  await keepCart(page, [latte()]);
  await page.goto(CHECKOUT);
  await expect(button(page, 'common.place-order')).toBeVisible();
  await expect(field(page, 'common.email')).toHaveValue('');
});

test('what was typed outlives a page that is loaded anew before it was there again', async ({ page, world }) => {
  await comeToCheckout(page, world);
  await fillIn(page);
  let isHeld = true;
  await page.route('**/apiproxy/v1/graphql', async (route) => {
    if (isHeld && route.request().postData()?.includes('get-store-by-number')) return;
    await route.fallback();
  });
  for (let time = 0; time < 2; time++) {
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('load');
  }
  isHeld = false;
  await page.reload();
  await expectFilledIn(page);
});

test('ORD-031 ORD-034 without a cart, a store or one that takes guests, the cart is the page; a member has another way', async ({
  page,
  world,
}) => {
  await world.begin('typical', { frozenAt: MORNING });
  await page.goto(CHECKOUT);
  await expect(page).toHaveURL(CART);
  await keepCart(page, [latte()]);
  await page.goto(CHECKOUT);
  await expect(page).toHaveURL(CART);
  await world.become('member-green');
  await orderFrom(page, 'Seattle Rainy Corner');
  await page.goto(CHECKOUT);
  await expect(page).toHaveURL(CART);
  // What the member's cart fetches ahead would be refused to a visitor.
  await page.waitForLoadState('networkidle');
  await openAs(page, world, 'anonymous', CHECKOUT);
  await expect(page).toHaveURL(CART);
  expect((await world.effects()).guestSessionsStarted).toBe(0);
});

test('ORD-037 ORD-038 a store that takes its own card alone says so, and how to go on', async ({ page, world }) => {
  await comeToCardOnly(page, world);
  await expectAccessible(page);
  await expect(page.getByRole('link', { name: text('common.sign-in') })).toHaveAttribute('href', /signin\?returnUrl/);
  await expect(page.getByRole('link', { name: text('common.join-now') })).toHaveAttribute('href', /create\?returnUrl/);
  await page.getByRole('link', { name: text('common.choose-another-store') }).click();
  await expect(page).toHaveURL(/\/menu\/store-locator/);
  expect((await world.effects()).guestSessionsStarted).toBe(0);
});

test('ORD-037 ORD-038 a store whose ways to pay change meanwhile has another page, and the form is as it was', async ({
  page,
  world,
}) => {
  let svcOnly = false;
  await page.route('**/apiproxy/v1/graphql', async (route) => {
    if (!route.request().postData()?.includes('get-store-by-number')) return route.fallback();
    const response = await route.fetch();
    const answer = await response.json();
    answer.data.store.mobileOrdering.svcOnly = svcOnly;
    return route.fulfill({ response, json: answer });
  });
  await page.clock.install();
  await comeToCheckout(page, world);
  await fillIn(page);
  /** The page is shown again after a while, and reads the store anew. */
  const comeBack = async () => {
    await page.clock.fastForward('01:30');
    await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  };
  svcOnly = true;
  await comeBack();
  await expect(page.getByRole('link', { name: text('common.choose-another-store') })).toBeVisible();
  svcOnly = false;
  await comeBack();
  await expectFilledIn(page);
});

for (const [where, number] of [
  ['beside the form', null],
  ['at a store that takes its own card alone', CARD_ONLY],
] as const) {
  test(`ORD-034 a cart that another tab empties leads back to the cart, ${where}`, async ({ page, context, world }) => {
    if (number === null) await comeToCheckout(page, world);
    else await comeToCardOnly(page, world);
    const other = await context.newPage();
    await other.goto(CART);
    await other.getByRole('button', { name: text('ordering.cart.clear') }).click();
    await expect(page).toHaveURL(CART);
  });
}

test('ORD-034 a session that does not start is tried again', async ({ page, world, problems }) => {
  problems.expect(/503.*session\/guest/);
  await world.begin('typical', { frozenAt: MORNING });
  await keepCart(page, [latte()]);
  await orderFrom(page, OPEN_HOUSE);
  await world.fail(SESSION, 'status:503', 1);
  await page.goto(CHECKOUT);
  await expect(page.getByText(text('guest-checkout.unstarted'))).toBeVisible();
  await expectAccessible(page);
  await button(page, 'common.try-again').click();
  await expect(button(page, 'common.add-a-card')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

test('FC-028 FC-023 after five minutes the price is asked for anew, and the card entered again beside the same form', async ({
  page,
  world,
}) => {
  await page.clock.install();
  await comeToCheckout(page, world);
  await fillIn(page);
  await addCard(page);
  await page.clock.fastForward('06:00');
  await expect(page.getByText(text('ordering-summary.stale'))).toBeVisible();
  await expectAccessible(page);
  await button(page, 'ordering-summary.refresh').click();
  await button(page, 'common.place-order').click();
  const dialog = page.getByRole('dialog', { name: text('payment.expired.title') });
  await expect(dialog).toBeVisible();
  expect((await world.effects()).requests[SUBMIT_GUEST]).toBeUndefined();
  await button(page, 'payment.expired.confirm').click();
  await payByCard(page, TEST_CARDS.mastercard);
  await expect(page).toHaveURL(CHECKOUT);
  await expectFilledIn(page);
  await expect(page.getByText('Mastercard ending in 4444')).toBeVisible();
  await button(page, 'common.place-order').click();
  await expectPlaced(page);
  expect((await world.effects()).ordersPlaced).toBe(1);
});

test('OPP-012 OPP-013 a session that ends in the middle starts anew: cart and form stay, and nothing is sent by itself', async ({
  page,
  world,
  problems,
}) => {
  problems.expect(/503.*session\/guest/);
  await comeToCheckout(page, world);
  await fillIn(page);
  // A session lasts for half an hour, a card for five minutes.
  await world.clock({ advanceMs: 28 * 60_000 });
  await addCard(page);
  await world.clock({ advanceMs: 3 * 60_000 });
  await world.fail(SESSION, 'status:503', 1);
  await button(page, 'common.place-order').click();
  await expect(page.getByText(text('ordering-summary.not-placed'))).toBeVisible();
  await expectFilledIn(page);
  await button(page, 'common.place-order').click();
  await expect(page.getByText(text('guest-checkout.renewed'))).toBeVisible();
  await expectAccessible(page);
  await expectFilledIn(page);
  expect(await world.effects()).toMatchObject({ guestSessionsStarted: 2, ordersPlaced: 0 });
  await button(page, 'common.place-order').click();
  await expectPlaced(page);
  expect((await world.effects()).ordersPlaced).toBe(1);
});

test('ORD-054 ORD-055 a time is looked at before it is ordered; one that was taken is chosen anew', async ({
  page,
  world,
  problems,
}) => {
  problems.expect(/500.*graphql/);
  await comeToCheckout(page, world);
  await fillIn(page);
  await addCard(page);
  await page.getByRole('radio', { name: '11:10 AM' }).check();
  await world.fail(SLOTS, 'status:500', 1);
  await button(page, 'common.place-order').click();
  await expect(page.getByText(text('ordering-summary.not-placed'))).toBeVisible();
  await world.clock({ advanceMs: 4 * 60_000 });
  await button(page, 'common.place-order').click();
  await expect(page.getByText(text('ordering-pickup.time-lost'))).toBeVisible();
  await expectAccessible(page);
  expect((await world.effects()).requests[SUBMIT_GUEST]).toBeUndefined();
  await page.getByRole('radio', { name: '11:25 AM' }).check();
  const sent = page.waitForRequest((request) => request.postData()?.includes('submit-order-guest') ?? false);
  await button(page, 'common.place-order').click();
  expect((await sent).postDataJSON()).toMatchObject({
    variables: {
      scheduledOrdering: { timeSlotId: '2026-06-10T18:25:00.000Z-1125', startTime: '2026-06-10T18:25:00.000Z' },
    },
  });
  await expectPlaced(page);
});

test('ORD-049 a card that its bank refuses pays for nothing, which is said in sight of the button, and another one pays', async ({
  page,
  world,
}) => {
  await page.setViewportSize(PHONE);
  await comeToCheckout(page, world);
  await fillIn(page);
  await addCard(page, TEST_CARDS.declined);
  await button(page, 'common.place-order').click();
  await expect(page.getByText(text('ordering-summary.not-placed'))).toBeInViewport();
  await expect(button(page, 'common.place-order')).toBeInViewport();
  await expectAccessible(page);
  expect(await world.effects()).toMatchObject({ ordersPlaced: 0, orderCharges: 0 });
  await button(page, 'guest-checkout.other-card').click();
  await payByCard(page, TEST_CARDS.visa);
  await expect(page).toHaveURL(CHECKOUT);
  await button(page, 'common.place-order').click();
  await expectPlaced(page);
  expect((await world.effects()).ordersPlaced).toBe(1);
});

test('ORD-080 a guest is asked once about a store of an earlier visit', async ({ page, world }) => {
  await comeToCheckout(page, world);
  await page.reload();
  await button(page, 'common.place-order').click();
  await expect(page.getByRole('group', { name: text('common.check-entries') })).toBeVisible();
  await fillIn(page);
  await addCard(page);
  await button(page, 'common.place-order').click();
  const question = page.getByRole('dialog', { name: `Picking up at ${OPEN_HOUSE}?` });
  await expect(question).toContainText(text('ordering.store-guard.unconfirmed'));
  await expectAccessible(page);
  expect((await world.effects()).requests[SUBMIT_GUEST]).toBeUndefined();
  await orderHere(page).click();
  await expect(page.getByRole('dialog', { name: text('order-placed.title') })).toBeVisible();
  expect((await world.effects()).ordersPlaced).toBe(1);
});

test('FC-020 an order whose answer was lost is looked up, and not sent again', async ({ page, world, problems }) => {
  problems.expect(/ERR_|Failed to load/);
  await comeToCheckout(page, world);
  await fillIn(page);
  await addCard(page);
  await world.fail(SUBMIT_GUEST, 'drop-after', 1);
  await button(page, 'common.place-order').click();
  await expectPlaced(page);
  expect((await world.effects()).ordersPlaced).toBe(1);
});

test.describe('in French on the narrowest screen', () => {
  test.use({ viewport: { width: 320, height: 640 }, locale: 'fr-CA' });

  test('a guest’s page fits', async ({ page, world }) => {
    await world.begin('typical', { frozenAt: MORNING });
    await keepCart(page, [latte()]);
    await orderFrom(page, OPEN_HOUSE);
    await page.goto(CHECKOUT);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(words('fr-CA')('guest-checkout.title'));
    await expect(page.getByRole('button', { name: words('fr-CA')('common.place-order') })).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});
