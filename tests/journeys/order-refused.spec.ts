import type { Page } from '@playwright/test';
import { RECENT_ORDER_KEY } from '#domain/ordering/order-placement.ts';
import { PERSONAS } from '#mocks/session/personas.ts';
import { expectAccessible } from './accessible.ts';
import { button } from './controls.ts';
import {
  alert,
  comeToReload,
  comeToSummary,
  dialog,
  expectDone,
  expectPlaced,
  loseReload,
  openSummary,
  pays,
  place,
  placeAfterCheck,
  placeButton,
  placeByVisa,
  RELOAD,
  reloadButton,
  reloadInVain,
  SUBMIT,
} from './order-steps.ts';
import { signIn } from './sign-in-form.ts';
import { expect, test } from './support.ts';
import { text } from './words.ts';

const CARDS = 'GET /apiproxy/v1/account/cards';

const time = (page: Page) => page.getByRole('radio', { name: /^11:10/ });

const reloads = (page: Page, name: string | RegExp) =>
  page.getByRole('group', { name: text('ordering-summary.reload-with') }).getByRole('radio', { name });

test('ORD-049 OPP-036 an order that is refused says why and keeps the cart; another way to pay takes the reason away and pays', async ({
  page,
  world,
}) => {
  await comeToSummary(page, world);
  await world.spend(2400);
  await placeButton(page).click();
  await expect(alert(page)).toContainText(text('ordering-summary.not-placed'));
  await expect(alert(page)).toContainText('Insufficient balance available.');
  await expectAccessible(page);
  expect(await world.effects()).toMatchObject({ ordersPlaced: 0, orderCharges: 0 });
  await placeByVisa(page);
  expect((await world.effects()).ordersPlaced).toBe(1);
});

test('ORD-070 a reload that is refused places nothing and says why; another method pays', async ({
  page,
  world,
  problems,
}) => {
  problems.expect(/422.*reload/);
  await comeToReload(page, world, 'member-refused');
  await reloads(page, 'Visa ending in 1062').click({ force: true });
  await reloadButton(page).click();
  await expect(alert(page)).toContainText('Contact customer service');
  await expectDone(world, { reloads: 0, ordersPlaced: 0 });
  await placeByVisa(page);
  await expectDone(world, { reloads: 0, ordersPlaced: 1 });
});

test('ORD-070 a reload that fails before anything is charged says so, and is tried again', async ({
  page,
  world,
  problems,
}) => {
  problems.expect(/Failed to load resource/);
  await comeToReload(page, world);
  await world.fail(CARDS, 'status:400');
  await reloadButton(page).click();
  await expect(alert(page)).toContainText(text('ordering-summary.not-placed'));
  await world.heal();
  await pays(page, /^Visa/).click({ force: true });
  await expect(alert(page)).toHaveCount(0);
  await pays(page, /^Northstar Card/).click({ force: true });
  await reloadButton(page).click();
  await expectPlaced(page);
  await expectDone(world, { reloads: 1, ordersPlaced: 1 });
});

test('FC-025 the reload works and the order is refused: both are said, and the retry charges no second reload', async ({
  page,
  world,
}) => {
  await reloadInVain(page, world);
  await expect(alert(page)).toContainText(text('failures.price-outdated'));
  await expectAccessible(page);
  await expectDone(world, { reloads: 1, ordersPlaced: 0 });
  await place(page);
  await expectDone(world, { reloads: 1, ordersPlaced: 1 });
});

test('FC-025 once it was read that the card was reloaded, an order by another method reloads nothing', async ({
  page,
  world,
}) => {
  await reloadInVain(page, world);
  await placeByVisa(page);
  await expectDone(world, { reloads: 1, ordersPlaced: 1 });
});

test('FC-025 D-418 a doubt about a reload is put aside: its card holds the money, and the order charges it no second time', async ({
  page,
  world,
  problems,
}) => {
  await loseReload({ page, world, problems });
  await button(page, 'common.not-now').click();
  await expect(dialog(page, 'order-placed.reload.unsure')).toBeHidden();
  await world.heal();
  await place(page);
  await expectDone(world, { reloads: 1, ordersPlaced: 1 });
});

test('FC-025 a doubt about a reload is put aside, and the next reload asks for it before any other', async ({
  page,
  world,
  problems,
}) => {
  problems.expect(/500/);
  await comeToReload(page, world);
  await world.fail(RELOAD, 'status:500');
  await reloadButton(page).click();
  await button(page, 'common.not-now').click();
  await expect(dialog(page, 'order-placed.reload.unsure')).toBeHidden();
  await world.heal();
  await reloadButton(page).click();
  await placeAfterCheck(page, world);
});

test('FC-065 the session ends at the order: who signs in is at the summary, and only a press places it', async ({
  page,
  world,
}) => {
  await comeToSummary(page, world);
  await button(page, 'ordering-summary.change-pickup').click();
  await time(page).check({ force: true });
  await expect(time(page)).toBeChecked();
  await world.expireSessions();
  await placeButton(page).click();
  await expect(page).toHaveURL(/\/account\/signin\?returnUrl=.*payment-summary/);
  await signIn(page, PERSONAS['member-green'].email);
  await expect(page).toHaveURL(/\/menu\/cart#payment-summary$/);
  await expect(placeButton(page)).toBeEnabled();
  await expect(page.getByRole('dialog').getByText('Seattle Open House').first()).toBeVisible();
  await button(page, 'ordering-summary.change-pickup').click();
  await expect(time(page)).toBeChecked();
  const { ordersPlaced, requests } = await world.effects();
  expect([ordersPlaced, requests[SUBMIT]]).toEqual([0, 1]);
  await pays(page, /^Visa/).click({ force: true });
  await place(page);
  expect((await world.effects()).ordersPlaced).toBe(1);
});

test('FC-020 FC-064 the session ends while an order is in doubt: the form to sign in is free, and the doubt comes before another order', async ({
  page,
  world,
  problems,
}) => {
  problems.expect(/503/);
  problems.expect(/401/);
  await comeToSummary(page, world);
  await world.fail(SUBMIT, 'status:503', 1);
  await placeButton(page).click();
  await expect(dialog(page, 'order-placed.doubt.missing')).toBeVisible();
  await world.expireSessions();
  await button(page, 'common.check-again').click();
  await expect(page).toHaveURL(/\/account\/signin\?returnUrl=.*payment-summary/);
  await signIn(page, PERSONAS['member-green'].email);
  await expect(dialog(page, 'order-placed.doubt.unsure')).toBeVisible();
  await button(page, 'common.check-again').click();
  await expect(dialog(page, 'order-placed.doubt.missing')).toBeVisible();
  await button(page, 'order-placed.doubt.back').click();
  await openSummary(page);
  await place(page);
  await expectDone(world, { reloads: 0, ordersPlaced: 1 });
});

test('ORD-018 at sign-out nothing stays of the order that was placed last', async ({ page, world }) => {
  await comeToSummary(page, world);
  await place(page);
  await button(page, 'common.got-it').click();
  const latest = page.getByRole('heading', { name: text('order-placed.latest'), exact: true });
  await expect(latest).toBeVisible();
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Account of/ })
    .click();
  await page.getByRole('main').getByRole('link', { name: 'Sign out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(latest).toBeHidden();
  expect(await page.evaluate((key) => window.localStorage.getItem(key), RECENT_ORDER_KEY)).toBeNull();
});
