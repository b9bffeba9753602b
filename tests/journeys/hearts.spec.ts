import type { Page } from '@playwright/test';
import { PERSONAS } from '#mocks/session/personas.ts';
import { expectAccessible } from './accessible.ts';
import { cards } from './locator-page.ts';
import { signIn } from './sign-in-form.ts';
import { expect, openAs, test } from './support.ts';
import { text } from './words.ts';

const SEATTLE = '/store-locator?place=Seattle';

const heart = (page: Page) =>
  cards(page)
    .first()
    .getByRole('button', { name: /^Favorite: / });
const dialog = (page: Page) => page.getByRole('dialog');

/** Presses the heart of the first store as a visitor who is not signed in, and goes to sign in. */
async function goToSignIn(page: Page): Promise<void> {
  await heart(page).click();
  await expect(dialog(page).getByText(text('store-locator.sign-in-text'))).toBeVisible();
  await expectAccessible(page);
  await dialog(page)
    .getByRole('link', { name: text('common.sign-in') })
    .click();
  await expect(page).toHaveURL(/\/account\/signin\?returnUrl=/);
}

test('LOC-062 LOC-063 LOC-064 a heart asks to sign in, leads back, is turned then, and stays so', async ({
  page,
  world,
}) => {
  await page.goto(SEATTLE);
  await goToSignIn(page);
  await signIn(page, PERSONAS['member-new'].email);
  await expect(page).toHaveURL(SEATTLE);
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  await expect.poll(async () => (await world.effects()).favouritesAdded).toBe(1);
  await page.reload();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
});

test('LOC-062 who comes back without signing in finds the heart as it was, and is asked again', async ({
  page,
  world,
}) => {
  await page.goto(SEATTLE);
  await goToSignIn(page);
  await page.goBack();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'false');
  await heart(page).click();
  await expect(dialog(page)).toBeVisible();
  await page.goBack();
  await expect(dialog(page)).toHaveCount(0);
  await expect(page).toHaveURL(SEATTLE);
  await expect(heart(page)).toBeVisible();
  expect((await world.effects()).favouritesAdded).toBe(0);
});

test('LOC-064 a heart is turned in every tab', async ({ page, context, world }) => {
  await openAs(page, world, 'member-new', SEATTLE);
  const other = await context.newPage();
  await other.goto(SEATTLE);
  await heart(other).click();
  await expect(heart(page)).toHaveAttribute('aria-pressed', 'true');
  await heart(page).click();
  await expect(heart(other)).toHaveAttribute('aria-pressed', 'false');
});
