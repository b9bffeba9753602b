import { expectAccessible } from './accessible.ts';
import { cards, findMe, heading, map, mapAtRest, results, searchBox } from './locator-page.ts';
import { PANEL_PORT } from './playwright.config.ts';
import { expect, ON_MAP, PHONE, test } from './support.ts';
import { text } from './words.ts';

const EMPTY_STATES = [
  ['LOC-042 LOC-045', 'place=Null Island&features=DT', 'store-locator.no-stores', 'store-locator.clear-filters'],
  ['LOC-039', 'place=Seattle&tab=previous', 'store-locator.no-previous', 'store-locator.show-nearby'],
  ['LOC-040', 'place=Seattle&tab=favourites', 'store-locator.no-favourites', 'store-locator.show-nearby'],
  ['LOC-004', '', 'store-locator.search-or-zoom', 'store-locator.use-my-location'],
] as const;
for (const [rows, address, title, way] of EMPTY_STATES) {
  test(`${rows} ORD-084 one empty state, with its picture and a way forward: ${title}`, async ({ page }) => {
    await page.goto(`/store-locator?${address}`);
    await expect(heading(page, text(title))).toBeVisible();
    await expect(results(page).locator('img')).toHaveCount(1);
    await expect(results(page).getByRole('button', { name: text(way), exact: true })).toBeVisible();
    await expectAccessible(page);
  });
}

test('LOC-044 where even Expand Search finds nothing, another place is one press away', async ({
  page,
  world,
  problems,
}) => {
  problems.expect(/(404|500).*nearest-location/);
  await page.goto('/store-locator?place=Point Nemo');
  const expand = results(page).getByRole('button', { name: text('store-locator.expand') });
  await world.fail('POST /apiproxy/v1/locations/nearest-location', 'status:500', 1);
  await expand.click();
  await expect(results(page).getByText(text('store-locator.expand-failed'))).toBeVisible();
  await expand.click();
  await expect(heading(page, text('failures.nearest-not-found'))).toBeVisible();
  await expectAccessible(page);
  await results(page)
    .getByRole('button', { name: text('store-locator.search-elsewhere') })
    .click();
  await expect(searchBox(page)).toBeFocused();
  await results(page).getByRole('button', { name: 'Chicago, IL' }).click();
  await expect(results(page).getByText(/stores near Chicago, IL/)).toBeVisible();
});

test('LOC-026 zoomed out too far, one press brings the stores back', ON_MAP, async ({ page }) => {
  await page.goto('/store-locator?place=Seattle');
  await expect(cards(page).first()).toBeVisible();
  await mapAtRest(page);
  const farther = map(page).getByRole('button', { name: text('store-locator.zoom-out') });
  const tooFar = heading(page, text('store-locator.zoomed-out'));
  for (let press = 0; press < 6; press += 1) await farther.click();
  await expect(tooFar).toBeVisible();
  await expectAccessible(page);
  await results(page)
    .getByRole('button', { name: text('store-locator.zoom-in') })
    .click();
  await expect(cards(page).first()).toBeVisible();
});

test.describe('with the demo panel', () => {
  test.use({ baseURL: `http://127.0.0.1:${PANEL_PORT}` });

  test('the demo panel shows the way to every empty state, and pretends a position', async ({ page }) => {
    await page.goto('/store-locator');
    await page.getByRole('button', { name: 'Demo controls' }).click();
    await page.locator('summary', { hasText: 'Store locator' }).click();
    await expect(page.getByRole('region', { name: 'Empty states' }).getByRole('row')).toHaveCount(14);
    await page.getByLabel('Position, until the page is left').selectOption('rough');
    await page.getByRole('dialog').getByRole('button', { name: 'Close', exact: true }).click();
    await findMe(page).click();
    await expect(results(page)).toContainText(text('failures.position-inexact'));
  });

  test('on a phone the opener of the demo panel covers no words', async ({ page }) => {
    await page.setViewportSize(PHONE);
    await page.goto('/account/signin');
    const opener = await page.getByRole('button', { name: 'Demo controls' }).boundingBox();
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect((opener?.x ?? 0) + (opener?.width ?? 0)).toBeLessThanOrEqual(title?.x ?? 0);
  });
});
