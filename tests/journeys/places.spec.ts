import { cards, heading, results, search, searchBox } from './locator-page.ts';
import { expect, test } from './support.ts';
import { text } from './words.ts';

const TYPO = 'Los Angles';
const SHOWING = 'Showing results for Los Angeles, CA.';

test('LOC-010 LOC-017 a typo leads to the place that it resembles, says so, and the words as typed stay searchable', async ({
  page,
  problems,
}) => {
  problems.expect(/404.*v1\/locations/);
  await page.goto('/store-locator');
  await search(page, TYPO);
  await expect(results(page).getByText(SHOWING)).toBeVisible({ timeout: 15_000 });
  await expect(cards(page).first()).toContainText('Los Angeles');
  await expect(searchBox(page)).toHaveValue('Los Angeles, CA');
  await results(page)
    .getByRole('button', { name: `Search for “${TYPO}” instead` })
    .click();
  await expect(heading(page, text('store-locator.place-not-found'))).toBeVisible();
  await expect(searchBox(page)).toHaveValue(TYPO);
  await expect(results(page).getByText(SHOWING)).toBeHidden();
});

test('LOC-010 a postal code at the end of an address leads there, as it is suggested', async ({ page }) => {
  await page.goto('/store-locator');
  await searchBox(page).pressSequentially('1912 Pike Pl, Seattle, WA 98101');
  await expect(page.getByRole('option').first()).toContainText('98101, WA', { timeout: 15_000 });
  await searchBox(page).press('Enter');
  await expect(page).toHaveURL(/lat=47\.6/);
  await expect(cards(page).first()).toContainText('Seattle');
});

test('LOC-019 “near me” asks the browser for the position', async ({ page, context }) => {
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 41.8819, longitude: -87.6278 });
  await page.goto('/store-locator');
  await search(page, 'coffee near me');
  await expect(cards(page).first()).toContainText('Chicago');
  await expect(searchBox(page)).toHaveValue('');
});

test('LOC-017 a name in another script is refused kindly', async ({ page, problems }) => {
  problems.expect(/404.*v1\/locations/);
  await page.goto('/store-locator');
  await search(page, '東京');
  await expect(heading(page, text('store-locator.place-not-found'))).toBeVisible({ timeout: 15_000 });
  await expect(results(page).getByText(text('store-locator.other-script-hint'))).toBeVisible();
});

test('LOC-009 that no place has such a name is said beside the box, until it is closed', async ({ page }) => {
  await page.goto('/store-locator');
  await searchBox(page).pressSequentially('Xyzzyx');
  const none = page.getByText(text('store-locator.suggestions-none'));
  await expect(none).toBeVisible({ timeout: 15_000 });
  await searchBox(page).press('Escape');
  await expect(none).toBeHidden();
  await expect(searchBox(page)).toHaveValue('Xyzzyx');
});
