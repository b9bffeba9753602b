import { PERSONAS } from '#mocks/session/personas.ts';
import { expectAccessible } from './accessible.ts';
import {
  brew,
  CART,
  fewer,
  keepCart,
  keepText,
  kept,
  latte,
  line,
  more,
  nameOf,
  OPEN_HOUSE,
  orderFrom,
  remove,
  undo,
} from './cart-page.ts';
import { signIn } from './sign-in-form.ts';
import { expect, MORNING, PHONE_AND_DESKTOP, test } from './support.ts';
import { text } from './words.ts';

const GRAPHQL = 'POST /apiproxy/v1/graphql#get-menu';

for (const [device, viewport] of PHONE_AND_DESKTOP) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test('ORD-001 ORD-011 PRV-020 a cart is looked over: more, fewer, none, undone, emptied', async ({
      page,
      world,
    }) => {
      await world.begin('typical', { frozenAt: MORNING });
      await keepCart(page, [latte(), brew(2)]);
      await orderFrom(page, OPEN_HOUSE);
      await page.getByRole('link', { name: 'Cart, 3 items' }).filter({ visible: true }).click();
      await expect(page).toHaveURL(CART);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(page.getByRole('contentinfo')).toBeHidden();
      await expect(line(page, 'Caffè Latte')).toContainText('$4.95');
      await expectAccessible(page);

      await more(page, 'Caffè Latte').click();
      await expect(line(page, 'Caffè Latte')).toContainText('$9.90');
      await fewer(page, 'House Brew').click();
      await fewer(page, 'House Brew').click();
      await expect(line(page, 'House Brew')).toBeHidden();
      await undo(page).click();
      await expect(line(page, 'House Brew')).toContainText('$3.45');
      await remove(page, 'Caffè Latte').click();
      await expect(page.getByText('Caffè Latte removed')).toBeVisible();
      await expect(nameOf(page, 'House Brew')).toBeFocused();
      await expect(line(page, 'Caffè Latte')).toBeHidden();
      await page.reload();
      await expect(line(page, 'House Brew')).toBeVisible();
      await expect(line(page, 'Caffè Latte')).toBeHidden();

      await page.getByRole('button', { name: text('ordering.cart.clear') }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('ordering.cart.empty-title'));
      await expectAccessible(page);
      await undo(page).click();
      await expect(line(page, 'House Brew')).toBeVisible();
    });

    test('ORD-016 PRV-026 PRV-028 PRV-030 what is sold out is said, and left out or looked at', async ({
      page,
      world,
    }) => {
      await world.begin('typical', { frozenAt: MORNING });
      await keepCart(page, [latte(), brew()]);
      await orderFrom(page, OPEN_HOUSE);
      await world.soldOut('1010');
      await page.goto(CART);
      const dialog = page.getByRole('dialog', { name: '1 item not available at this store' });
      await expect(dialog).toContainText('Sold out at this store.');
      await expectAccessible(page);
      await page.goBack();
      await expect(dialog).toBeHidden();
      await expect(page).toHaveURL(CART);
      await expect(line(page, 'Caffè Latte')).toContainText('Sold out at this store.');
      await expectAccessible(page);

      await page.reload();
      await dialog.getByRole('button', { name: text('common.continue') }).click();
      await expect(line(page, 'Caffè Latte')).toBeHidden();
      await expect(dialog).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expect(page.getByRole('link', { name: 'Guest checkout (1)' })).toBeVisible();
      await undo(page).click();
      await dialog.getByRole('link', { name: text('common.choose-another-store') }).click();
      await expect(page).toHaveURL(/\/menu\/store-locator/);
    });
  });
}

test('ORD-011 Enter that is struck twice removes one line, and the next one is two tabs on', async ({
  page,
  world,
}) => {
  await world.begin('typical', { frozenAt: MORNING });
  await keepCart(page, [latte(), brew()]);
  await orderFrom(page, OPEN_HOUSE);
  await page.goto(CART);
  await remove(page, 'Caffè Latte').focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await expect(line(page, 'Caffè Latte')).toBeHidden();
  await expect(nameOf(page, 'House Brew')).toBeFocused();
  await expect(undo(page)).toBeVisible();
  await expect(line(page, 'House Brew')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(remove(page, 'House Brew')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(line(page, 'House Brew')).toBeHidden();
});

test('PRV-023 what was removed finds no room in an order that was filled up meanwhile', async ({ page, world }) => {
  await world.begin('typical', { frozenAt: MORNING });
  await keepCart(page, [latte(13), brew(2)]);
  await page.goto(CART);
  await expect(more(page, 'Caffè Latte')).toHaveAttribute('aria-disabled', 'true');
  await remove(page, 'House Brew').click();
  await more(page, 'Caffè Latte').click();
  await undo(page).click();
  await expect(page.getByText("There's a 15 item max for a single order.")).toBeVisible();
  await expect(line(page, 'Caffè Latte')).toContainText('14');
  await expect(line(page, 'House Brew')).toBeHidden();
});

test('PRV-020 ORD-016 another store has another menu, and a menu that cannot be read is tried again', async ({
  page,
  world,
  problems,
}) => {
  await world.begin('typical', { frozenAt: MORNING });
  await keepCart(page, [latte()]);
  await page.goto(CART);
  await expect(page.getByRole('button', { name: 'Checkout', exact: true })).toHaveAttribute('aria-disabled', 'true');
  await expect(page.getByText(text('ordering.cart.why-no-store'))).toBeVisible();
  await expectAccessible(page);
  await orderFrom(page, OPEN_HOUSE);
  problems.expect(/500.*graphql/);
  await world.fail(GRAPHQL, 'status:500');
  await page.goto(CART);
  await expect(page.getByText(text('ordering.cart.check-failed'))).toBeVisible();
  await expectAccessible(page);
  await world.heal();
  await page.getByRole('button', { name: text('common.try-again') }).click();
  await expect(page.getByText(text('ordering.cart.check-failed'))).toBeHidden();
});

test('ORD-002 ORD-003 ORD-006 a guest checks out, a member reviews the order, and an account is offered', async ({
  page,
  world,
}) => {
  await world.begin('typical', { frozenAt: MORNING });
  await keepCart(page, [latte(2)]);
  await orderFrom(page, OPEN_HOUSE);
  await page.goto(CART);
  await page.getByRole('link', { name: 'Guest checkout (2)' }).click();
  await expect(page).toHaveURL('/menu/cart/guest/checkout');
  await page.goBack();
  await page.getByRole('link', { name: 'Checkout', exact: true }).click();
  await expect(page).toHaveURL('/account/signin?returnUrl=%2Fmenu%2Fcart');
  await signIn(page, PERSONAS['member-green'].email);
  await expect(page).toHaveURL(CART);
  const review = page.getByRole('button', { name: 'Review order (2)' });
  await review.click();
  const summary = page.getByRole('dialog', { name: text('ordering-summary.title') });
  await expect(summary).toBeVisible();
  // In sight with the next frame, an entry of the history a moment later: sooner than a visitor presses Back.
  await expect(page).toHaveURL(/#payment-summary$/);
  await page.goBack();
  await expect(summary).toBeHidden();
  await expect(review).toBeFocused();
  await expect(page.getByRole('link', { name: 'Checkout' })).toHaveCount(0);
});

test('FC-122 a tampered cart is not read, and said so', async ({ page, world }) => {
  await world.begin('typical', { frozenAt: MORNING });
  await keepText(page, JSON.stringify({ version: 2, savedAt: Date.now(), items: [{ quantity: 1e9, name: '<b>' }] }));
  await page.goto(CART);
  await expect(page.getByText(text('ordering.cart.unreadable'))).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(text('ordering.cart.empty-title'));
  expect(await kept(page)).toBeNull();
});
