import { LIST_PAGE } from '#domain/store-locator/locator.ts';
import { expectAccessible } from './accessible.ts';
import { cards, map, results, search } from './locator-page.ts';
import { DIRECTORY_PORT } from './playwright.config.ts';
import { expect, test } from './support.ts';
import { text } from './words.ts';

test.use({ baseURL: `http://127.0.0.1:${DIRECTORY_PORT}` });

test('LOC-010 LOC-021 a crowded city of the whole directory is listed, drawn in clusters, filtered and unrolled', async ({
  page,
}) => {
  await page.goto('/store-locator');
  await search(page, 'New York');
  await expect(cards(page).first()).toBeVisible();
  // An answer is cut at what one may hold: the city of a whole directory has more than that, a generated one has fewer.
  const summary = await results(page)
    .getByText(/^(More than )?\d+ stores near New York$/)
    .textContent();
  const count = Number(/\d+/.exec(summary ?? '')?.[0]);
  expect(count).toBeGreaterThan(1);
  expect(await cards(page).count()).toBe(Math.min(LIST_PAGE, count));
  const more = page.getByRole('button', { name: text('store-locator.show-more') });
  if (count > LIST_PAGE) {
    await more.click();
    await expect(cards(page)).toHaveCount(Math.min(2 * LIST_PAGE, count));
  }
  await expect(
    map(page)
      .getByRole('button', { name: /stores here, zoom in$|, store$/ })
      .first(),
  ).toBeAttached({
    timeout: 20_000,
  });
  await page.getByRole('button', { name: text('store-locator.filters'), exact: true }).click();
  await page.getByRole('dialog').getByRole('checkbox', { name: 'Drive-thru' }).check();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: text('store-locator.filters-apply') })
    .click();
  await expect(page).toHaveURL(/features=DT/);
  await expect(
    results(page)
      .getByText(/stores? near New York|^No stores found$/)
      .first(),
  ).toBeVisible();
  // Scrolled anywhere, a card may lie half below the search, which is no smaller target.
  await page.evaluate(() => window.scrollTo(0, 0));
  await expectAccessible(page);
});

test('a store far from everything is found by Expand Search in the whole directory', async ({ page }) => {
  await page.goto('/store-locator?lat=0&lng=-140&zoom=10');
  await page.getByRole('button', { name: text('store-locator.expand') }).click();
  await expect(results(page).locator('article[aria-current="true"]')).toHaveCount(1);
});
