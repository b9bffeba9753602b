import type { Locator, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { cards, map, results, searchBox } from './locator-page.ts';
import { expect, ON_MAP, PHONE_AND_DESKTOP, test } from './support.ts';
import { text } from './words.ts';

const SEARCHES = 'GET /apiproxy/v1/locations';

const selected = (page: Page) => results(page).locator('article[aria-current="true"]');

async function search(page: Page, place: string): Promise<void> {
  await searchBox(page).fill(place);
  await page.getByRole('button', { name: text('store-locator.search-submit'), exact: true }).click();
}

async function mapReady(page: Page): Promise<Locator> {
  await expect(map(page).locator('canvas').first()).toBeVisible({ timeout: 20_000 });
  return map(page);
}

for (const [viewport, size] of PHONE_AND_DESKTOP) {
  test.describe(`on ${viewport}`, () => {
    test.use({ viewport: size });

    test(
      'LOC-001 LOC-010 LOC-036 LST-002 a visitor types a place, takes a suggestion and sees stores in list and map',
      ON_MAP,
      async ({ page }) => {
        await page.goto('/store-locator');
        await expect(page.getByRole('heading', { level: 1, name: text('common.find-a-store') })).toBeVisible();
        await expectAccessible(page);
        await searchBox(page).pressSequentially('seatle', { delay: 30 });
        await expect(page.getByRole('option').first()).toContainText('Seattle', { timeout: 15_000 });
        await searchBox(page).press('ArrowDown');
        await searchBox(page).press('Enter');
        await expect(cards(page).first()).toBeVisible();
        await expect(page).toHaveURL(/place=Seattle/);
        await mapReady(page);
        await expect(selected(page)).toHaveCount(1);
        await expectAccessible(page);
      },
    );

    test(
      'LOC-017 LOC-018 LOC-026 LOC-043 every empty state is shown and accessible',
      ON_MAP,
      async ({ page, problems }) => {
        problems.expect(/404.*v1\/locations/);
        await page.goto('/store-locator');
        await search(page, 'Nowhere');
        await expect(page.getByText(text('store-locator.place-not-found'))).toBeVisible();
        await expectAccessible(page);
        await page.goto('/store-locator?storeNumber=999999');
        await expect(page.getByText(text('failures.store-not-found'))).toBeVisible();
        await search(page, 'Null Island');
        await expect(page.getByRole('button', { name: text('store-locator.expand') })).toBeVisible();
        await expectAccessible(page);
        await page.getByRole('button', { name: text('store-locator.expand') }).click();
        await expect(selected(page)).toHaveCount(1);
      },
    );
  });
}

test('LOC-009 Escape closes the suggestions and keeps the text; the next letter brings them back', async ({ page }) => {
  await page.goto('/store-locator');
  const suggestions = page.getByRole('listbox', { name: text('store-locator.suggestions') });
  await searchBox(page).pressSequentially('seat');
  await expect(suggestions.getByRole('option').first()).toContainText('Seattle', { timeout: 15_000 });
  await searchBox(page).press('Escape');
  await expect(suggestions).toBeHidden();
  await expect(searchBox(page)).toHaveValue('seat');
  await searchBox(page).press('t');
  await expect(suggestions.getByRole('option').first()).toContainText('Seattle');
  await searchBox(page).press('ArrowDown');
  await searchBox(page).press('Enter');
  await expect(page).toHaveURL(/place=Seattle/);
});

test('the view is shared by its address, and Back brings the earlier one', ON_MAP, async ({ page, context }) => {
  await page.goto('/store-locator');
  await search(page, 'Seattle');
  await expect(results(page).getByText(/stores near Seattle/)).toBeVisible();
  await search(page, 'Chicago');
  await expect(results(page).getByText(/stores near Chicago/)).toBeVisible();
  const shared = await context.newPage();
  await shared.goto(page.url());
  await expect(results(shared).getByText(/stores near Chicago/)).toBeVisible();
  await page.goBack();
  await expect(results(page).getByText(/stores near Seattle/)).toBeVisible();
  await expect(searchBox(page)).toHaveValue('Seattle');
  await page.goBack();
  await expect(page.getByText(text('store-locator.search-or-zoom'))).toBeVisible();
});

test(
  'LOC-022 LOC-024 the real map zooms by its buttons and by keyboard, and a moved map offers to search there',
  ON_MAP,
  async ({ page, world }) => {
    await page.goto('/store-locator?place=Seattle');
    await expect(cards(page).first()).toBeVisible();
    await mapReady(page);
    const asked = (await world.effects()).requests[SEARCHES];
    await page.getByRole('button', { name: text('store-locator.zoom-out') }).click();
    const area = page.getByRole('button', { name: text('store-locator.search-area') });
    await expect(area).toBeVisible();
    expect((await world.effects()).requests[SEARCHES]).toBe(asked);
    await area.click();
    await expect(page).toHaveURL(/zoom=/);
    await expect(cards(page).first()).toBeVisible();
    const box = await map(page).boundingBox();
    if (!box) throw new Error('The map has no place on the page.');
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 8, box.y + box.height / 2, { steps: 8 });
    await page.mouse.up();
    await expect(area).toBeVisible();
  },
);

test('LOC-021 the markers of the real map are reached by keyboard and choose their store', ON_MAP, async ({ page }) => {
  await page.goto('/store-locator?place=Seattle');
  await expect(cards(page).first()).toBeVisible();
  await mapReady(page);
  const markers = map(page).getByRole('button', { name: /, (favorite )?store$/ });
  let labels: string[] = [];
  // Until the map has come to rest, its markers come and go.
  await expect(async () => {
    const before = labels;
    labels = await markers.evaluateAll((nodes) =>
      nodes.map((node) => node.getAttribute('aria-label') ?? node.textContent ?? ''),
    );
    expect(labels.length).toBeGreaterThan(1);
    expect(labels).toEqual(before);
  }).toPass({ intervals: [500] });
  const [, label = ''] = labels;
  await map(page).getByRole('button', { name: label, exact: true }).focus();
  await page.keyboard.press('Enter');
  await expect(selected(page).getByRole('heading')).toHaveText(label.replace(/, (favorite )?store$/, ''));
});

test(
  'LOC-019 a granted position lists the stores around it, by the button of the search and by that of the map',
  ON_MAP,
  async ({ page, context }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 41.88, longitude: -87.63 });
    await page.goto('/store-locator');
    await page.getByRole('button', { name: text('store-locator.find-me') }).click();
    await expect(cards(page).first()).toContainText('IL');
    await context.setGeolocation({ latitude: 42.36, longitude: -71.06 });
    await page.getByRole('button', { name: text('store-locator.map-find-me') }).click();
    await expect(cards(page).first()).toContainText('MA');
  },
);

test('LOC-020 a denied position is shown with a way forward', async ({ page, context }) => {
  await context.clearPermissions();
  await page.goto('/store-locator');
  await page.getByRole('button', { name: text('store-locator.find-me') }).click();
  await expect(page.getByText(text('store-locator.position-failed'))).toBeVisible();
  await expectAccessible(page);
});

test('LOC-014 FC-034 a failing search says so, keeps the results and succeeds when tried again', async ({
  page,
  world,
  problems,
}) => {
  problems.expect(/500.*v1\/locations/);
  await page.goto('/store-locator?place=Seattle');
  await expect(cards(page).first()).toBeVisible();
  await world.fail('GET /apiproxy/v1/locations', 'status:500');
  await search(page, 'Chicago');
  await expect(results(page).getByRole('alert')).toContainText(text('store-locator.load-failed'));
  await expect(cards(page).first()).toContainText('Seattle');
  await world.heal();
  await world.fail('GET /apiproxy/v1/locations', 'truncate');
  await results(page)
    .getByRole('button', { name: text('common.try-again') })
    .click();
  await expect(results(page).getByRole('alert')).toContainText(text('failures.bad-answer'));
  await world.heal();
  await results(page)
    .getByRole('button', { name: text('common.try-again') })
    .click();
  await expect(results(page).getByText(/stores near Chicago/)).toBeVisible();
});

test('LOC-059 LOC-060 filters narrow the list, live in the address and are cleared', async ({ page }) => {
  await page.goto('/store-locator?place=Seattle');
  await expect(cards(page).first()).toBeVisible();
  const all = await cards(page).count();
  const filters = page.getByRole('button', { name: text('store-locator.filters'), exact: true });
  const overlay = page.getByRole('dialog');
  await filters.click();
  await expect(overlay).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(overlay).toBeHidden();
  await filters.click();
  await overlay.getByRole('checkbox', { name: 'Drive-thru' }).check();
  await expectAccessible(page);
  await overlay.getByRole('button', { name: text('store-locator.filters-apply') }).click();
  await expect(page).toHaveURL(/features=DT/);
  await expect(page.getByRole('button', { name: 'Filters, 1 active' })).toBeVisible();
  const isFiltered = (count: number) => count > 0 && count < all;
  await expect.poll(async () => isFiltered(await cards(page).count())).toBe(true);
  for (const card of await cards(page).all()) await expect(card).toContainText('Drive-thru');
});

test('broken addresses are read as far as they make sense', async ({ page }) => {
  for (const address of [
    '/store-locator?lat=999&lng=abc&zoom=-5&features=;;&tab=nope&place=Seattle&place=Boston',
    '/store-locator?place=%20&lat=47.6&lng=-122.33&zoom=99',
  ]) {
    await page.goto(address);
    await expect(cards(page).first()).toContainText('WA');
  }
  await page.goto('/store-locator?storeNumber[]=x&lat=1');
  await expect(page.getByText(text('store-locator.search-or-zoom'))).toBeVisible();
});
