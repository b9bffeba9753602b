import type { Page, Route } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { CART, orderHere } from './cart-page.ts';
import { button } from './controls.ts';
import { addCard, comeToCheckout, fillIn, SUBMIT_GUEST } from './guest-steps.ts';
import { comeBackOnline, fetchedAhead } from './network.ts';
import {
  comeToLostOrder,
  comeToSummary,
  dialog,
  expectPlaced,
  LOST,
  loseReload,
  openSummary,
  PICKUP,
  place,
  placeAfterCheck,
  placeButton,
  SUBMIT,
} from './order-steps.ts';
import { expect, MORNING, openAs, PHONE_AND_DESKTOP, test } from './support.ts';
import { text } from './words.ts';
import type { WorldControl } from './world-control.ts';

const PREVIOUS = 'POST /apiproxy/v1/graphql#get-previous-orders';
const ARRIVAL = 'POST /apiproxy/v1/graphql#create-customer-arrival';

const heading = (page: Page, id: string) => page.getByRole('heading', { name: text(id), exact: true });

const expectPlacedOnce = async (world: WorldControl) =>
  expect(await world.effects()).toMatchObject({ ordersPlaced: 1, orderCharges: expect.any(Number) });
const submits = async (world: WorldControl) => (await world.effects()).requests[SUBMIT] ?? 0;

for (const [device, viewport] of PHONE_AND_DESKTOP) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test('ORD-012 ORD-048 ORD-053 OPP-027 OPP-028 a member places an order with two presses, and finds it on top of the page', async ({
      page,
      world,
    }) => {
      await comeToSummary(page, world);
      await placeButton(page).dblclick();
      await expectPlaced(page);
      await expect(page).toHaveURL('/menu/previous');
      await expect(page.getByRole('dialog').getByText(/^In the store at/)).toBeVisible();
      await expect(page.getByRole('dialog').getByText(/^Ready in around \d+-\d+ minutes$/)).toBeVisible();
      await expectAccessible(page);
      const below = page.locator('#recent-order');
      await expect(below).toBeVisible();
      // On paper it stands alone.
      await page.emulateMedia({ media: 'print' });
      await expect(page.getByText(/^In the store at/).filter({ visible: true })).toHaveCount(1);
      await expect(below).toBeHidden();
      await page.emulateMedia({ media: null });
      await button(page, 'common.got-it').click();
      await expect(page.getByRole('dialog')).toBeHidden();
      await expect(heading(page, 'order-placed.latest')).toBeVisible();
      await expectPlacedOnce(world);
      expect(await submits(world)).toBe(1);
      await page.goto('/');
      await expect(heading(page, 'order-placed.latest')).toBeVisible();
      await expectAccessible(page);
      await page.goto(CART);
      await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
    });
  });
}

test('OPP-027 D-399 a key that is held down places one order, and does not close what says so', async ({
  page,
  world,
}) => {
  await comeToSummary(page, world);
  await placeButton(page).focus();
  await page.keyboard.down('Enter');
  const hold = async () => {
    await page.keyboard.down('Enter');
    return page
      .getByRole('dialog')
      .filter({ has: page.getByText(/^In the store at/) })
      .count();
  };
  await expect.poll(hold, { intervals: [30] }).toBe(1);
  for (let repeat = 0; repeat < 20; repeat += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await expectPlaced(page);
  await expectPlacedOnce(world);
});

test('FC-020 the answer is lost once the order was taken: it is looked up, not sent again, and only then leaves the cart', async ({
  page,
  world,
  problems,
}) => {
  await comeToLostOrder({ page, world, problems }, 'drop-after');
  await place(page);
  await expectPlacedOnce(world);
});

test('FC-020 an order that never arrived is looked for, and goes out under a new price', async ({
  page,
  world,
  problems,
}) => {
  await comeToLostOrder({ page, world, problems }, 'drop-before');
  await placeButton(page).click();
  await expect(dialog(page, 'order-placed.doubt.missing')).toBeVisible();
  await expectAccessible(page);
  await button(page, 'common.check-again').click();
  await expect(dialog(page, 'order-placed.doubt.missing')).toBeVisible();
  await world.heal();
  await button(page, 'order-placed.doubt.back').click();
  await expect(page).toHaveURL(CART);
  await openSummary(page);
  await place(page);
  await expectPlacedOnce(world);
});

test('FC-020 a doubt outlives the page: loaded anew it is looked for until it is known', async ({
  page,
  world,
  problems,
}) => {
  await comeToLostOrder({ page, world, problems }, 'drop-after');
  await world.fail(PREVIOUS, 'drop-before');
  await placeButton(page).click();
  await expect(dialog(page, 'order-placed.doubt.unsure')).toBeVisible();
  await page.goto('/');
  await expect(dialog(page, 'order-placed.doubt.unsure')).toBeVisible();
  await world.heal();
  await button(page, 'common.check-again').click();
  await expectPlaced(page);
  await expectPlacedOnce(world);
});

test('FC-025 the reload’s answer is lost: the card is charged once, and the order placed by another press', async ({
  page,
  world,
  problems,
}) => {
  await loseReload({ page, world, problems });
  await expect(dialog(page, 'order-placed.reload.unsure')).toBeVisible();
  await expectAccessible(page);
  await world.heal();
  await placeAfterCheck(page, world);
});

test('FC-176 of two tabs with one cart one orders, and the other has nothing left to order', async ({
  page,
  world,
  context,
}) => {
  await comeToSummary(page, world);
  const other = await context.newPage();
  await other.goto(CART);
  await openSummary(other);
  await placeButton(other).click();
  await orderHere(other).click();
  await expectPlaced(other);
  await expect(placeButton(page)).toBeHidden();
  await expectPlacedOnce(world);
});

test('ORD-053 FC-020 a guest’s lost answer is asked about by the order’s id, and leads to the menu', async ({
  page,
  world,
  problems,
}) => {
  problems.expect(LOST);
  await comeToCheckout(page, world);
  await addCard(page);
  await fillIn(page);
  await world.fail(SUBMIT_GUEST, 'drop-after');
  await world.fail(PICKUP, 'drop-before');
  await button(page, 'common.place-order').click();
  await expect(dialog(page, 'order-placed.doubt.unsure')).toBeVisible({ timeout: 20_000 });
  await world.heal();
  await button(page, 'common.check-again').click();
  await expectPlaced(page);
  await expect(page).toHaveURL('/menu');
  await expectPlacedOnce(world);
});

test('CRB-002 an order for the curb leads to its check-in, as does its mail, and the store hears of one arrival', async ({
  page,
  world,
}) => {
  await comeToSummary(page, world);
  await button(page, 'ordering-summary.change-pickup').click();
  await page.getByRole('radio', { name: /^Curbside/ }).check({ force: true });
  await expect(placeButton(page)).toBeEnabled();
  await place(page);
  await expect(page.getByRole('dialog').getByText(/^Curbside at/)).toBeVisible();
  await checkInLink(page).click();
  await expect(dialog(page, 'order-placed.title')).toBeHidden();
  await expect(heading(page, 'pickup.title')).toBeFocused();
  await arriveAt(page, '2');

  await page.goto('/');
  await expect(checkInLink(page)).toHaveAttribute('href', /^\/pickup\?store=\d+$/);
  const { pathname, search } = new URL((await world.outbox()).find(({ link }) => link !== null)?.link ?? '');
  expect(search).toContain('orderToken=');
  await page.goto(pathname + search);
  await arriveAt(page, '3');
  expect(await world.effects()).toMatchObject({ arrivals: 1, requests: { [ARRIVAL]: 2 } });
});

const checkInLink = (page: Page) => page.getByRole('link', { name: text('order-placed.check-in') });

/** From how pickup works to the spot of a car; no address on the way shows the order. */
async function arriveAt(page: Page, spot: string): Promise<void> {
  await expect(page).toHaveURL(/\/pickup\?store=\d+$/);
  await page.getByRole('link', { name: text('pickup.check-in'), exact: true }).click();
  await page.getByRole('radio', { name: `Spot ${spot}`, exact: true }).check({ force: true });
  await expect(page).toHaveURL(/\/pickup\/curbside\?store=\d+$/);
  await button(page, 'pickup.check-in').click();
  await expect(page).toHaveURL(/\/pickup\/curbside\/success$/);
}

test('ORD-045 ORD-046 OPP-030 the wait ends with being ready; without an estimate nothing is said of it', async ({
  page,
  world,
  problems,
}) => {
  problems.expect(/(500|404).*pickup-time/);
  await page.clock.install();
  await comeToSummary(page, world);
  await place(page);
  // The thanks come before the estimate is read.
  await expect(page.getByText(/^Ready in around/).first()).toBeVisible();
  await page.clock.fastForward('45:00');
  await expect(page.getByText(text('ordering-pickup.ready')).first()).toBeVisible();
  await world.fail(PICKUP, 'status:500');
  await page.goto('/');
  await expect(heading(page, 'order-placed.latest')).toBeVisible();
  await expect.poll(async () => (await world.effects()).requests[PICKUP]).toBeGreaterThan(1);
  await world.begin('typical', { frozenAt: MORNING });
  await openAs(page, world, 'member-green', '/');
  await expect.poll(async () => (await world.effects()).requests[PICKUP]).toBeGreaterThan(0);
  await expect(heading(page, 'order-placed.latest')).toBeVisible();
  await expect(page.getByText(text('ordering-pickup.ready'))).toBeHidden();
});

test('FC-020 a network that goes before the answer is no silence: the doubt is said without it, and ends with it', async ({
  page,
  context,
  world,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await comeToSummary(page, world);
  // What says it is fetched ahead by the summary.
  await fetchedAhead(page, 'placement-dialogs');
  const goWithTheOrder = async (route: Route) => {
    if (!route.request().postData()?.includes('"submit-order"')) return route.fallback();
    await context.setOffline(true);
    await route.abort('internetdisconnected');
  };
  await page.route('**/apiproxy/v1/graphql', goWithTheOrder);
  await placeButton(page).click();
  const check = button(page, 'common.check-again');
  await expect(check).toBeVisible();
  await expectAccessible(page);
  await page.unroute('**/apiproxy/v1/graphql', goWithTheOrder);
  await comeBackOnline(page);
  await expect(check).toBeEnabled();
  await check.click();
  await expect(dialog(page, 'order-placed.doubt.missing')).toBeVisible();
  await button(page, 'order-placed.doubt.back').click();
  await openSummary(page);
  await placeButton(page).click();
  await expect(dialog(page, 'order-placed.title')).toBeVisible();
  await expectPlacedOnce(world);
});

test('Back closes the confirmation and stays on its page', async ({ page, world }) => {
  await comeToSummary(page, world);
  await placeButton(page).click();
  await expect(dialog(page, 'order-placed.title')).toBeVisible();
  // It is drawn first; its page and its entry in the history follow the frame.
  await expect(page).toHaveURL('/menu/previous');
  await page.goBack();
  await expect(dialog(page, 'order-placed.title')).toBeHidden();
  await expect(page).toHaveURL('/menu/previous');
});

test.describe('on a phone, by keyboard', () => {
  test.use({ viewport: { width: 390, height: 700 } });

  test('no bar hides what has the focus, in the cart and in the payment summary', async ({ page, world }) => {
    /** Whether something else is drawn over the middle of what has the focus. */
    const isHidden = () =>
      page.evaluate(() => {
        const { activeElement } = document;
        const box = activeElement?.getBoundingClientRect();
        if (!activeElement || !box) return true;
        const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
        const drawn = document.elementFromPoint(x, y);
        return !(activeElement.contains(drawn) || drawn?.contains(activeElement));
      });
    await comeToSummary(page, world);
    for (let press = 0; press < 12; press++) {
      await page.keyboard.press('Tab');
      // The sheet may still be on its way up.
      await expect.poll(isHidden, `after ${press + 1} presses`).toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(CART);
    await page.getByRole('button', { name: text('ordering.cart.clear') }).focus();
    await page.keyboard.press('Tab');
    expect(await isHidden()).toBe(false);
  });
});
