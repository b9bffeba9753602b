import type { Page } from '@playwright/test';
import { keepCart, latte, OPEN_HOUSE, orderFrom, walkToCart } from './cart-page.ts';
import { button } from './controls.ts';
import { expect, MORNING, type Problems } from './support.ts';
import { text } from './words.ts';
import type { WorldControl } from './world-control.ts';

export const SUBMIT = 'POST /apiproxy/v1/graphql#submit-order';
export const PICKUP = 'GET /apiproxy/v1/ordering/pickup-time/:orderId/:shortStoreNumber';
export const RELOAD = 'POST /apiproxy/v1/account/cards/:cardId/reload';

/** What the browser says of an answer that was dropped. */
export const LOST = /net::ERR_/;

export const dialog = (page: Page, id: string) => page.getByRole('dialog', { name: text(id) });
export const placeButton = (page: Page) => button(page, 'common.place-order');
export const reloadButton = (page: Page) => button(page, 'ordering-summary.reload-and-place');

/** What the dialog over the page says against the order. */
export const alert = (page: Page) => page.getByRole('dialog').getByRole('alert');
/** A way to pay the order with. */
export const pays = (page: Page, name: string | RegExp) =>
  page.getByRole('group', { name: text('ordering-summary.pay-with') }).getByRole('radio', { name });

type Persona = Parameters<WorldControl['become']>[0];

/** A member with one latte in the cart, and the payment summary open: one press from an order. */
export async function comeToSummary(page: Page, world: WorldControl, frozenAt = MORNING): Promise<void> {
  await comeToCart(page, world, 'member-green', { frozenAt });
  await openSummary(page);
}

/** The same, with $1 on the card once `spent` is: it is reloaded first. */
export async function comeToReload(
  page: Page,
  world: WorldControl,
  persona: Persona = 'member-green',
  spent = 2400,
): Promise<void> {
  await comeToCart(page, world, persona, { spent });
  await review(page).click();
  await expect(reloadButton(page)).toBeEnabled();
}

/** A member with one latte kept in the cart, and no store to order from yet. */
export async function beginWithLatte(
  page: Page,
  world: WorldControl,
  persona: Persona = 'member-green',
  frozenAt = MORNING,
): Promise<void> {
  await world.begin('typical', { frozenAt });
  await world.become(persona);
  await keepCart(page, [latte()]);
}

/** `spent`: cents that the card has paid at a till before. */
async function comeToCart(
  page: Page,
  world: WorldControl,
  persona: Persona,
  { spent = 0, frozenAt = MORNING }: { spent?: number; frozenAt?: string },
): Promise<void> {
  await beginWithLatte(page, world, persona, frozenAt);
  if (spent > 0) expect(await world.spend(spent)).toBe(100);
  await orderFrom(page, OPEN_HOUSE);
  await walkToCart(page);
}

export const review = (page: Page) =>
  page.getByRole('button', { name: /^Review order/ }).or(page.getByRole('link', { name: /^Review order/ }));

export async function openSummary(page: Page): Promise<void> {
  await review(page).click();
  await expect(placeButton(page)).toBeEnabled();
}

export const expectPlaced = (page: Page) => expect(dialog(page, 'order-placed.title')).toBeVisible();

/** One press, and the confirmation. */
export async function place(page: Page): Promise<void> {
  await placeButton(page).click();
  await expectPlaced(page);
}

/** The same once another way to pay was chosen, which takes away what was said before. */
export async function placeByVisa(page: Page): Promise<void> {
  const visa = pays(page, /^Visa/).first();
  // Forced, because the words lie over the radio button: nothing waits until the sheet stands still.
  await expect(async () => {
    await visa.click({ force: true });
    await expect(visa).toBeChecked({ timeout: 1000 });
  }).toPass();
  await expect(alert(page)).toHaveCount(0);
  await place(page);
}

/** How often money was put on a card, and orders were taken. */
export async function expectDone(world: WorldControl, done: { reloads: number; ordersPlaced: number }): Promise<void> {
  expect(await world.effects()).toMatchObject(done);
}

type Journey = { page: Page; world: WorldControl; problems: Problems };
type Drop = 'drop-before' | 'drop-after';

/** A summary whose order loses its answer: before it came to the retailer, or after. */
export async function comeToLostOrder({ page, world, problems }: Journey, drop: Drop): Promise<void> {
  problems.expect(LOST);
  await comeToSummary(page, world);
  await world.fail(SUBMIT, drop);
}

/** The card was charged, and the answer to its reload is lost. */
export async function loseReload({ page, world, problems }: Journey): Promise<void> {
  problems.expect(LOST);
  await comeToReload(page, world);
  await world.fail(RELOAD, 'drop-after');
  await reloadButton(page).click();
}

/** Asks what became of the reload: the card holds the money, and one more press orders. */
export async function placeAfterCheck(page: Page, world: WorldControl): Promise<void> {
  await expect(dialog(page, 'order-placed.reload.unsure')).toBeVisible();
  await button(page, 'common.check-again').click();
  await expect(page.getByText(text('order-placed.reload.filled'))).toBeVisible();
  await expectDone(world, { reloads: 1, ordersPlaced: 0 });
  await place(page);
  await expectDone(world, { reloads: 1, ordersPlaced: 1 });
}

/** Longer than a price is good for, by the retailer’s clock; the browser’s own clock has not moved. */
const PRICE_IS_OVER = { advanceMs: 3_600_000 };

/** The card is reloaded, and the order that was to follow is refused: both are said. */
export async function reloadInVain(page: Page, world: WorldControl): Promise<void> {
  await comeToReload(page, world);
  await world.clock(PRICE_IS_OVER);
  await reloadButton(page).click();
  await expect(alert(page)).toContainText(text('ordering-summary.reloaded-not-placed'));
}
