import { runStylesAhead } from './page-clock.ts';
import { expect, test } from './support.ts';
import { text, words } from './words.ts';

// The scripts never arrive, cannot be read, or are not allowed.

/** What the app would have read. */
const PRELOADED = /was preloaded using link preload but not used/;
const french = words('fr-CA');

for (const fault of ['are gone', 'cannot be parsed'] as const) {
  test(`scripts that ${fault}: the page says so after some seconds, and loading it again is one press`, async ({
    page,
    problems,
  }) => {
    problems.expect(/404|^uncaught: $/);
    problems.expect(PRELOADED);
    await page.route(/\/assets\/index-[^/]*\.js$/, (route) =>
      fault === 'are gone'
        ? route.fulfill({ status: 404 })
        : route.fulfill({ contentType: 'text/javascript', body: 'class { #newer' }),
    );
    await page.goto('/account/signin', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    const message = page.getByText(text('shell.not-started'));
    await expect(message).toBeHidden();
    await runStylesAhead(page);
    await expect(message).toBeVisible();

    await page.getByRole('link', { name: text('common.forgot-password') }).click();
    await expect(page).toHaveURL('/account/forgot-password');
    await runStylesAhead(page);
    await expect(message).toBeVisible();
    await page.unroute(/\/assets\/index-[^/]*\.js$/);
    await page.getByRole('link', { name: text('shell.load-again') }).click();
    await page.waitForLoadState('networkidle');
    await expect(message).toHaveCount(0);
  });
}

test('a page that has no drawing of its own says it, too', async ({ page, problems }) => {
  problems.expect(/404/);
  problems.expect(PRELOADED);
  await page.route(/\/assets\/index-[^/]*\.js$/, (route) => route.fulfill({ status: 404 }));
  await page.goto('/store-locator/delivery', { waitUntil: 'commit' });
  await runStylesAhead(page);
  await expect(page.getByText(text('shell.not-started'))).toBeVisible();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, locale: 'fr-CA' });

  test('the page says in its language what works', async ({ page, problems }) => {
    problems.expect(PRELOADED);
    await page.goto('/menu');
    // Texts of this element are not looked for otherwise.
    await expect(page.locator('noscript p')).toBeVisible();
    await expect(page.locator('noscript p')).toHaveText(french('shell.no-script'));
    await expect(page.getByText(french('shell.not-started'))).toBeHidden();
  });
});
