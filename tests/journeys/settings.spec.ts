import type { Page } from '@playwright/test';
import { PERSONA_PASSWORD } from '#mocks/session/personas.ts';
import { expectAccessible } from './accessible.ts';
import { expect, openAs, PHONE_AND_DESKTOP, test } from './support.ts';
import { text } from './words.ts';
import type { WorldControl } from './world-control.ts';

const MIA = 'mia@northstar.test';
const PHONE = '2065550142';

/** The newest code that was sent to a number or address. */
async function codeTo(world: WorldControl, to: string): Promise<string> {
  await expect.poll(async () => (await world.outbox()).some((message) => message.to === to && message.code)).toBe(true);
  const message = (await world.outbox()).find((one) => one.to === to && one.code !== null);
  return message?.code ?? '';
}

const codeField = (page: Page) => page.getByRole('textbox', { name: text('account.second-factor.code') });

/** Mia has a phone: its code proves that it is her. */
async function prove(page: Page, world: WorldControl): Promise<void> {
  await expect(page.getByRole('dialog', { name: text('account.second-factor.title') })).toBeVisible();
  await expect(codeField(page)).toBeVisible();
  await expectAccessible(page);
  await codeField(page).fill(await codeTo(world, PHONE));
}

for (const [viewport, size] of PHONE_AND_DESKTOP) {
  test.describe(`on ${viewport}`, () => {
    test.use({ viewport: size });

    test('ACC-102 ACC-103 ACC-109 ACC-110 ACC-111 ACC-112 from “For you” to another e-mail address', async ({
      page,
      world,
    }) => {
      await openAs(page, world, 'member-second-factor', '/account/for-you');
      await page.getByRole('link', { name: 'Settings' }).click();
      await expect(page.getByRole('heading', { level: 1, name: text('common.settings') })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('link', { name: text('common.email'), exact: true }).click();
      await page.getByRole('textbox', { name: text('account.settings.email.label') }).fill('mia.new@northstar.test');
      await expectAccessible(page);
      await page.getByRole('button', { name: text('account.settings.email.submit') }).click();
      await expect(page).toHaveURL(/\/edit-email\/enter-code$/);
      await expectAccessible(page);
      await codeField(page).fill(await codeTo(world, 'mia.new@northstar.test'));
      await expect(page.getByText('Your email address is now mia.new@northstar.test.')).toBeVisible();
      await expect(page).toHaveURL(/\/account\/settings$/);
      expect((await world.outbox()).some(({ to, subject }) => to === MIA && /was changed/.test(subject))).toBe(true);
    });
  });
}

test('ACC-106 where the first code was refused, another try sends it', async ({ page, world, problems }) => {
  problems.expect(/400.*account\/mfa/);
  await world.become('member-second-factor');
  await world.fail('POST /apiproxy/v1/account/mfa/send', 'status:400', 1);
  await page.goto('/account/settings/password');
  await expect(page.getByText(text('account.second-factor.unsent'))).toBeVisible();
  await page.getByRole('button', { name: text('common.try-again'), exact: true }).click();
  await prove(page, world);
  await expect(page.getByLabel(text('account.settings.password.current'), { exact: true })).toBeVisible();
});

test('ACC-104 ACC-105 ACC-106 the password changes after a proof', async ({ page, world }) => {
  await openAs(page, world, 'member-second-factor', '/account/settings/password');
  await prove(page, world);
  await page.getByLabel(text('account.settings.password.current'), { exact: true }).fill(PERSONA_PASSWORD);
  await page.getByLabel(text('account.new-password.label'), { exact: true }).fill('Engine-No-2');
  await expectAccessible(page);
  await page.getByRole('button', { name: text('account.new-password.save') }).click();
  await expect(page.getByText(text('account.settings.password.changed'))).toBeVisible();
});

test('ACC-106 Back leads to the settings, from the proof and from the page that it opened', async ({
  page,
  world,
  problems,
}) => {
  // The code that was sent first still counts.
  problems.expect(/429.*mfa\/send/);
  await openAs(page, world, 'member-second-factor', '/account/settings');
  const settings = page.getByRole('heading', { level: 1, name: text('common.settings') });
  await page.getByRole('link', { name: text('common.password'), exact: true }).click();
  await expect(codeField(page)).toBeVisible();
  await page.goBack();
  await expect(settings).toBeVisible();
  await page.getByRole('link', { name: text('common.password'), exact: true }).click();
  await prove(page, world);
  await expect(page.getByLabel(text('account.settings.password.current'), { exact: true })).toBeVisible();
  await page.goBack();
  await expect(settings).toBeVisible();
});

test('ACC-116 ACC-118 ACC-120 the number of a phone changes after a proof, by its own code', async ({
  page,
  world,
}) => {
  await openAs(page, world, 'member-second-factor', '/account/settings/mfa');
  await prove(page, world);
  await expect(page.getByText('Phone ending in 0142', { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Change the phone ending in 0142' }).click();
  await page.getByRole('textbox', { name: text('common.phone-number') }).fill('206 555 0123');
  await page.getByRole('button', { name: text('account.settings.phone.submit') }).click();
  await expect(codeField(page)).toBeVisible();
  await expectAccessible(page);
  await codeField(page).fill(await codeTo(world, '2065550123'));
  await expect(page.getByText('Phone ending in 0123', { exact: true })).toBeVisible();
});

test('ACC-107 ACC-108 ACC-113 ACC-114 switches and cookie preferences are kept', async ({ page, world }) => {
  await openAs(page, world, 'member-green', '/account/settings/communication-preferences');
  await page.getByRole('switch', { name: text('common.emails.general') }).click();
  await expect(page.getByText(text('account.settings.preferences.saved'))).toBeVisible();
  await expectAccessible(page);
  await page.goto('/account/settings/privacy');
  await page.getByRole('switch', { name: text('common.do-not-sell') }).check();
  await expect(page.getByText(text('account.settings.privacy.saved'))).toBeVisible();
  const open = page.getByRole('button', { name: text('privacy.cookies.open') });
  const dialog = page.getByRole('dialog', { name: text('privacy.cookies.open') });
  await open.click();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await open.click();
  await dialog.getByRole('switch', { name: text('privacy.consent.analytics') }).check();
  await expectAccessible(page);
  await dialog.getByRole('button', { name: text('privacy.cookies.save') }).click();
  await expect(dialog).toBeHidden();
  await page.reload();
  await expect(page.getByRole('switch', { name: text('common.do-not-sell') })).toBeChecked();
});

test('ACC-115 ACC-120 FC-076 with the flag off the phone numbers do not exist', async ({ page, world }) => {
  await world.begin('everything-off');
  await openAs(page, world, 'member-second-factor', '/account/settings/mfa');
  await expect(page.getByRole('heading', { level: 1, name: text('shell.not-found.title') })).toBeVisible();
  await expectAccessible(page);
});
