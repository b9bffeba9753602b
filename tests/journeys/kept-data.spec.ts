import { PERSONAS } from '#mocks/session/personas.ts';
import { BEGUN_KEYS, PUBLIC_KEYS } from '#platform/storage/storage.ts';
import { comeToSummary, place } from './order-steps.ts';
import { expect, openAs, test } from './support.ts';
import { text } from './words.ts';

/** What of a form that is being filled in, or of a document loaded anew, lies in one tab. */
const OF_THE_TAB = ['northstar.typed-before', 'northstar.typed-pages', 'northstar.reloaded-at'];
const KEPT: readonly string[] = [...PUBLIC_KEYS, ...BEGUN_KEYS, ...OF_THE_TAB];

/** Pages whose answers say who a member is and what they own. */
const PERSONAL = ['/account/for-you', '/account/profile', '/account/cards', '/account/history', '/account/rewards'];

test('FC-142 FC-143 after an order and a walk through a member’s pages the browser holds no answer of the retailer', async ({
  page,
  context,
  world,
}) => {
  test.setTimeout(120_000);
  await comeToSummary(page, world);
  await place(page);
  for (const address of [...PERSONAL, '/menu', '/gift', '/store-locator?place=Seattle']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await page.waitForLoadState('networkidle');
  }
  const held = await page.evaluate(async () => ({
    keys: [...Object.keys(localStorage), ...Object.keys(sessionStorage)],
    values: [...Object.values(localStorage), ...Object.values(sessionStorage)].join('\n'),
    caches: await caches.keys(),
    databases: await indexedDB.databases(),
    workers: (await navigator.serviceWorker.getRegistrations()).length,
  }));
  // The router's own memory of how far pages were scrolled.
  const unknown = held.keys.filter((key) => !KEPT.includes(key) && !/^tsr-scroll-restoration/.test(key));
  expect(unknown).toEqual([]);
  expect(held).toMatchObject({ caches: [], databases: [], workers: 0 });
  expect(context.serviceWorkers()).toEqual([]);
  const { email } = PERSONAS['member-green'];
  for (const personal of [email, 'Gwen', '"balance"', '"starBalance"', 'apiproxy']) {
    expect(held.values, personal).not.toContain(personal);
  }
});

test('FC-070 D-365 a tab that was on another site while a visitor signed out forgets what was typed in it', async ({
  page,
  context,
  world,
}) => {
  await openAs(page, world, 'anonymous', '/account/create');
  const name = page.getByLabel(text('common.first-name'), { exact: true });
  await name.fill('Ada');
  await page.goto('about:blank');
  await page.goBack();
  await expect(name, 'without a sign-out it is still there').toHaveValue('Ada');
  await page.goto('about:blank');
  const other = await context.newPage();
  await world.become('member-green');
  await other.goto('/account/for-you');
  await other
    .getByRole('main')
    .getByRole('link', { name: text('common.sign-out') })
    .click();
  await expect(other.getByText(text('shell.signed-out'))).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(name).toBeEditable();
  await expect(name).toHaveValue('');
});
