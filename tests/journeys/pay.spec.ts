import type { Locator, Page } from '@playwright/test';
import { MINUTE_MS } from '#domain/durations.ts';
import { PERSONA_PASSWORD, PERSONAS } from '#mocks/session/personas.ts';
import { expectAccessible } from './accessible.ts';
import { readBarcode } from './barcode-reader.ts';
import { signIn } from './sign-in-form.ts';
import { expect, openAs, PHONE_AND_DESKTOP, test } from './support.ts';
import { text } from './words.ts';

const BARCODE = 'POST /apiproxy/v1/account/cards/barcode';

const overlay = (page: Page) => page.getByRole('dialog', { name: text('cards-pay.title') });
const picture = (page: Page) => overlay(page).getByRole('img', { name: /^Barcode of/ });
const digits = (page: Page) => overlay(page).getByText(/^(\d{4} ?){4}$/);
const down = (page: Page) => overlay(page).getByText('Barcode is temporarily down');
const cards = (page: Page) => overlay(page).getByRole('radio');

/** What a till reads off the screen beside what a person reads. */
async function expectToScan(page: Page): Promise<string> {
  await expect(picture(page)).toBeVisible();
  const number = ((await digits(page).textContent()) ?? '').trim();
  expect(number).toMatch(/^\d{4} \d{4} \d{4} \d{4}$/);
  await expect(async () => {
    expect(readBarcode(await paper(page).screenshot())).toBe(number.replaceAll(' ', ''));
  }).toPass();
  return number;
}

/** The white part: barcode and number. */
const paper = (page: Page): Locator => digits(page).locator('xpath=ancestor::div[1]');

for (const [viewport, size] of PHONE_AND_DESKTOP) {
  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`on ${viewport}, ${colorScheme}`, () => {
      test.use({ viewport: size, colorScheme });

      test('CRD-012 CRD-018 CRD-019 a scanner reads the number of the card off the screen, on white', async ({
        page,
        world,
      }) => {
        await openAs(page, world, 'member-gold', '/account/cards#pay');
        const first = await expectToScan(page);
        await expect(paper(page)).toHaveCSS('background-color', 'rgb(255, 255, 255)');
        await expectAccessible(page);
        await cards(page).nth(1).check();
        await expect(digits(page)).not.toHaveText(first);
        expect(await expectToScan(page)).not.toBe(first);
      });
    });
  }
}

test('CRD-010 Back closes the overlay and stays on the page; the other ways out give the address back', async ({
  page,
  world,
}) => {
  await openAs(page, world, 'member-gold', '/account/for-you');
  await page
    .getByRole('link', { name: text('common.pay'), exact: true })
    .first()
    .click();
  await expect(picture(page)).toBeVisible();
  await page.goBack();
  await expect(overlay(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/account\/for-you$/);
  await page
    .getByRole('link', { name: text('common.pay'), exact: true })
    .first()
    .click();
  await expect(picture(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(overlay(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/account\/for-you$/);
});

test('CRD-013 FC-074 a visitor signs in first, and no barcode is asked for before', async ({ page, world }) => {
  await page.goto('/account/cards#pay');
  await expect(page).toHaveURL(/\/account\/signin\?returnUrl=/);
  expect((await world.effects()).requests[BARCODE]).toBeUndefined();
  await signIn(page, PERSONAS['member-gold'].email);
  await expectToScan(page);
  await expect(page).toHaveURL(/\/account\/cards#pay$/);
});

test('CRD-014 CRD-015 half an hour after the last proof the password comes first, then the barcode', async ({
  page,
  world,
}) => {
  await world.clock({ advanceMs: -31 * MINUTE_MS });
  await world.become('member-gold');
  await world.clock({ advanceMs: 31 * MINUTE_MS });
  await page.goto('/account/for-you#pay');
  const password = overlay(page).getByLabel(text('common.password'), { exact: true });
  await expect(password).toBeVisible();
  await expectAccessible(page);
  await expect(digits(page)).toHaveCount(0);
  await overlay(page)
    .getByRole('button', { name: text('common.cancel') })
    .click();
  await expect(overlay(page)).toHaveCount(0);
  expect((await world.effects()).requests[BARCODE]).toBeUndefined();
  await page
    .getByRole('link', { name: text('common.pay'), exact: true })
    .first()
    .click();
  await password.fill(PERSONA_PASSWORD);
  await overlay(page)
    .getByRole('button', { name: text('common.continue') })
    .click();
  await expectToScan(page);
  // The keyboard goes on in the overlay.
  await expect(overlay(page).locator(':focus')).toHaveCount(1);
});

test('CRD-014 with a second factor the code of the phone comes first; Back leaves the page as it was', async ({
  page,
  world,
  problems,
}) => {
  // Opened again at once, the first code still counts.
  problems.expect(/429.*mfa\/send/);
  await world.clock({ advanceMs: -31 * MINUTE_MS });
  await world.become('member-second-factor');
  await world.clock({ advanceMs: 31 * MINUTE_MS });
  await page.goto('/account/for-you#pay');
  const challenge = page.getByRole('dialog', { name: text('account.second-factor.title') });
  await expect(challenge).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page
    .getByRole('link', { name: text('common.pay'), exact: true })
    .first()
    .click();
  await expect(challenge).toBeVisible();
  await expect.poll(async () => (await world.outbox()).filter(({ code }) => code !== null).length).toBeGreaterThan(0);
  const code = (await world.outbox()).find((message) => message.code !== null)?.code ?? '';
  await challenge.getByRole('textbox', { name: text('account.second-factor.code') }).fill(code);
  await expectToScan(page);
});

test('CRD-020 CRD-021 without a barcode the number stays; another try and another card lead on', async ({
  page,
  world,
  problems,
}) => {
  problems.expect(/500.*barcode/);
  await world.become('member-gold');
  await world.fail(BARCODE, 'status:500', 1);
  await page.goto('/account/cards#pay');
  await expect(down(page)).toBeVisible();
  await expect(overlay(page)).toContainText('To pay in store, show the barcode number to your barista');
  await expect(digits(page)).toBeVisible();
  await expectAccessible(page);
  await overlay(page)
    .getByRole('button', { name: text('common.try-again') })
    .click();
  await expectToScan(page);

  await world.fail(BARCODE, 'status:500', 1);
  await cards(page).nth(1).check();
  await expect(down(page)).toBeVisible();
  await page.route('**/cards/barcode', (route) => route.fulfill({ contentType: 'image/png', body: '' }), { times: 1 });
  await cards(page).nth(0).check();
  await expect(down(page)).toHaveCount(0);
  await expect(overlay(page).getByText(text('cards-pay.loading'))).toHaveCount(0);
  await expect(digits(page)).toBeVisible();
  await expect(picture(page)).toHaveCount(0);
  await cards(page).nth(1).check();
  await expectToScan(page);

  // Chosen while the first one is still on its way.
  await world.fail(BARCODE, 'latency:8000', 1);
  await cards(page).nth(0).check();
  await expect(overlay(page).getByText(text('cards-pay.loading'))).toBeVisible();
  await cards(page).nth(1).check();
  await expectToScan(page);
});

test('CRD-011 CRD-021 a member without a card is offered one', async ({ page, world }) => {
  await openAs(page, world, 'member-without-cards', '/account/for-you#pay');
  await expect(overlay(page).getByRole('link', { name: text('common.add-a-card') })).toBeVisible();
  await expectAccessible(page);
});

test('only the barcode and its number are printed', async ({ page, world }) => {
  await openAs(page, world, 'member-gold', '/account/cards#pay');
  await expectToScan(page);
  await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
  await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toBeHidden();
  await expect(overlay(page).getByText(text('cards-pay.brightness'))).toBeHidden();
  await expectToScan(page);
  // Paper is white, and so what is written on it is dark.
  await expect(page.locator('body')).toHaveCSS('color', 'rgb(22, 40, 31)');
});
