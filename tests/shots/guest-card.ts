import type { Page } from '@playwright/test';
import { TEST_CARDS } from '#mocks/card-vault/card-sentinels.ts';

const ADDRESS = {
  'first-name': 'Nora',
  'last-name': 'North',
  'address-line-1': '1912 Pike Place',
  city: 'Seattle',
  region: 'WA',
  'postal-code': '98101',
};
const CARD = [TEST_CARDS.visa, '0431', '123'];

/** A guest's form filled in, in any language: who it is for, and the card by its steps. */
export async function guestCard(page: Page): Promise<void> {
  await page.locator('#guest-first-name').fill('Nora');
  await page.locator('#guest-last-name').fill('North');
  await page.locator('#guest-email').fill('nora@example.com');
  await page.locator('#guest-card').click();
  await page.locator('#billing-address-line-1').waitFor();
  await page.locator('#billing-country').selectOption('US');
  for (const [field, typed] of Object.entries(ADDRESS)) await page.locator(`#billing-${field}`).fill(typed);
  await page.locator('main button[type="submit"]').click();
  for (const [at, typed] of CARD.entries()) await page.frameLocator('iframe').locator('input').nth(at).fill(typed);
  await page.locator('main iframe').waitFor();
  await page.locator('main').getByRole('button').last().click();
  await page.locator('#guest-card').waitFor();
}

/** A code that has every price refused, and so one of the dialogs about that. */
export const refusedBy = (code: string) => async (page: Page) => {
  await page.locator('form input').last().fill(`FAIL-${code}`);
  await page.keyboard.press('Enter');
};
