import type { Page } from '@playwright/test';
import { keepCart, latte, OPEN_HOUSE, orderFrom, walkToCart } from './cart-page.ts';
import { expect, MORNING, openAs, test } from './support.ts';
import { words } from './words.ts';

const WIDTH = 320;
/** What a sheet leaves free at its sides, pixels. */
const SHEET_EDGE = 16;
/** The language of the longest words. */
const LANGUAGE = 'fr-CA';
const text = words(LANGUAGE);

test.use({ viewport: { width: WIDTH, height: 640 }, locale: LANGUAGE });

async function enlargeText(page: Page): Promise<void> {
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
}

/** Nothing of the page lies beyond the edge of the phone. */
async function expectNothingCut(page: Page): Promise<void> {
  await enlargeText(page);
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBe(WIDTH);
}

const ends = async (of: ReturnType<Page['locator']>) => {
  const { x, y, width, height } = (await of.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { top: y, right: x + width, bottom: y + height };
};

for (const [what, address, last] of [
  ['the menu', '/menu', text('common.see-all')],
  ['a category that is not there', '/menu/drinks/nowhere', 'Chocolats chauds et laits vapeur'],
  ['a product', '/menu/product/1010/hot', text('menu-product.add')],
  ['the nutrition of a product', '/menu/product/1010/hot/nutrition', text('menu-product.nutrient.cholesterol')],
] as const) {
  test(`text of 200 % fits a narrow phone: ${what}`, async ({ page, problems }) => {
    problems.expect(/404/);
    await page.goto(address);
    await expect(page.getByRole('main').getByText(last, { exact: true }).first()).toBeVisible();
    await expectNothingCut(page);
  });
}

test('text of 200 % fits a narrow phone: a favourite, whose heart lies over no words', async ({ page, world }) => {
  await openAs(page, world, 'member-green', '/menu/favorites');
  const favourite = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Caffè latte' });
  await expect(favourite).toBeVisible();
  await expectNothingCut(page);
  const heart = await ends(favourite.locator('[aria-pressed]'));
  expect(heart.bottom).toBeLessThanOrEqual((await ends(favourite.getByRole('heading'))).top);
});

test('text of 200 % fits a narrow phone: the total in the foot of the payment summary', async ({ page, world }) => {
  await world.begin('typical', { frozenAt: MORNING });
  await world.become('member-green');
  await keepCart(page, [latte(3)]);
  await orderFrom(page, OPEN_HOUSE);
  await walkToCart(page);
  await page.getByRole('button', { name: /^Vérifier la commande/ }).click();
  const total = page.getByRole('dialog').getByText('16,39 $ US').last();
  await expect(total).toBeVisible();
  await enlargeText(page);
  await expect.poll(async () => (await ends(total)).right).toBeLessThanOrEqual(WIDTH - SHEET_EDGE);
});

test('text of 200 % fits a narrow phone: a toast that can be undone', async ({ page, world }) => {
  await openAs(page, world, 'member-green', '/store-locator?place=Seattle&tab=favourites');
  const heart = page.getByRole('article').first().locator('[aria-pressed="true"]');
  await expect(heart).toBeVisible();
  await enlargeText(page);
  await heart.click();
  const toast = page.getByRole('region', { name: text('shell.toasts') });
  await expect(toast.getByRole('button', { name: text('shell.undo') })).toBeVisible();
  for (const control of await toast.getByRole('button').all()) {
    await expect(control).toBeInViewport({ ratio: 1 });
  }
  expect((await toast.getByRole('paragraph').boundingBox())?.width).toBeGreaterThan(WIDTH / 2);
});

/** The narrowest of the texts of a page: beside a picture that grows with them they would be columns of single letters. */
const narrowestText = (page: Page) =>
  page.getByRole('main').evaluate((main) => {
    const texts = [...main.querySelectorAll('h1, h2, h3, p')].filter(
      ({ textContent, clientWidth }) => clientWidth > 1 && (textContent ?? '').length > 12,
    );
    return Math.min(...texts.map(({ clientWidth }) => clientWidth));
  });

/** What can be ordered again, where a line or more of its name is cut off. */
const cutNames = (page: Page) =>
  page
    .locator('section[aria-labelledby="order-again"] h3')
    .evaluateAll((names) =>
      names.filter((each) => each.scrollHeight > each.clientHeight + 16).map((each) => each.textContent),
    );

for (const [persona, address, width] of [
  ['member-gold', '/account/for-you', 200],
  ['member-new', '/account/for-you', 200],
  ['member-gold', '/rewards', 130],
  ['member-gold', '/rewards/my-rewards', 130],
] as const) {
  test(`text of 200 % has its room beside the pictures of ${address} for ${persona}`, async ({ page, world }) => {
    await openAs(page, world, persona, address);
    await page.waitForLoadState('networkidle');
    await expectNothingCut(page);
    expect(await narrowestText(page)).toBeGreaterThan(width);
    expect(await cutNames(page)).toEqual([]);
  });
}

for (const locale of ['fr-CA', 'es-US']) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test('text of 200 % fits a narrow phone: pages of a member, and of a partner', async ({ page, world }) => {
      await world.become('member-gold');
      for (const path of [
        '/account/profile',
        '/account/history',
        '/account/settings/privacy',
        '/rewards/partnerships/marriottbonvoy',
      ]) {
        await page.goto(path);
        await page.waitForLoadState('networkidle');
        await expectNothingCut(page);
      }
    });
  });
}
