import type { Page } from '@playwright/test';
import { keepCart, latte, MORNING, OPEN_HOUSE, orderFrom, walkToCart } from './cart-page.ts';
import { expect } from './support.ts';
import { words } from './words.ts';
import type { WorldControl } from './world-control.ts';

const text = words('en-US');
export const SUBMIT = 'POST /apiproxy/v1/graphql#submit-order';
export const RELOAD = 'POST /apiproxy/v1/account/cards/:cardId/reload';

/** What the browser says of an answer that was dropped. */
export const LOST = /net::ERR_/;

export const button = (page: Page, id: string) => page.getByRole('button', { name: text(id), exact: true });
export const dialog = (page: Page, id: string) => page.getByRole('dialog', { name: text(id) });
export const placeButton = (page: Page) => button(page, 'common.place-order');
export const reloadButton = (page: Page) => button(page, 'ordering-summary.reload-and-place');

type Persona = Parameters<WorldControl['become']>[0];

/** A member with one latte in the cart, and the payment summary open: one press from an order. */
export async function comeToSummary(page: Page, world: WorldControl, persona: Persona = 'member-green'): Promise<void> {
  await comeToCart(page, world, persona);
  await openSummary(page);
}

/** The same, with $1 on the card: it is reloaded first. */
export async function comeToReload(page: Page, world: WorldControl, persona: Persona = 'member-green'): Promise<void> {
  await comeToCart(page, world, persona, 2400);
  await review(page).click();
  await expect(reloadButton(page)).toBeEnabled();
}

/** `spent`: cents that the card has paid at a till before. */
async function comeToCart(page: Page, world: WorldControl, persona: Persona, spent = 0): Promise<void> {
  await world.begin('typical', { frozenAt: MORNING });
  await world.become(persona);
  if (spent > 0) expect(await world.spend(spent)).toBe(100);
  await keepCart(page, [latte()]);
  await orderFrom(page, OPEN_HOUSE);
  await walkToCart(page);
}

const review = (page: Page) =>
  page.getByRole('button', { name: /^Review order/ }).or(page.getByRole('link', { name: /^Review order/ }));

export async function openSummary(page: Page): Promise<void> {
  await review(page).click();
  await expect(placeButton(page)).toBeEnabled();
}
