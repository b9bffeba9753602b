import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { button } from './controls.ts';
import { comeToLostOrder, dialog, placeButton } from './order-steps.ts';
import { expect, openAs, test } from './support.ts';
import { text } from './words.ts';

// What opens by itself because something failed: no control was pressed for it, and the page behind it waits.

/** The keyboard stays in it, and a screen reader finds nothing of the page behind. */
async function expectModal(page: Page, opened: Locator, behind: Locator): Promise<void> {
  await expect(opened).toBeVisible();
  const holdsFocus = () => opened.evaluate((box) => box.contains(document.activeElement));
  await expect.poll(holdsFocus).toBe(true);
  for (const key of ['Tab', 'Tab', 'Tab', 'Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    await expect.poll(holdsFocus, key).toBe(true);
  }
  await expect(behind).toHaveCount(0);
  await expectAccessible(page);
}

/** It is gone, and the focus is on something that can be seen. */
async function expectClosed(page: Page, closed: Locator, behind: Locator): Promise<void> {
  await expect(closed).toHaveCount(0);
  await expect(behind).toHaveCount(1);
  const focused = page.locator(':focus');
  await expect(focused).toBeVisible();
  await expect(focused).not.toHaveJSProperty('tagName', 'BODY');
}

test('FC-187 a lost order asks in a dialog that holds the keyboard; Escape leaves it, but not while it is busy', async ({
  page,
  world,
  problems,
}) => {
  await comeToLostOrder({ page, world, problems }, 'drop-before');
  const home = page.getByRole('link', { name: 'Northstar Coffee' }).first();
  await placeButton(page).click();
  const missing = dialog(page, 'order-placed.doubt.missing');
  await expectModal(page, missing, home);
  await world.fail('POST /apiproxy/v1/graphql#get-previous-orders', 'latency:6000', 1);
  const address = page.url();
  await button(page, 'common.check-again').click();
  const busy = dialog(page, 'order-placed.doubt.looking');
  await expect(busy).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(missing.or(dialog(page, 'order-placed.doubt.unsure'))).toBeVisible({ timeout: 20_000 });
  expect(page.url(), 'the page below, too, is the same').toBe(address);
  await page.keyboard.press('Escape');
  await expectClosed(page, missing, home);
});

test('FC-187 a gift whose recipients stand twice is said in a dialog; Escape leads to the field that is wrong', async ({
  page,
  world,
}) => {
  await openAs(page, world, 'member-green', '/gift/80010101');
  const field = (id: string, at = 0) => page.getByLabel(text(id), { exact: true }).nth(at);
  await expect(field('gifting-form.sender-email')).not.toHaveValue('');
  await button(page, 'gifting-form.recipient-add').click();
  for (const at of [0, 1]) {
    await field('gifting-form.recipient-name', at).fill('Ada');
    await field('gifting-form.recipient-email', at).fill('ada@example.com');
  }
  const home = page.getByRole('link', { name: 'Northstar Coffee' }).first();
  await button(page, 'gifting-form.continue').click();
  const duplicates = dialog(page, 'gifting-errors.duplicates-title');
  await expectModal(page, duplicates, home);
  await page.keyboard.press('Escape');
  await expectClosed(page, duplicates, home);
  await expect(field('gifting-form.recipient-email', 1)).toBeFocused();
});
