import type { Page } from '@playwright/test';
import { button } from './controls.ts';
import { expect } from './support.ts';
import { text } from './words.ts';
import type { WorldControl } from './world-control.ts';

export const BUY = 'POST /apiproxy/v1/gift/gift-purchase';
export const STATUS = 'GET /apiproxy/v1/gift/gift-purchase-status';
export const GIFT = '/gift/80010101';
export const CONFIRMATION = '/gift/confirmation';

export const payButton = (page: Page) => page.getByRole('button', { name: /^Pay \$/ });
export const bought = (page: Page) => page.getByRole('heading', { level: 1, name: /on (its|their) way!$/ });

/** A gift of $25 for each of these addresses, up to its payment sheet. */
export async function fillGift(page: Page, ...emails: readonly string[]): Promise<void> {
  await page.goto(GIFT);
  await fillGiftForm(page, ...emails);
}

/** The same on the form that is open. */
export async function fillGiftForm(page: Page, ...emails: readonly string[]): Promise<void> {
  for (const [at, email] of emails.entries()) {
    if (at > 0) await button(page, 'gifting-form.recipient-add').click();
    await page.getByLabel(text('gifting-form.recipient-name'), { exact: true }).nth(at).fill('Ada');
    await page.getByLabel(text('gifting-form.recipient-email'), { exact: true }).nth(at).fill(email);
  }
  await page.getByLabel(text('common.your-name'), { exact: true }).fill('Nora');
  await page.getByLabel(text('gifting-form.sender-email'), { exact: true }).fill('nora@example.com');
  await button(page, 'gifting-form.continue').click();
  await expect(payButton(page)).toBeVisible();
}

/** A member before the button that pays. */
export async function comeToPay(page: Page, world: WorldControl, ...emails: readonly string[]): Promise<void> {
  await world.become('member-gold');
  await fillGift(page, ...emails);
}

/** So many charges, gifts and requests of the kind, whatever happened on the way. */
export async function expectBoughtOnce(world: WorldControl, gifts: number, posts = 1): Promise<void> {
  const effects = await world.effects();
  expect({ charges: effects.giftCharges, gifts: effects.giftsBought, posts: effects.requests[BUY] ?? 0 }).toEqual({
    charges: 1,
    gifts,
    posts,
  });
}

/** A purchase that keeps the retailer busy has just been taken; its status is still to come. */
export async function beginSlowPurchase(page: Page, world: WorldControl): Promise<void> {
  await comeToPay(page, world, 'slow@northstar.test');
  const answered = page.waitForResponse((response) => response.url().endsWith('/gift-purchase'));
  await payButton(page).click();
  await answered;
}
