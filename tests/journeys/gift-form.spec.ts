import type { Page } from '@playwright/test';
import { TEST_CARDS } from '#mocks/card-vault/card-sentinels.ts';
import { expectAccessible } from './accessible.ts';
import { payByCard } from './card-steps.ts';
import { button } from './controls.ts';
import { expect, openAs, PHONE_AND_DESKTOP, test } from './support.ts';
import { text } from './words.ts';

const GIFT = '/gift/80010101';
const BUY = 'POST /apiproxy/v1/gift/gift-purchase';

const payButton = (page: Page) => page.getByRole('button', { name: /^Pay \$/ });
const field = (page: Page, id: string, nth = 0) => page.getByLabel(text(id), { exact: true }).nth(nth);
const sheet = (page: Page) => page.getByRole('dialog', { name: text('gifting-form.sheet') });
const duplicates = (page: Page) => page.getByRole('dialog', { name: text('gifting-errors.duplicates-title') });

async function enterRecipient(page: Page, at: number, name: string, email: string): Promise<void> {
  await field(page, 'gifting-form.recipient-name', at).fill(name);
  await field(page, 'gifting-form.recipient-email', at).fill(email);
}

async function enterSender(page: Page): Promise<void> {
  await field(page, 'common.your-name').fill('Nora');
  await field(page, 'gifting-form.sender-email').fill('nora@example.com');
}

/** Begins to load the document anew, and answers the browser's question with Cancel. */
async function stayWhenAsked(page: Page): Promise<void> {
  const asked = page.waitForEvent('dialog');
  await page.evaluate(() => setTimeout(() => window.location.reload()));
  const question = await asked;
  expect(question.type()).toBe('beforeunload');
  await question.dismiss();
}

for (const [viewport, size] of PHONE_AND_DESKTOP) {
  test.describe(`on ${viewport}`, () => {
    test.use({ viewport: size });

    test('GFT-003 GFT-004 GFT-010 GFT-011 GFT-043 OPP-085 D-186 a gift is filled in for two, checked, not lost unasked, and its payment opened and closed', async ({
      page,
      world,
    }) => {
      await openAs(page, world, 'member-green', `${GIFT}#payment`);
      await expect(page.getByRole('heading', { level: 1, name: text('common.send-a-gift') })).toBeVisible();
      await expect(page).toHaveURL(GIFT);
      await expect(field(page, 'gifting-form.sender-email')).not.toHaveValue('');
      await button(page, 'gifting-form.continue').click();
      await expect(page.getByRole('group', { name: text('common.check-entries') })).toBeFocused();
      await expectAccessible(page);
      await enterRecipient(page, 0, 'Ada', 'ada@example.com');
      await button(page, 'gifting-form.recipient-add').click();
      await expect(field(page, 'gifting-form.recipient-name', 1)).toBeFocused();
      await enterRecipient(page, 1, 'Grace', 'ADA@example.com');
      await button(page, 'gifting-form.continue').click();
      await expect(duplicates(page)).toBeVisible();
      await expectAccessible(page);
      await button(page, 'common.got-it').click();
      await expect(field(page, 'gifting-form.recipient-email', 1)).toBeFocused();
      await page.getByRole('button', { name: 'Remove recipient 1' }).click();
      await expect(field(page, 'gifting-form.recipient-name')).toHaveValue('Grace');
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(field(page, 'gifting-form.recipient-name')).toHaveValue('Ada');
      await expect(field(page, 'gifting-form.recipient-name')).toBeFocused();
      await field(page, 'gifting-form.recipient-email', 1).fill('grace@example.com');
      await page.getByRole('radio', { name: '$50' }).check();
      await page.getByLabel(text('gifting-form.message')).fill('Thank you!');
      await expect(page.getByRole('region', { name: text('gifting-form.preview') })).toContainText('Thank you!');
      await expect(page.getByText('$100.00')).toBeVisible();
      await expectAccessible(page);
      await stayWhenAsked(page);
      await expect(page.getByLabel(text('gifting-form.message'))).toHaveValue('Thank you!');
      await button(page, 'gifting-form.continue').click();
      await expect(page).toHaveURL(`${GIFT}#payment`);
      await expect(sheet(page)).toContainText('grace@example.com');
      await expect(payButton(page)).toHaveText('Pay $100.00');
      await expectAccessible(page);
      await page.goBack();
      await expect(sheet(page)).toHaveCount(0);
      await expect(page).toHaveURL(GIFT);
      await expect(button(page, 'gifting-form.continue')).toBeFocused();
    });
  });
}

test('GFT-044 BIL-032 GFT-065 GFT-066 FC-016 another method pays; duplicates that the server finds lead back to their field', async ({
  page,
  world,
  problems,
}) => {
  problems.expect(/status of 4/);
  await openAs(page, world, 'member-gold', GIFT);
  await expect(field(page, 'gifting-form.sender-email')).not.toHaveValue('');
  await enterRecipient(page, 0, 'Ada', 'refuse-170046@northstar.test');
  await button(page, 'gifting-form.continue').click();
  const other = sheet(page).getByRole('radio', { checked: false }).first();
  await other.check();
  await payButton(page).click();
  await expect(duplicates(page)).toBeVisible();
  await button(page, 'common.got-it').click();
  await expect(field(page, 'gifting-form.recipient-email')).toBeFocused();
  await expect(page).toHaveURL(GIFT);
  expect((await world.effects()).giftCharges).toBe(0);
});

test('GFT-065 an answer that comes once the payment was closed opens the message over the form', async ({
  page,
  world,
  problems,
}) => {
  problems.expect(/status of 4/);
  await world.become('member-gold');
  await world.fail(BUY, 'latency:8000', 1);
  await page.goto(GIFT);
  await expect(field(page, 'gifting-form.sender-email')).not.toHaveValue('');
  await enterRecipient(page, 0, 'Ada', 'refuse-170046@northstar.test');
  await button(page, 'gifting-form.continue').click();
  await payButton(page).click();
  await expect(button(page, 'gifting-form.paying')).toHaveAttribute('aria-disabled', 'true');
  await button(page, 'common.close').click();
  await expect(sheet(page)).toHaveCount(0);
  await expect(duplicates(page)).toBeVisible();
  await button(page, 'common.got-it').click();
  await expect(duplicates(page)).toHaveCount(0);
});

test('GFT-038 GFT-044 BIL-033 a guest adds a card in its steps and comes back to the filled form, all recipients with it', async ({
  page,
  world,
}) => {
  await page.goto(GIFT);
  await enterRecipient(page, 0, 'Ada', 'ada@example.com');
  await button(page, 'gifting-form.recipient-add').click();
  await enterRecipient(page, 1, 'Grace', 'grace@example.com');
  await page.getByLabel(text('gifting-form.message')).fill('Thank you!');
  await enterSender(page);
  await button(page, 'gifting-form.continue').click();
  await payButton(page).click();
  await expect(sheet(page).locator('#gift-unpaid')).toHaveText('Add a payment method');
  await expect(button(page, 'payment.add-method')).toBeFocused();
  await expectAccessible(page);
  await button(page, 'payment.add-method').click();
  await payByCard(page, TEST_CARDS.visa);
  await expect(page).toHaveURL(`${GIFT}#payment`);
  await expect(sheet(page).getByText('Visa ending in 1111')).toBeVisible();
  await expect(sheet(page)).toContainText('grace@example.com');
  await expectAccessible(page);
  await button(page, 'common.close').click();
  await expect(page.getByLabel(text('gifting-form.message'))).toHaveValue('Thank you!');
  expect((await world.effects()).requests[BUY] ?? 0).toBe(0);
});

test('GFT-033 who chooses another design by keyboard goes on from there', async ({ page }) => {
  await page.goto(GIFT);
  const designs = page.getByRole('region', { name: text('gifting-form.designs') }).getByRole('link');
  const other = designs.nth(1);
  await other.focus();
  await page.keyboard.press('Enter');
  await expect(page).not.toHaveURL(GIFT);
  await expect(other).toHaveAttribute('aria-current', /./);
  await expect(other).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(designs.nth(2)).toBeFocused();
});

test('GFT-012 GFT-023 GFT-027 GFT-031 limits hold where they are typed; at 320 pixels nothing is cut off', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto(GIFT);
  await page.getByLabel(text('gifting-form.message')).fill('x'.repeat(161));
  await expect(page.getByText('160 of 160 characters')).toBeVisible();
  await field(page, 'gifting-form.recipient-name').fill('x'.repeat(26));
  await expect(field(page, 'gifting-form.recipient-name')).toHaveValue('x'.repeat(25));
  await page.getByRole('radio', { name: text('gifting-form.custom') }).check();
  await field(page, 'gifting-form.custom-label').fill('12.50');
  await button(page, 'gifting-form.continue').click();
  await expect(page.getByText('Enter whole dollars only, from $5 to $100.').first()).toBeVisible();
  for (let count = 1; count < 10; count += 1) await button(page, 'gifting-form.recipient-add').click();
  await expect(button(page, 'gifting-form.recipient-add')).toHaveAttribute('aria-disabled', 'true');
  const width = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(width).toBeLessThanOrEqual(320);
  await expectAccessible(page);
});
