import type { Page } from '@playwright/test';
import { CART_KEY } from '#domain/ordering/cart.ts';
import { expectAccessible } from './accessible.ts';
import { keepCart, latte } from './cart-page.ts';
import { title, titled } from './controls.ts';
import { expect, holdScripts, MORNING, PHONE_AND_DESKTOP, test } from './support.ts';
import { text, words } from './words.ts';

const MENUS = 'POST /apiproxy/v1/graphql#get-menu';
const PRODUCT = 'GET /apiproxy/v1/ordering/:productNumber';
const OPEN_HOUSE = '900994-58828';
const SMUDGED_BOARD = '900996-99276';

const card = (page: Page, name: string) =>
  page.getByRole('article').filter({ has: page.getByRole('heading', { name, exact: true }) });
const add = (page: Page, product: string) => page.getByRole('button', { name: `Add ${product}` });
const tile = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
const box = (page: Page) => page.getByRole('searchbox', { name: text('menu.search-label') });
const chip = (page: Page, name: string) => page.getByRole('button', { name, exact: true });

/** What the order holds, as the browser keeps it. */
const ordered = (page: Page): Promise<string[]> =>
  page.evaluate((key) => {
    const cart = JSON.parse(localStorage.getItem(key) ?? '{"items":[]}') as {
      items: { quantity: number; size: string; product: { name: string } }[];
    };
    return cart.items.map(({ quantity, size, product }) => `${quantity} ${size} ${product.name}`);
  }, CART_KEY);

for (const [device, viewport] of PHONE_AND_DESKTOP) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test('MNU-001 MNU-002 PRV-041 a visitor finds a drink by its category and puts two into the order', async ({
      page,
      world,
    }) => {
      await world.begin('typical', { frozenAt: MORNING });
      await page.goto('/menu');
      await expectAccessible(page);
      await tile(page, 'Hot coffee').click();
      await expect(titled(page, 'Hot coffee')).toBeFocused();
      await expect(page).toHaveURL('/menu/drinks/hot-coffee');
      await expect(page).toHaveTitle('Hot coffee · Northstar Coffee');
      await expect(card(page, 'Caffè Latte').first()).toContainText('$4.95');
      await expectAccessible(page);

      await tile(page, 'Espresso and lattes').click();
      await expect(page).toHaveURL('/menu/drinks/hot-coffee/espresso-drinks');
      await expect(titled(page, 'Espresso and lattes')).toBeVisible();
      await expect(card(page, 'House Brew')).toHaveCount(0);
      await add(page, 'Flat White').click();
      await expect.poll(() => ordered(page)).toEqual(['1 Medium Flat White']);
      await add(page, 'Flat White').click();
      await expect.poll(() => ordered(page)).toEqual(['2 Medium Flat White']);
      await expect(card(page, 'Flat White').locator('[data-added]')).toHaveCount(0);
      await expect(card(page, 'Flat White').getByRole('link')).toHaveAttribute('href', '/menu/product/1011/hot');
      await page
        .getByRole('navigation', { name: text('menu.path') })
        .getByRole('link', { name: 'Hot coffee' })
        .click();
      await expect(titled(page, 'Hot coffee')).toBeVisible();
    });

    test('a visitor searches the menu, mistyped, filters it and comes back', async ({ page, world }) => {
      await world.begin('typical', { frozenAt: MORNING });
      const results = await holdScripts(page, /\/menu-results-[^/]+\.js$/);
      await page.goto('/menu');
      await box(page).fill('capucino');
      await expect(page.getByRole('main').getByText(text('menu.loading'))).toBeAttached();
      await expectAccessible(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
      results.release();
      await expect(card(page, 'Cappuccino').first()).toBeVisible();
      await expect(page).toHaveURL('/menu?q=capucino');
      await expectAccessible(page);
      await chip(page, 'No milk').click();
      await expect(page).toHaveURL('/menu?q=capucino&without=milk');
      await expect(page.getByRole('heading', { name: 'No matches for “capucino”' })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: text('menu.drop-filters') }).click();
      await expect(card(page, 'Cappuccino').first()).toBeVisible();
      await expect(box(page)).toHaveValue('capucino');
      await expect(page).toHaveURL('/menu?q=capucino');
      await page.reload();
      await expect(card(page, 'Cappuccino').first()).toBeVisible();

      await page.getByRole('button', { name: text('menu.search-clear') }).click();
      await chip(page, 'No caffeine').click();
      await chip(page, 'Under 200 calories').click();
      await expect(page).toHaveURL('/menu?filters=no-caffeine,under-200');
      const all = page.getByRole('button', { name: /^Show all / });
      await all.click();
      await expect(all).toBeHidden();
      for (const calories of await page
        .getByRole('article')
        .getByText(/^\d+ calories?$/)
        .allTextContents()) {
        expect(Number.parseInt(calories, 10)).toBeLessThan(200);
      }
      await chip(page, 'No caffeine').click();
      await chip(page, 'Under 200 calories').click();
      await expect(tile(page, 'Hot coffee')).toBeVisible();
    });
  });
}

test('what is typed before the app is there is searched for, and without it the form leads to the same page', async ({
  page,
}) => {
  const scripts = await holdScripts(page);
  await page.goto('/menu', { waitUntil: 'commit' });
  await expect(tile(page, 'Hot coffee')).toBeVisible();
  await box(page).fill('latte');
  scripts.release();
  await expect(card(page, 'Caffè Latte').first()).toBeVisible();
  await expect(page).toHaveURL('/menu?q=latte');
});

for (const [fault, status, words] of [
  ['status:404', 404, 'menu.none-found'],
  ['status:500', 500, 'menu.failed'],
] as const) {
  test(`OPP-089 OPP-090 MNU-011 PRV-034 PRV-035 a menu that answers ${fault} answers the page so, says so and can be tried again`, async ({
    page,
    world,
    problems,
  }) => {
    problems.expect(/404|500/);
    await world.fail(MENUS, fault);
    const answer = await page.goto('/menu');
    expect(answer?.status()).toBe(status);
    await expect(page.getByRole('heading', { name: text(words) })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('button', { name: text('common.try-again') }).click();
    await expect(page.getByRole('heading', { name: text(words) })).toBeVisible();
    await world.heal();
    await page.getByRole('button', { name: text('common.try-again') }).click();
    await expect(tile(page, 'Hot coffee')).toBeVisible();
  });
}

test('OPP-091 MNU-012 PRV-036 a category that is not there answers 404, says so and leads on', async ({
  page,
  problems,
}) => {
  problems.expect(/404/);
  for (const address of ['/menu/drinks/nothing', '/menu/drinks/hot-coffee/nothing']) {
    const answer = await page.goto(address);
    expect(answer?.status(), address).toBe(404);
    await expect(title(page, 'menu.category-missing')).toBeVisible();
  }
  await expectAccessible(page);
  await page.getByRole('main').getByRole('link', { name: 'Iced tea', exact: true }).click();
  await expect(titled(page, 'Iced tea')).toBeFocused();
});

test('MNU-007 MNU-012 whatever else stands under the menu leads to it', async ({ page }) => {
  for (const address of [
    '/menu/nonsense',
    '/menu/nonsense/hot-coffee',
    '/menu/drinks',
    '/menu/a/b/c/d',
    '/menu/product/1010',
  ]) {
    await page.goto(address);
    await expect(page).toHaveURL('/menu');
  }
});

test.describe('at a store', () => {
  test.beforeEach(async ({ world }) => world.begin('typical', { frozenAt: MORNING }));

  test('MNU-010 a menu of a store that is cut short is not shown: the national one is, and the store is cleared', async ({
    page,
    world,
  }) => {
    await page.goto(`/menu?storeNumber=${OPEN_HOUSE}`);
    await expect(page.getByRole('region', { name: 'Seattle Open House', exact: true })).toBeVisible();
    await world.fail(MENUS, 'truncate', 1);
    await page.goto('/menu/food/pastries');
    await expect(page.getByText(text('menu.store-menu-failed'))).toBeVisible();
    await expect(card(page, 'Butter Croissant')).toBeVisible();
    await expect(page.getByText(text('menu.bar-no-store'))).toBeVisible();
    await expectAccessible(page);
  });

  test('MNU-010 of two menus under way only that of the store chosen last is shown', async ({ page, world }) => {
    await page.goto(`/menu?storeNumber=${OPEN_HOUSE}`);
    await expect(page.getByRole('region', { name: 'Seattle Open House', exact: true })).toBeVisible();
    await world.fail(MENUS, 'latency:3000', 1);
    await page.goto('/menu/drinks/hot-coffee');
    await expect(page.getByText('Seattle Open House')).toBeVisible();
    // The slow answer of the store is still on its way when the visitor has cleared it.
    await page
      .getByRole('link', { name: text('shell.menu') })
      .first()
      .click();
    await page.getByRole('button', { name: 'Clear Seattle Open House' }).click();
    await expect(tile(page, 'Cups and tumblers')).toBeVisible();
    await tile(page, 'Hot coffee').click();
    await expect(page.getByText(text('menu.bar-no-store'))).toBeVisible();
    await expect(add(page, 'House Brew')).toBeVisible();
    await page.waitForTimeout(3000);
    await expect(page.getByText(text('menu.store-menu-failed'))).toBeHidden();
    await expect(page.getByText(text('menu.bar-no-store'))).toBeVisible();
  });

  test('PRV-023 ORD-009 a plus over the limit of one order says so, shows no tick, and adds nothing', async ({
    page,
    world,
  }) => {
    await world.begin('typical', { frozenAt: MORNING });
    await keepCart(page, [latte(15)]);
    await page.goto('/menu/drinks/hot-coffee/espresso-drinks');
    await add(page, 'Flat White').click();
    await expect(page.getByText("There's a 15 item max for a single order.")).toBeVisible();
    await expect(card(page, 'Flat White').locator('[data-added]')).toHaveCount(0);
    expect(await ordered(page)).toEqual(['15 Medium Caffè Latte']);
  });

  test('PRV-029 PRV-030 what cannot be had says why and has no plus; what is sold out meanwhile says so then', async ({
    page,
    world,
  }) => {
    await world.soldOut('1011');
    await page.goto('/menu/drinks/hot-coffee/espresso-drinks');
    await expect(card(page, 'Flat White')).toContainText(text('menu.unavailable.sold-out'));
    await expect(card(page, 'Flat White').getByRole('button')).toHaveCount(0);
    await world.soldOut('1012');
    await add(page, 'Caffè Mocha').click();
    await expect(card(page, 'Caffè Mocha').first()).toContainText(text('menu.unavailable.sold-out'));
    expect(await ordered(page)).toEqual([]);
    await expectAccessible(page);
  });

  test('MNU-017 what could not be added says so, and the next press adds it', async ({ page, world, problems }) => {
    problems.expect(/500/);
    await page.goto('/menu/drinks/hot-coffee/espresso-drinks');
    await world.fail(PRODUCT, 'status:500', 1);
    await add(page, 'Flat White').click();
    await expect(card(page, 'Flat White').getByRole('alert')).toBeVisible();
    expect(await ordered(page)).toEqual([]);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Try again to add Flat White' }).click();
    await expect.poll(() => ordered(page)).toEqual(['1 Medium Flat White']);
  });

  test('MNU-010 a store without a readable menu leaves the national one', async ({ page, problems }) => {
    problems.expect(/500/);
    await page.addInitScript(
      ([store]) =>
        localStorage.setItem(
          'northstar.order-store',
          JSON.stringify({
            machine: 'storeSelection',
            version: 1,
            storeNumber: store,
            distance: 1,
            confirmedAt: Date.now() - 1000,
          }),
        ),
      [SMUDGED_BOARD],
    );
    await page.goto('/menu/drinks/hot-coffee');
    await expect(page.getByText(text('menu.store-menu-failed'))).toBeVisible();
    await expect(card(page, 'House Brew')).toBeVisible();
  });
});

test.describe('in French', () => {
  test.use({ locale: 'fr-CA' });
  test('the menu speaks French, and a change of language keeps the page', async ({ page }) => {
    const french = words('fr-CA');
    await page.goto('/menu/drinks/hot-coffee');
    await expect(titled(page, 'Cafés chauds')).toBeVisible();
    await expectAccessible(page);
    await page.getByRole('combobox', { name: french('shell.language') }).selectOption('en-US');
    await expect(titled(page, 'Hot coffee')).toBeVisible();
    await expect(page).toHaveURL('/menu/drinks/hot-coffee');
  });
});
