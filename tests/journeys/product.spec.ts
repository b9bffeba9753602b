import type { Page } from '@playwright/test';
import { CART_KEY, type CartItem } from '#domain/ordering/cart.ts';
import { SENTINEL_PRODUCTS } from '#mocks/sentinels.ts';
import { expectAccessible } from './accessible.ts';
import { keepCart, latte } from './cart-page.ts';
import { button, title, titled } from './controls.ts';
import { expect, PHONE, test } from './support.ts';
import { text, words } from './words.ts';

const french = words('fr-CA');
const LATTE = '/menu/product/1010/hot';
const PRODUCT = 'GET /apiproxy/v1/ordering/:productNumber';

const named = (page: Page, name: string | RegExp) => page.getByRole('button', { name });
const add = (page: Page) => button(page, 'menu-product.add');
const size = (page: Page, name: string) => page.getByRole('radio', { name: new RegExp(`^${name}`) });

/** What the browser keeps of the cart. */
const cart = (page: Page): Promise<CartItem[]> =>
  page.evaluate((key) => JSON.parse(window.localStorage.getItem(key) ?? '{"items":[]}').items, CART_KEY);

test.describe('on a phone', () => {
  test.use({ viewport: PHONE });

  test('MNU-003 MNU-018 ORD-009 a latte is made large with vanilla, two of them, and goes into the cart', async ({
    page,
  }) => {
    await page.goto(LATTE);
    await expect(titled(page, 'Caffè Latte')).toBeVisible();
    await size(page, 'Large').check({ force: true });
    const line = named(page, /^Syrups and sweeteners/);
    await line.click();
    const sheet = page.getByRole('dialog', { name: 'Syrups and sweeteners' });
    await named(page, 'One more: Vanilla syrup').click();
    await expect(sheet).toContainText('$6.25');
    await expectAccessible(page);
    await page.goBack();
    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL(LATTE);
    await expect(line).toBeFocused();
    await button(page, 'menu-product.quantity-more').click();
    await expectAccessible(page);
    await add(page).click();
    await expect.poll(() => cart(page)).toMatchObject([{ sizeCode: 'L', quantity: 2, price: { amount: 625 } }]);
    await add(page).click();
    await expect.poll(() => cart(page)).toMatchObject([{ quantity: 3 }]);
  });

  test('D-366 the page below a sheet that Back closes stays where it was scrolled to', async ({ page }) => {
    await page.goto(LATTE);
    await expect(add(page)).toBeEnabled();
    const line = named(page, /^Syrups and sweeteners/);
    await line.evaluate((element) => element.scrollIntoView({ block: 'center', behavior: 'instant' }));
    const place = await page.evaluate(() => window.scrollY);
    expect(place).toBeGreaterThan(100);
    const seen = await page.evaluateHandle(() => {
      const places = new Set<number>();
      document.addEventListener('scroll', () => places.add(window.scrollY));
      return places;
    });
    await line.click();
    await expect(page.getByRole('dialog', { name: 'Syrups and sweeteners' })).toBeVisible();
    await page.goBack();
    await expect(line).toBeFocused();
    // The way to it may be said once more.
    expect((await seen.evaluate((places) => [...places])).filter((each) => each !== place)).toEqual([]);
  });
});

test('the picture takes in what is chosen; as it comes nothing of that is fetched', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (/^\/art\/menu\/([a-z-]+\/|\d+-)/.test(pathname)) fetched.push(pathname);
  });
  await page.goto('/menu/product/1012/hot');
  await expect(add(page)).toBeEnabled();
  expect(fetched).toEqual([]);
  await named(page, /^Milk/).click();
  await page.getByRole('radio', { name: /^Oat milk/ }).check({ force: true });
  await named(page, /^Foam and toppings/).click();
  await named(page, 'One less: Whipped cream').click();
  await named(page, 'One more: Caramel drizzle').click();
  const over = page.locator('article header img + img');
  await expect(over).toHaveCount(3);
  await expect
    .poll(() => over.evaluateAll((all) => all.every((one) => one instanceof HTMLImageElement && one.naturalWidth > 0)))
    .toBe(true);
  const names = ['1012-plain', 'glass-mug/oat', '1012-open', 'glass-mug/caramel-drizzle'];
  expect([...new Set(fetched)].sort()).toEqual(names.map((name) => `/art/menu/${name}.svg`).sort());
  await expectAccessible(page);
});

test('ORD-010 a line of the cart is changed on the same page, and the cart is shown', async ({ page }) => {
  await page.goto(LATTE);
  await add(page).click();
  await expect.poll(() => cart(page)).toHaveLength(1);
  const [line] = await cart(page);
  await page.goto(`${LATTE}?line=${encodeURIComponent(line?.itemId ?? '')}`);
  await expect(page.getByText(text('menu-product.editing'))).toBeVisible();
  await size(page, 'Small').check({ force: true });
  await button(page, 'menu-product.save').click();
  await expect(page).toHaveURL('/menu/cart');
  expect(await cart(page)).toMatchObject([{ sizeCode: 'S', quantity: 1 }]);
});

test('PRV-023 ORD-009 what a full order has no room for is not added, and the page says so', async ({ page }) => {
  await keepCart(page, [latte(15)]);
  await page.goto(LATTE);
  await add(page).click();
  await expect(page.getByText("There's a 15 item max for a single order.")).toBeVisible();
  expect(await cart(page)).toMatchObject([{ quantity: 15 }]);
});

test('MNU-013 in another language the product is asked for again, and what was chosen stays', async ({ page }) => {
  await page.goto(LATTE);
  await size(page, 'Large').check({ force: true });
  await page.getByRole('contentinfo').getByRole('combobox').selectOption('fr-CA');
  await expect(titled(page, 'Caffè latte')).toBeVisible();
  await expect(size(page, 'Grand')).toBeChecked();
  await expect(named(page, french('menu-product.add'))).toBeVisible();
});

test('PRV-030 what is sold out says so, and cannot be added', async ({ page, world }) => {
  await world.soldOut('1010');
  await page.goto(LATTE);
  await expect(page.getByText(text('menu.unavailable.sold-out'))).toBeVisible();
  await expect(add(page)).toHaveAttribute('aria-disabled', 'true');
  await expectAccessible(page);
});

test('PRV-037 MNU-017 a product that does not exist is not found, and the menu is one press away', async ({
  page,
  problems,
}) => {
  problems.expect(/404.*ordering\/9404/);
  await page.goto(`/menu/product/${SENTINEL_PRODUCTS.missing}/hot`);
  await expect(title(page, 'failures.product-not-found')).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: text('common.see-menu') })
    .click();
  await expect(page).toHaveURL('/menu');
});

test('MNU-015 a product that fails, then comes late, is there when it is asked for again', async ({
  page,
  world,
  problems,
}) => {
  problems.expect(/500.*ordering\/1010/);
  await world.fail(PRODUCT, 'status:500');
  await page.goto(LATTE);
  await expect(page.getByText(text('menu-product.failed'))).toBeVisible();
  await world.heal();
  await world.fail(PRODUCT, 'latency:1500');
  await button(page, 'common.try-again').click();
  await expect(add(page)).toBeVisible();
});

test('MNU-004 MNU-019 what is in it stands a press away, for the size that was chosen, and back', async ({ page }) => {
  await page.goto(LATTE);
  await size(page, 'Large').check({ force: true });
  await page.getByRole('link', { name: text('menu-product.nutrition') }).click();
  await expect(page).toHaveURL(`${LATTE}/nutrition?size=L`);
  await expect(page.getByText('20 fl oz')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Back to Caffè Latte' }).click();
  await expect(titled(page, 'Caffè Latte')).toBeVisible();
  await expect(size(page, 'Large')).toBeChecked();
});
