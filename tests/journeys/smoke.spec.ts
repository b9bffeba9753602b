import { PERSONA_PASSWORD, PERSONAS } from '#mocks/session/personas.ts';
import { expectAccessible } from './accessible.ts';
import { expect, openAs, test } from './support.ts';
import { words } from './words.ts';

for (const [locale, missing] of [
  ['en-US', '/no-such-page'],
  // The host and the app agree that another spelling is another address.
  ['fr-CA', '/MENU'],
] as const) {
  const text = words(locale);

  test.describe(`in ${locale}`, () => {
    test.use({ locale });

    test('home greets, leads to a store and is accessible', async ({ page }) => {
      const response = await page.goto('/');
      expect(response?.status()).toBe(200);
      await expect(page.locator('html')).toHaveAttribute('lang', locale);
      await expect(page.getByRole('heading', { level: 1, name: text('home.title') })).toBeVisible();
      await expect(page).toHaveTitle(`${text('home.title')} · Northstar Coffee`);
      await expectAccessible(page);
    });

    test('an unknown address says so and leads home', async ({ page, problems }) => {
      problems.expect(new RegExp(`404.*${missing}`));
      const response = await page.goto(missing);
      expect(response?.status()).toBe(404);
      await expect(page.getByRole('heading', { level: 1, name: text('shell.not-found.title') })).toBeVisible();
      await expectAccessible(page);
      await page
        .getByRole('main')
        .getByRole('link', { name: text('shell.go-home') })
        .click();
      await expect(page.getByRole('heading', { level: 1, name: text('home.title') })).toBeVisible();
    });

    test('a member signs in and out', async ({ page }) => {
      const { email, firstName } = PERSONAS['member-green'];
      await page.goto('/account/signin');
      await expect(page.getByRole('heading', { level: 1, name: text('account.sign-in.title') })).toBeVisible();
      await expectAccessible(page);
      await page.getByLabel(text('account.sign-in.username')).fill(email);
      await page.getByLabel(text('common.password'), { exact: true }).fill(PERSONA_PASSWORD);
      await page
        .getByRole('main')
        .getByRole('button', { name: text('common.sign-in') })
        .click();
      await expect(page.getByRole('heading', { level: 1 })).toContainText(firstName);
      await expectAccessible(page);
      await page
        .getByRole('main')
        .getByRole('link', { name: text('common.sign-out') })
        .click();
      await expect(page.getByRole('banner').getByRole('link', { name: text('common.sign-in') })).toBeVisible();
      // The message waits while it has the pointer.
      const notice = page.getByText(text('shell.signed-out'));
      await notice.hover();
      await page.mouse.move(5, 5);
      await page.getByRole('button', { name: text('common.dismiss') }).click();
      await expect(notice).toBeHidden();
    });
  });
}

test('each journey has a world of its own', async ({ page, world }) => {
  await openAs(page, world, 'member-gold', '/');
  await expect(page.getByRole('main')).toContainText(PERSONAS['member-gold'].firstName);
  const { requests } = await world.effects();
  expect(requests['GET /apiproxy/v1/session']).toBe(1);
});
