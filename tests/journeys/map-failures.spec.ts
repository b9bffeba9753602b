import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { serveGoogle } from './google-script.ts';
import { cards, map, results } from './locator-page.ts';
import { GOOGLE_PORT } from './playwright.config.ts';
import { expect, PHONE_AND_DESKTOP, test } from './support.ts';
import { text } from './words.ts';
import type { WorldControl } from './world-control.ts';

const MAP_CODE = /\/assets\/maplibre-map-[\w-]+\.js/;
/** What browsers say of themselves about files that do not come, and about a preload that was not used in time. */
const NO_FILE = /Failed to load resource|net::ERR_|preloaded using link preload/;

const retry = (page: Page) => page.getByRole('button', { name: text('store-locator.map-retry') });
const marker = (page: Page) =>
  map(page)
    .getByRole('button', { name: /, (favorite )?store$|stores? here/ })
    .first();

async function breakWebGl(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const getContext = HTMLCanvasElement.prototype.getContext;
    Object.defineProperty(HTMLCanvasElement.prototype, 'getContext', {
      configurable: true,
      value(this: HTMLCanvasElement, kind: string, ...rest: unknown[]) {
        const isBroken = kind.startsWith('webgl') && !('mended' in window);
        return isBroken ? null : Reflect.apply(getContext, this, [kind, ...rest]);
      },
    });
  });
}
const mendWebGl = (page: Page) => page.evaluate(() => void Object.assign(window, { mended: true }));

/** The map's place says that it is missing, and how to try it again. */
async function expectMissing(page: Page): Promise<void> {
  await expect(map(page).getByRole('status')).toHaveText(text('store-locator.map-unavailable'), { timeout: 25_000 });
  await expect(retry(page)).toBeVisible();
}

/** Search, filters, select and favourites, by the list alone. */
async function useTheList(page: Page, world: WorldControl): Promise<void> {
  await page.getByRole('combobox', { name: text('store-locator.search-label') }).fill('Chicago');
  await page.getByRole('button', { name: text('store-locator.search-submit'), exact: true }).click();
  await expect(results(page).getByText(/stores near Chicago/)).toBeVisible();
  const second = cards(page).nth(1);
  await second.getByText(/, IL \d{5}/).click();
  await expect(second).toHaveAttribute('aria-current', 'true');
  const heart = second.getByRole('button', { name: /^Favorite: / });
  await heart.click();
  await expect(heart).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(async () => (await world.effects()).favouritesAdded).toBe(1);
  const all = await cards(page).count();
  await page.getByRole('button', { name: text('store-locator.filters'), exact: true }).click();
  await page.getByRole('dialog').getByRole('checkbox', { name: 'Drive-thru' }).check();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('store-locator.filters-apply') })
    .click();
  await expect(page).toHaveURL(/features=DT/);
  await expect.poll(() => cards(page).count()).toBeLessThan(all);
}

test.describe('without Google', () => {
  test.slow();
  test.beforeEach(({ world }) => world.become('member-new'));

  for (const [name, viewport] of PHONE_AND_DESKTOP) {
    test.describe(`on ${name}`, () => {
      test.use({ viewport });

      test('FC-157 LOC-004 without WebGL the list does everything, the map’s place says so, and a retry brings the map', async ({
        page,
        world,
        problems,
      }, info) => {
        problems.expect(/WebGL|webgl/);
        await breakWebGl(page);
        await page.goto('/store-locator?place=Seattle');
        await expectMissing(page);
        await expect(cards(page).first()).toBeVisible();
        await expectAccessible(page);
        await info.attach(`map-missing-${name}`, { body: await page.screenshot(), contentType: 'image/png' });
        await useTheList(page, world);
        await retry(page).click();
        await expectMissing(page);
        await mendWebGl(page);
        await retry(page).click();
        await expect(marker(page)).toBeAttached({ timeout: 20_000 });
        await expect(retry(page)).toHaveCount(0);
      });
    });
  }

  test('FC-157 when the map’s code cannot be fetched the list does everything, and a retry brings the map without a new page', async ({
    page,
    world,
    problems,
  }) => {
    problems.expect(NO_FILE);
    await page.route(MAP_CODE, (route) => route.abort('connectionreset'));
    await page.goto('/store-locator?place=Seattle');
    await expectMissing(page);
    await page.evaluate(() => Object.assign(window, { same: true }));
    await useTheList(page, world);
    await page.unroute(MAP_CODE);
    await retry(page).click();
    await expect(marker(page)).toBeAttached({ timeout: 20_000 });
    expect(await page.evaluate(() => 'same' in window)).toBe(true);
  });

  test('FC-157 when a part of the map’s data cannot be fetched, a retry brings the map all the same', async ({
    page,
    problems,
  }) => {
    problems.expect(NO_FILE);
    const outlines = /\/assets\/outlines-[\w-]+\.js/;
    await page.route(outlines, (route) => route.fulfill({ status: 503, body: '' }));
    await page.goto('/store-locator?place=Seattle');
    await expectMissing(page);
    await page.unroute(outlines);
    await retry(page).click();
    await expect(marker(page)).toBeAttached({ timeout: 20_000 });
  });

  test('FC-157 when the map’s code is gone from the host, a retry brings the page anew, with the same search', async ({
    page,
    problems,
  }) => {
    problems.expect(NO_FILE);
    await page.route(MAP_CODE, (route) => route.fulfill({ status: 404, body: '' }));
    await page.goto('/store-locator?place=Seattle');
    await expectMissing(page);
    await page.evaluate(() => Object.assign(window, { same: true }));
    await page.unroute(MAP_CODE);
    await retry(page).click();
    await expect(marker(page)).toBeAttached({ timeout: 20_000 });
    expect(await page.evaluate(() => 'same' in window)).toBe(false);
    await expect(results(page).getByText(/stores near Seattle/)).toBeVisible();
  });
});

test.describe('with Google', () => {
  test.use({ baseURL: `http://127.0.0.1:${GOOGLE_PORT}` });
  test.slow();

  test('FC-157 when Google and the keyless map both fail, the list does everything, and a retry brings Google', async ({
    context,
    page,
    world,
    problems,
  }) => {
    problems.expect(NO_FILE);
    problems.expect(/Google Maps cannot be used/);
    await world.become('member-new');
    await serveGoogle(context, { script: 'blocked' });
    await page.route(MAP_CODE, (route) => route.abort('connectionreset'));
    await page.goto('/store-locator?place=Seattle');
    await expectMissing(page);
    await useTheList(page, world);
    await context.unrouteAll();
    await serveGoogle(context);
    await retry(page).click();
    await expect(page.getByText('Map data ©2026 Google')).toBeVisible({ timeout: 20_000 });
    await expect(marker(page)).toBeAttached();
  });

  test('LOC-021 FC-157 when neither map comes in time, the list does without, and a retry brings the map', async ({
    context,
    page,
    world,
    problems,
  }) => {
    problems.expect(NO_FILE);
    problems.expect(/Google Maps cannot be used/);
    await world.become('member-new');
    await serveGoogle(context, { script: 'hangs' });
    await page.route(MAP_CODE, () => {});
    await page.goto('/store-locator?place=Seattle');
    await expectMissing(page);
    await expect(cards(page).first()).toBeVisible();
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    await retry(page).click();
    await expect(marker(page)).toBeAttached({ timeout: 20_000 });
  });
});
