import type { Page } from '@playwright/test';
import { brew, CART, fewer, keepCart, latte, line, more, kept as readKept, remove } from './cart-page.ts';
import { expect, test } from './support.ts';
import { text } from './words.ts';

const DELIVERY = '/store-locator/delivery';

const start = (page: Page) => page.getByRole('button', { name: text('delivery.start'), exact: true });
const warning = (page: Page) => page.getByRole('dialog', { name: text('delivery.warning-title') });

test('a cart that another tab fills is warned of here, and gone from both after a sign-out', async ({
  page,
  context,
  world,
}) => {
  await world.begin('everything-on');
  await world.become('member-green');
  await keepCart(page, [latte()]);
  await page.goto(DELIVERY);
  const other = await context.newPage();
  await other.goto(CART);
  for (const quantity of [2, 3]) {
    await more(other, 'Caffè Latte').click();
    await expect(line(other, 'Caffè Latte')).toContainText(String(quantity));
    await expect(page.getByRole('link', { name: `Cart, ${quantity} items` }).filter({ visible: true })).toBeVisible();
    await start(page).click();
    await expect(warning(page)).toContainText(`The ${quantity} items in your cart`);
    await page.keyboard.press('Escape');
  }
  await page
    .getByRole('banner')
    .getByRole('link', { name: /^Account of/ })
    .click();
  await page.getByRole('main').getByRole('link', { name: 'Sign out' }).click();
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign in' })).toBeVisible();
  await expect(other.getByRole('heading', { level: 1 })).toHaveText(text('ordering.cart.empty-title'));
  await expect.poll(() => readKept(page)).toBeNull();
});

test('FC-176 two tabs change one cart at once, and neither loses a line', async ({ page, context, world }) => {
  await world.begin('typical');
  await keepCart(page, [latte(), brew(3)]);
  await page.goto(CART);
  const other = await context.newPage();
  await other.goto(CART);
  await expect(line(other, 'House Brew')).toBeVisible();
  await Promise.all([more(page, 'Caffè Latte').click(), fewer(other, 'House Brew').click()]);
  for (const tab of [page, other]) {
    await expect(line(tab, 'Caffè Latte')).toContainText('2 in your order');
    await expect(line(tab, 'House Brew')).toContainText('2 in your order');
  }
  await remove(page, 'House Brew').click();
  await expect(line(other, 'House Brew')).toBeHidden();
  await more(other, 'Caffè Latte').click();
  await expect(line(page, 'Caffè Latte')).toContainText('3 in your order');
  await page.reload();
  await expect(line(page, 'Caffè Latte')).toContainText('3 in your order');
  await expect(line(page, 'House Brew')).toBeHidden();
});
