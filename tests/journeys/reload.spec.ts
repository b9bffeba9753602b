import type { Page } from '@playwright/test';
import { REQUEST_LIFE_MS } from '#domain/cards/reload.ts';
import { expectAccessible } from './accessible.ts';
import { button } from './controls.ts';
import { comeBackOnline } from './network.ts';
import { expect, openAs, PHONE_AND_DESKTOP, test } from './support.ts';
import { text } from './words.ts';

const RELOAD = 'POST /apiproxy/v1/account/cards/:cardId/reload';
const CREATE = 'POST /apiproxy/v1/graphql#create-auto-reload';
const UPDATE = 'POST /apiproxy/v1/graphql#update-auto-reload';
const DISABLE = 'POST /apiproxy/v1/graphql#disable-auto-reload';

const OVER_LIMIT = "Your card's total amount cannot exceed $500.";

const sheet = (page: Page, name = text('cards.add-money')) => page.getByRole('dialog', { name });
const add = (page: Page, amount: string) => page.getByRole('button', { name: `Add ${amount}`, exact: true });
const alert = (page: Page) => page.getByRole('dialog').getByRole('alert');
const choose = (page: Page, name: string | RegExp) => page.getByRole('radio', { name, exact: true }).check();
/** In a group of the form of auto reload, where two groups know the same sums. */
const chooseIn = (page: Page, legend: string, name: string) =>
  page.getByRole('group', { name: legend }).getByRole('radio', { name, exact: true }).check();
const unsure = (page: Page) => page.getByText(text('cards-reload.unsure-title'));
const added = (page: Page, amount: string) => page.getByText(`${amount} added`);

for (const [viewport, size] of PHONE_AND_DESKTOP) {
  test.describe(`on ${viewport}`, () => {
    test.use({ viewport: size });

    test('CRD-010 CRD-026 SVC-006 money is added in three taps', async ({ page, world }) => {
      await openAs(page, world, 'member-gold', '/account/cards');
      await page
        .getByRole('link', { name: text('cards.add-money') })
        .first()
        .click();
      await expect(add(page, '$25')).toBeVisible();
      await expectAccessible(page);
      await choose(page, '$50');
      await add(page, '$50').dblclick();
      await expect(added(page, '$50')).toBeVisible();
      await expect(sheet(page).getByText('$92.50', { exact: true })).toBeVisible();
      await expectAccessible(page);
      await button(page, 'common.got-it').click();
      await expect(sheet(page)).toHaveCount(0);
      await expect(page).not.toHaveURL(/#/);
      await expect(page.getByText('$92.50').first()).toBeVisible();
      expect((await world.effects()).reloads).toBe(1);
    });
  });
}

test('FC-172 CRD-026 without a network nothing is added, also not later; with one it is', async ({
  page,
  context,
  world,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED/);
  await openAs(page, world, 'member-gold', '/account/cards#add-money');
  await expect(add(page, '$25')).toBeVisible();
  await context.setOffline(true);
  await add(page, '$25').click();
  await expect(alert(page)).toContainText(text('failures.offline'));
  await expectAccessible(page);
  await comeBackOnline(page);
  await expect(alert(page)).toHaveCount(0);
  expect((await world.effects()).requests[RELOAD]).toBeUndefined();
  await add(page, '$25').click();
  await expect(added(page, '$25')).toBeVisible();
  expect((await world.effects()).reloads).toBe(1);
});

test('CRD-024 CRD-026 lost answers, double presses, a second tab and a reload of the page charge once', async ({
  page,
  context,
  world,
  problems,
}) => {
  problems.expect(/Failed to load resource/);
  await world.become('member-gold');
  const other = await context.newPage();
  await other.goto('/account/cards#add-money');
  await choose(other, '$50');
  await page.goto('/account/cards#add-money');
  await choose(page, '$100');
  await choose(page, '$25');
  // More than the browser itself tries again.
  await world.fail(RELOAD, 'drop-after');
  await add(page, '$25').dblclick();
  await expect(unsure(page)).toBeVisible();
  await expectAccessible(page);
  await add(other, '$50').click();
  await expect(other.getByText('We didn’t hear back about your $25.00.')).toBeVisible();
  await other.close();
  expect((await world.effects()).reloads).toBe(1);
  await button(page, 'common.try-again').dblclick();
  await expect(unsure(page)).toBeVisible();
  await page.reload();
  await expect(unsure(page)).toBeVisible();
  await world.heal();
  await world.fail(RELOAD, 'hang', 1);
  await button(page, 'common.try-again').click();
  await page.reload();
  await expect(unsure(page)).toBeVisible();
  await button(page, 'common.try-again').click();
  await expect(added(page, '$25')).toBeVisible();
  const effects = await world.effects();
  expect(effects.reloads).toBe(1);
  expect(effects.reloadsRecognised).toBeGreaterThan(0);
  await page.reload();
  await expect(add(page, '$25')).toBeVisible();
  await expect(sheet(page).getByText('$67.50', { exact: true })).toBeVisible();
});

test('CRD-024 CRD-026 D-310 a lost answer that was left for more than a day is not sent again, and the card says what it holds', async ({
  page,
  world,
  problems,
}) => {
  problems.expect(/Failed to load resource/);
  await openAs(page, world, 'member-gold', '/account/cards#add-money');
  await world.fail(RELOAD, 'drop-after');
  await add(page, '$25').click();
  await expect(unsure(page)).toBeVisible();
  await world.heal();
  const { requests } = await world.effects();
  await page.clock.setSystemTime(Date.now() + REQUEST_LIFE_MS + 60_000);
  await button(page, 'common.try-again').dblclick();
  await expect(add(page, '$25')).toBeVisible();
  await expect(sheet(page).getByText('$67.50', { exact: true })).toBeVisible();
  const effects = await world.effects();
  expect([effects.reloads, effects.requests[RELOAD]]).toEqual([1, requests[RELOAD]]);
});

test('CRD-026 a request that never arrived is charged once when it is sent again, and refused ones never', async ({
  page,
  world,
  problems,
}) => {
  problems.expect(/Failed to load resource/);
  await openAs(page, world, 'member-refused', '/account/cards#add-money');
  await world.fail(RELOAD, '429', 1);
  await add(page, '$25').click();
  await expect(alert(page)).toContainText('Too many tries');
  await page
    .getByRole('alert')
    .getByRole('button', { name: text('common.try-again') })
    .click();
  await expect(added(page, '$25')).toBeVisible();
  await button(page, 'common.got-it').click();
  await page.goto('/account/cards#add-money');
  await page.reload();
  await choose(page, 'Visa ending in 1048');
  await add(page, '$25').click();
  await expect(alert(page)).toContainText(text('card-errors.card-rejected'));
  await expectAccessible(page);
  await button(page, 'card-errors.choose-payment-method').click();
  await expect(page.getByRole('radio', { name: 'Visa ending in 1048' })).toBeFocused();
  await choose(page, 'Visa ending in 1063');
  await add(page, '$25').click();
  await expect(page.getByText(text('card-errors.duplicate'))).toBeVisible();
  await button(page, 'common.got-it').click();
  await expect(sheet(page)).toHaveCount(0);
  expect((await world.effects()).reloads).toBe(1);
});

test('CRD-026 what is asked again may be refused, and is asked once more when it failed', async ({
  page,
  world,
  problems,
}) => {
  problems.expect(/Failed to load resource/);
  await openAs(page, world, 'member-refused', '/account/cards#add-money');
  await choose(page, 'Visa ending in 1062');
  await world.fail(RELOAD, 'status:500', 2);
  await add(page, '$25').click();
  await expect(unsure(page)).toBeVisible();
  await button(page, 'common.try-again').click();
  await expect(unsure(page)).toBeVisible();
  await button(page, 'common.try-again').click();
  await expect(alert(page)).toContainText('Contact customer service');
  await page
    .getByRole('alert')
    .getByRole('button', { name: text('common.try-again') })
    .click();
  await expect(alert(page)).toContainText('Contact customer service');
  await choose(page, '$50');
  await expect(alert(page)).toHaveCount(0);
  expect((await world.effects()).reloads).toBe(0);
});

test('SVC-008 SVC-018 OPP-079 more than $500 does not fit on a card, and nothing is charged', async ({
  page,
  world,
}) => {
  await openAs(page, world, 'member-reserve', '/account/cards');
  for (const balance of ['$220', '$320', '$420']) {
    await page
      .getByRole('link', { name: text('cards.add-money') })
      .first()
      .click();
    await choose(page, '$100');
    await add(page, '$100').click();
    await expect(sheet(page).getByText(`${balance}.00`, { exact: true })).toBeVisible();
    await button(page, 'common.got-it').click();
    await expect(sheet(page)).toHaveCount(0);
  }
  await page
    .getByRole('link', { name: text('cards.add-money') })
    .first()
    .click();
  await choose(page, '$100');
  await add(page, '$100').click();
  await expect(page.getByText(OVER_LIMIT)).toBeVisible();
  await expect(page.getByRole('radio', { name: '$100', exact: true })).toBeFocused();
  await choose(page, '$50');
  await expect(page.getByText(OVER_LIMIT)).toHaveCount(0);
  await choose(page, new RegExp(text('payment.add-method')));
  await button(page, 'common.continue').click();
  await expect(page).toHaveURL(/\/account\/payment-method\?/);
  expect((await world.effects()).reloads).toBe(3);
});

test('CRD-022 CRD-023 without a way to pay the button leads to payment methods, and nothing is charged', async ({
  page,
  world,
}) => {
  await openAs(page, world, 'member-without-payment-methods', '/account/cards#add-money');
  await button(page, 'common.continue').click();
  await expect(page).toHaveURL(/\/account\/payment-method\?/);
  await page.goBack();
  await expect(sheet(page)).toBeVisible();
  expect((await world.effects()).requests[RELOAD]).toBeUndefined();
});

test('SVC-040 SVC-041 CRD-027 CRD-029 CRD-030 CRD-031 CRD-032 CRD-034 auto reload is turned on, fires once for a fall, is changed and turned off', async ({
  page,
  world,
  problems,
}) => {
  problems.expect(/Failed to load resource/);
  await openAs(page, world, 'member-gold', '/account/cards#auto-reload');
  const toggle = page.getByRole('switch', { name: text('cards-reload.auto.switch') });
  const save = () => button(page, 'cards-reload.auto.save').click();
  const reopen = async () => {
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await page.goto('/account/cards#auto-reload');
    await page.reload();
    await expect(toggle).toBeVisible();
  };
  await save();
  await reopen();
  expect((await world.effects()).autoReloadsCreated).toBe(0);
  await toggle.check();
  await expectAccessible(page);
  await chooseIn(page, text('cards-reload.auto.amount'), '$50');
  await chooseIn(page, text('cards-reload.auto.trigger'), '$15');
  await choose(page, /^PayPal/);
  await world.fail(CREATE, 'status:500', 1);
  await save();
  await expect(alert(page)).toBeVisible();
  await page
    .getByRole('alert')
    .getByRole('button', { name: text('common.try-again') })
    .click();
  await expect(page.getByText(text('cards-reload.auto.turned-on'))).toBeVisible();
  expect(await world.spend(2750)).toBe(1500);
  expect(await world.spend(1)).toBe(6499);
  await reopen();
  await expect(toggle).toBeChecked();
  await world.fail(UPDATE, 'status:500', 1);
  await chooseIn(page, text('cards-reload.auto.trigger'), '$10');
  await save();
  await expect(alert(page)).toBeVisible();
  await save();
  await expect(page.getByText(text('cards-reload.auto.updated'))).toBeVisible();
  await reopen();
  await toggle.uncheck();
  await world.fail(DISABLE, 'status:500', 1);
  await save();
  await expect(alert(page)).toBeVisible();
  await save();
  await expect(page.getByText(text('cards-reload.auto.turned-off'))).toBeVisible();
  const { autoReloads, autoReloadsCreated, autoReloadsUpdated, autoReloadsDisabled } = await world.effects();
  expect([autoReloads, autoReloadsCreated, autoReloadsUpdated, autoReloadsDisabled]).toEqual([1, 1, 1, 1]);
});

test('CRD-028 CRD-033 auto reload without a way to pay says so, and leads there', async ({ page, world, problems }) => {
  problems.expect(/Failed to load resource/);
  await openAs(page, world, 'member-without-payment-methods', '/account/cards#auto-reload');
  await page.getByRole('switch').check();
  await button(page, 'cards-reload.auto.save').click();
  await expect(page.getByText(text('cards-reload.auto.method-missing'))).toBeVisible();
  await expect(page.getByRole('radio', { name: new RegExp(text('payment.add-method')) })).toBeFocused();
  await expectAccessible(page);
  await page.getByRole('radio', { name: new RegExp(text('payment.add-method')) }).click();
  await expect(page).toHaveURL(/\/account\/payment-method\?/);
  await openAs(page, world, 'member-refused', '/account/cards#auto-reload');
  await page.getByRole('switch').check();
  await choose(page, 'Visa ending in 1044');
  await button(page, 'cards-reload.auto.save').click();
  await expect(alert(page)).toContainText(text('card-errors.card-expired'));
  await chooseIn(page, text('cards-reload.auto.amount'), '$10');
  await expect(alert(page)).toHaveCount(0);
});
