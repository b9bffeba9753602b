import type { Page } from '@playwright/test';
import { TEST_CARDS } from '#mocks/card-vault/card-sentinels.ts';
import { expectAccessible } from './accessible.ts';
import { payByCard } from './card-steps.ts';
import { CART, keepCart, latte, MORNING, OPEN_HOUSE, orderFrom } from './cart-page.ts';
import { expect, PHONE_AND_DESKTOP, test } from './support.ts';
import { words } from './words.ts';
import type { WorldControl } from './world-control.ts';

const text = words('en-US');
const CHECKOUT = '/menu/cart/guest/checkout';

const button = (page: Page, id: string) => page.getByRole('button', { name: text(id), exact: true });
const field = (page: Page, id: string) => page.getByLabel(text(id), { exact: true });

/** A guest with two lattes in the cart of a store that takes guests. */
async function comeToCheckout(page: Page, world: WorldControl): Promise<void> {
  await world.begin('typical', { frozenAt: MORNING });
  await keepCart(page, [latte(2)]);
  await orderFrom(page, OPEN_HOUSE);
  await page.goto(CART);
  await page.getByRole('link', { name: 'Guest checkout (2)' }).click();
  await expect(page).toHaveURL(CHECKOUT);
  await expect(button(page, 'common.add-a-card')).toBeVisible();
}

async function fillIn(page: Page): Promise<void> {
  await field(page, 'common.first-name').fill('Nora');
  await field(page, 'common.last-name').fill('North');
  await field(page, 'common.email').fill('nora@example.com');
}

async function addCard(page: Page, digits: string = TEST_CARDS.visa): Promise<void> {
  await button(page, 'common.add-a-card').click();
  await payByCard(page, digits);
  await expect(page).toHaveURL(CHECKOUT);
  await expect(button(page, 'guest-checkout.other-card')).toBeVisible();
}

async function expectFilledIn(page: Page): Promise<void> {
  await expect(field(page, 'common.first-name')).toHaveValue('Nora');
  await expect(field(page, 'common.last-name')).toHaveValue('North');
  await expect(field(page, 'common.email')).toHaveValue('nora@example.com');
}

for (const [device, viewport] of PHONE_AND_DESKTOP) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test('ORD-004 ORD-032 ORD-034 ORD-036 OPP-005 PRV-039 a guest orders from the cart on, without an account', async ({
      page,
      world,
    }) => {
      await comeToCheckout(page, world);
      await expect(page.getByRole('contentinfo')).toBeHidden();
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      await expectAccessible(page);
      await fillIn(page);
      await expect(page.getByLabel(/^Email me offers/)).not.toBeChecked();
      await page.getByLabel(/^Email me offers/).check();
      await addCard(page);
      await expectFilledIn(page);
      await expect(page.getByLabel(/^Email me offers/)).toBeChecked();
      await expect(page.getByText('Visa ending in 1111')).toBeVisible();
      await expectAccessible(page);
      await button(page, 'common.place-order').click();
      await expect.poll(async () => (await world.effects()).ordersPlaced).toBe(1);
      expect(await world.effects()).toMatchObject({ guestSessionsStarted: 1, orderCharges: 1092 });
    });
  });
}
