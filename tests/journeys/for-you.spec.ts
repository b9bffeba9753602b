import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { expect, openAs, PHONE, PHONE_AND_DESKTOP, test } from './support.ts';
import { text, words } from './words.ts';

const french = words('fr-CA');

const done = (page: Page) => page.getByText(text('home-feed.task.MOP.done-title'));
const welcome = (page: Page) => page.getByRole('dialog', { name: text('home-feed.welcome.title') });

/** What has moved since the page began, as browsers score it. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    let score = 0;
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        if (!Reflect.get(entry, 'hadRecentInput')) score += Reflect.get(entry, 'value');
      Object.assign(window, { shifted: score });
    }).observe({ type: 'layout-shift', buffered: true });
  });
const shifted = (page: Page) => page.evaluate(() => Number(Reflect.get(window, 'shifted') ?? 0));

for (const [device, viewport] of PHONE_AND_DESKTOP) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test('FED-001 FED-003 FED-004 FED-010 a member is greeted, sees what the Stars buy and has the usual in the cart with one press; nothing moves', async ({
      page,
      world,
    }) => {
      await watchShifts(page);
      await openAs(page, world, 'member-gold', '/account/for-you');
      await expect(
        page.getByRole('heading', { level: 1, name: /^Good (morning|afternoon|evening), Goldie$/ }),
      ).toBeVisible();
      await expect(page.getByRole('region', { name: text('home-stream.title') })).toBeVisible();
      await expect(page.getByText(text('menu-previous.usual'))).toBeVisible();
      await expect(
        page.getByText(text('home-feed.store-title')).or(page.getByText(text('home-feed.stores-title'))),
      ).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(await shifted(page)).toBeLessThan(0.02);
      await expectAccessible(page);
      await page.getByText(text('home-feed.rewards.get')).click();
      await expect(page.getByText(text('rewards.enough')).first()).toBeVisible();
      await expectAccessible(page);
      const actions = page.getByRole('navigation', { name: text('home-feed.actions') });
      const start = actions.getByRole('link', { name: text('common.start-order') });
      await expect(start).toBeInViewport();
      await page.setViewportSize({ width: viewport.width, height: 340 });
      await expect(start).toBeVisible();
      await page.setViewportSize(viewport);
      await page
        .getByRole('button', { name: /^Add .* to your order$/ })
        .first()
        .click();
      await expect(page.getByRole('link', { name: '1 item in your cart' })).toBeVisible();
      await page.getByRole('link', { name: text('home-feed.rewards.details') }).click();
      await expect(page).toHaveURL(/\/account\/rewards$/);
    });
  });
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('FED-007 FED-008 FED-009 the card is scanned from the feed, and added where there is none', async ({
    page,
    world,
  }) => {
    await openAs(page, world, 'member-gold', '/account/for-you');
    await page.getByRole('link', { name: text('home-feed.scan') }).click();
    await expect(page.getByRole('dialog', { name: text('cards-pay.title') })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page).toHaveURL(/\/account\/for-you$/);
    await openAs(page, world, 'member-without-cards', '/account/for-you');
    await expect(page.getByRole('heading', { name: text('home-feed.no-card.title') })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('link', { name: text('home-feed.add-card') }).click();
    await expect(page).toHaveURL(/\/account\/cards\/add$/);
  });

  test('FED-072 FED-073 FED-074 FED-076 FED-077 a new member is welcomed once; a done task goes after five seconds in sight, in every tab', async ({
    page,
    context,
    world,
  }) => {
    await openAs(page, world, 'member-beginning', '/account/for-you');
    await expect(welcome(page)).toBeVisible();
    await expectAccessible(page);
    await page.goBack();
    await expect(welcome(page)).toHaveCount(0);
    await expect(page).toHaveURL(/\/account\/for-you$/);
    const other = await context.newPage();
    await other.setViewportSize({ width: 390, height: 300 });
    await other.goto('/account/for-you');
    await expect(done(other)).toHaveCount(1);
    await expect(welcome(other)).toHaveCount(0);
    // Read for a moment, left, and then read to the end.
    await done(page).scrollIntoViewIfNeeded();
    await page.waitForTimeout(2000);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForTimeout(1000);
    await done(page).scrollIntoViewIfNeeded();
    await expectAccessible(page);
    await expect(done(page)).toHaveCount(0, { timeout: 10_000 });
    await expect(done(other)).toHaveCount(0);
    await expect(page.getByText(text('home-feed.task.Purchase.title'))).toBeVisible();
    await page.reload();
    await expect(page.getByText(text('home-feed.task.Purchase.title'))).toBeVisible();
    await expect(done(page)).toHaveCount(0);
    expect(await page.evaluate(() => JSON.stringify(window.localStorage))).not.toMatch(/fay/i);
  });
});

test.describe('at 320 px in French', () => {
  test.use({ viewport: { width: 320, height: 640 }, locale: 'fr-CA' });

  test('the words of what can be ordered again are not broken beside the button', async ({ page, world }) => {
    await openAs(page, world, 'member-gold', '/account/for-you');
    const label = page.getByText(french('menu-previous.last'), { exact: true });
    await expect(label).toBeVisible();
    const lines = await label.evaluate((one) => one.clientHeight / Number.parseFloat(getComputedStyle(one).lineHeight));
    expect(lines).toBeLessThan(2.5);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  });
});

test('FED-012 what does not load is said beside what is there, and the page stays in French too', async ({
  page,
  context,
  world,
  problems,
  baseURL,
}) => {
  problems.expect(/500/);
  await context.addCookies([{ name: 'locale', value: 'fr-CA', url: baseURL ?? '' }]);
  await world.become('member-green');
  await world.fail('GET /apiproxy/v1/stream-items', 'status:500');
  await page.goto('/account/for-you');
  await expect(page.getByText(french('home-feed.failed'))).toBeVisible();
  await expect(page.getByText(french('home-feed.failed-hint'))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: /^(Bonjour|Bonsoir), Gwen$/ })).toBeVisible();
  await expect(page.getByText(french('menu-previous.usual'))).toBeVisible();
  await expectAccessible(page);
  await world.heal();
  await page.getByRole('button', { name: french('common.try-again') }).click();
  await expect(page.getByText(french('home-feed.failed'))).toHaveCount(0);
});
