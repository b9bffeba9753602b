import type { Page } from '@playwright/test';
import { text } from './words.ts';

/** The card field, a page of another origin. */
export const card = (page: Page) => page.frameLocator('iframe');
export const number = (page: Page) => card(page).getByLabel(text('payment-methods.card.number'));

export async function enterCard(page: Page, digits: string, { expiry = '0431', code = '123' } = {}): Promise<void> {
  await number(page).fill(digits);
  await card(page).getByLabel(text('payment-methods.card.expiry')).fill(expiry);
  await card(page).getByLabel(text('payment-methods.card.code')).fill(code);
}

/** The billing address of Pia North in Seattle. */
export async function fillAddress(page: Page): Promise<void> {
  for (const [label, typed] of [
    [text('common.first-name'), 'Pia'],
    [text('common.last-name'), 'North'],
    [text('address.line-1'), '1912 Pike Place'],
    [text('address.city'), 'Seattle'],
    ['State', 'WA'],
    ['ZIP code', '98101'],
  ] as const) {
    await page.getByLabel(label, { exact: true }).fill(typed);
  }
}

/** An address and a card, from the first step to where the steps came from. */
export async function payByCard(page: Page, digits: string, submit = 'payment-methods.guest.submit'): Promise<void> {
  // The page before has fields of the same names, and stays until this one is there.
  await page.getByLabel(text('address.line-1'), { exact: true }).waitFor();
  await fillAddress(page);
  await page.getByRole('button', { name: text('payment-methods.address.submit'), exact: true }).click();
  await enterCard(page, digits);
  await page.getByRole('button', { name: text(submit), exact: true }).click();
}
