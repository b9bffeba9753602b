import type { Page } from '@playwright/test';
import { PERSONAS } from '#mocks/session/personas.ts';
import { expectAccessible } from './accessible.ts';
import { signIn } from './sign-in-form.ts';
import { expect, openAs, test } from './support.ts';
import { text } from './words.ts';

const FAVOURITES = '/menu/favorites';
const MOCHA = '/menu/product/1012/hot';

const heart = (page: Page, name: string | RegExp = /^Favorite: /) => page.getByRole('button', { name });
const names = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });

test('MNU-005 OPP-048 OPP-049 a member keeps a product, finds it among the favourites, removes it and takes that back', async ({
  page,
  world,
}) => {
  await openAs(page, world, 'member-green', MOCHA);
  await heart(page).click();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(async () => (await world.effects()).favouriteProductsAdded).toBe(1);
  await page.goto(FAVOURITES);
  await expect(names(page)).toHaveCount(4);
  await expectAccessible(page);
  await heart(page, 'Favorite: Caffè Latte').click();
  await expect(names(page)).toHaveCount(3);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(names(page)).toHaveCount(4);
  await expect(names(page).filter({ hasText: 'Caffè Latte' })).toBeVisible();
});

test('OPP-054 MNU-021 at the limit the heart stays empty and says why', async ({ page, world }) => {
  await openAs(page, world, 'member-reserve', MOCHA);
  await heart(page).click();
  await expect(page.getByText(text('failures.favourites-full'))).toBeVisible();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
});

test('MNU-008 MNU-009 who is not signed in is asked to, comes back, and the heart is turned', async ({
  page,
  world,
}) => {
  await page.goto(FAVOURITES);
  await expect(page.getByText(text('menu-product.favourites.members-only'), { exact: true })).toBeVisible();
  await expectAccessible(page);
  await page.goto(MOCHA);
  await heart(page).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toContainText(text('menu-product.favourites.sign-in-text'));
  await dialog.getByRole('link', { name: text('common.sign-in') }).click();
  await signIn(page, PERSONAS['member-new'].email);
  await expect(page).toHaveURL(MOCHA);
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(async () => (await world.effects()).favouriteProductsAdded).toBe(1);
});
