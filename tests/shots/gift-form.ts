import type { Page } from '@playwright/test';

/** A gift for two, up to what the button under the form leads to. */
async function fillGift(page: Page, ...emails: readonly [string, string]): Promise<void> {
  const enter = (field: string, text: string) => page.locator(`#gift-${field}`).fill(text);
  await page.locator('#gift-add').click();
  for (const [index, email] of emails.entries()) {
    await enter(`recipientName${index + 1}`, index === 0 ? 'Ada Lovelace' : 'Grace Hopper');
    await enter(`recipientEmail${index + 1}`, email);
  }
  await enter('message', 'Happy birthday! Your first coffee of the year is on me.');
  await enter('senderName', 'Nora North');
  await enter('senderEmail', 'nora@example.com');
  await page.locator('main button[type="submit"]').click();
}

export const toGiftPayment = (page: Page) => fillGift(page, 'ada@example.com', 'grace@example.com');

export const giveTwice = (page: Page) => fillGift(page, 'ada@example.com', 'ADA@example.com');

async function pay(page: Page, ...emails: readonly [string, string]): Promise<void> {
  await fillGift(page, ...emails);
  await page.getByRole('dialog').locator('button').last().click();
  await page.waitForURL('**/gift/confirmation');
}

export const buyGift = (page: Page) => pay(page, 'ada@example.com', 'grace@example.com');

export const buyInVain = (page: Page) => pay(page, 'ada@example.com', 'fail-order_failed@northstar.test');
