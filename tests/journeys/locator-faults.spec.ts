import type { Page, Request } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import {
  cards,
  findMe,
  heading,
  map,
  mapAtRest,
  results,
  resultsList,
  search,
  searchArea,
  searchBox,
} from './locator-page.ts';
import { expect, ON_MAP, test } from './support.ts';
import { text } from './words.ts';

const SEARCHES = 'GET /apiproxy/v1/locations';

const isSearch = (request: Request) => new URL(request.url()).pathname === '/apiproxy/v1/locations';
const placeOf = (request: Request) => new URL(request.url()).searchParams.get('place');

/** Drags the map by shares of its width, in steps that take about so many milliseconds together. */
async function pan(page: Page, share: number, ms = 200): Promise<void> {
  const box = await map(page).boundingBox();
  if (!box) throw new Error('The map has no place on the page.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const steps = Math.max(4, Math.round(ms / 40));
  await page.mouse.move(x, y);
  await page.mouse.down();
  for (let step = 1; step <= steps; step += 1) {
    await page.mouse.move(x - (share * box.width * step) / steps, y);
    await page.waitForTimeout(ms / steps);
  }
  // Held still before it is let go, so that it does not glide on.
  await page.waitForTimeout(300);
  // A busy machine may have drawn the last step only now.
  await page.evaluate(
    () => new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
  );
  await page.mouse.up();
}

test('FC-055 the slow answer for Seattle is aborted and never covers the fast one for Boston', async ({
  page,
  world,
}) => {
  test.slow();
  const aborted: (string | null)[] = [];
  page.on('requestfailed', (request) => {
    if (isSearch(request)) aborted.push(placeOf(request));
  });
  await page.goto('/store-locator');
  // Long enough for a busy machine to ask for Boston before it is over.
  await world.fail(SEARCHES, 'latency:8000', 1);
  const first = page.waitForRequest((request) => isSearch(request) && placeOf(request) === 'Seattle');
  await search(page, 'Seattle');
  await first;
  await expect.poll(async () => (await world.effects()).requests[SEARCHES]).toBe(1);
  await world.fail(SEARCHES, 'latency:200', 1);
  await search(page, 'Boston');
  await expect(results(page).getByText(/stores? near Boston/)).toBeVisible();
  await expect.poll(() => aborted).toEqual(['Seattle']);
  await page.waitForTimeout(1000);
  await expect(results(page).getByText(/stores? near Boston/)).toBeVisible();
  for (const card of await cards(page).all()) await expect(card).not.toContainText(', WA');
  await expect(searchBox(page)).toHaveValue('Boston');
  await expect(page).toHaveURL(/place=Boston/);
});

test(
  'FC-061 the first look asks once, three seconds of panning ask nothing, and a press asks for where the map came to rest',
  ON_MAP,
  async ({ page, world }) => {
    test.slow();
    const asked: string[] = [];
    page.on('request', (request) => {
      if (isSearch(request)) asked.push(new URL(request.url()).search);
    });
    await page.goto('/store-locator');
    await expect(map(page).locator('canvas').first()).toBeVisible({ timeout: 20_000 });
    const nearer = map(page).getByRole('button', { name: text('store-locator.zoom-in') });
    for (let press = 0; press < 7; press += 1) await nearer.click({ delay: 0 });
    await expect.poll(() => asked.length).toBe(1);
    await search(page, 'Seattle');
    await expect(cards(page).first()).toBeVisible();
    expect(asked).toHaveLength(2);
    await mapAtRest(page);

    for (const share of [0.2, 0.2, -0.1, 0.2]) await pan(page, share, 500);
    await expect(searchArea(page)).toBeVisible();
    expect(asked, 'panning alone asks nothing').toHaveLength(2);
    await searchArea(page).click();
    await expect(cards(page).first()).toBeVisible();
    expect(asked).toHaveLength(3);
    expect(asked[2]).toMatch(/lat=47\.\d+&lng=-122\.\d+/);
    expect((await world.effects()).requests[SEARCHES]).toBe(3);
  },
);

test('ORD-091 a short pan keeps the results, a long one offers to search this area', ON_MAP, async ({ page }) => {
  await page.goto('/store-locator?place=Seattle');
  await expect(cards(page).first()).toBeVisible();
  await mapAtRest(page);
  await pan(page, 0.17);
  await page.waitForTimeout(600);
  await expect(searchArea(page)).toHaveCount(0);
  await pan(page, 0.17);
  await expect(searchArea(page)).toBeVisible();
});

test(
  'ORD-089 where an answer holds not all stores it says so, and half as long a pan offers to search',
  ON_MAP,
  async ({ page, world }) => {
    await world.begin('short-answers');
    await page.goto('/store-locator?place=Seattle');
    await expect(results(page).getByText('More than 5 stores near Seattle')).toBeVisible();
    await mapAtRest(page);
    await pan(page, 0.17);
    await expect(searchArea(page)).toBeVisible();
  },
);

test.describe('without a position', () => {
  const expectEmitted = async (page: Page, help: string) => {
    await expect(heading(page, text('store-locator.position-failed'))).toBeVisible({ timeout: 20_000 });
    await expect(results(page)).toContainText(help);
    await expect(searchBox(page)).toBeFocused();
    await expect(resultsList(page)).toHaveAttribute('aria-busy', 'false');
    await expect(findMe(page)).toBeEnabled();
    await expectAccessible(page);
  };

  test('FC-158 LOC-020 that is denied, the locator says how to allow it, and the search box is ready', async ({
    page,
    context,
  }) => {
    await context.clearPermissions();
    await page.goto('/store-locator');
    await findMe(page).click();
    await expectEmitted(page, text('store-locator.position-denied-help'));
    await findMe(page).click();
    await expectEmitted(page, text('store-locator.position-denied-help'));
    await results(page)
      .getByRole('button', { name: text('common.dismiss') })
      .click();
    await expect(heading(page, text('store-locator.position-failed'))).toBeHidden();
  });

  test('FC-158 LOC-020 that is exact enough, none is used', async ({ page, context, world }) => {
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 41.88, longitude: -87.63, accuracy: 50_000 });
    await page.goto('/store-locator');
    await findMe(page).click();
    await expectEmitted(page, text('failures.position-inexact'));
    expect((await world.effects()).requests[SEARCHES] ?? 0).toBe(0);
    await context.setGeolocation({ latitude: 41.88, longitude: -87.63, accuracy: 900 });
    await results(page)
      .getByRole('button', { name: text('common.try-again') })
      .click();
    await expect(cards(page).first()).toContainText('IL');
  });

  test('FC-158 LOC-020 that the browser can find, the locator says so', async ({ page, context }) => {
    await context.grantPermissions(['geolocation']);
    const session = await context.newCDPSession(page);
    // An override without a position is one that cannot be found.
    await session.send('Emulation.setGeolocationOverride', {});
    await page.goto('/store-locator');
    await findMe(page).click();
    await expectEmitted(page, text('store-locator.position-unavailable-help'));
    await results(page)
      .getByRole('button', { name: text('common.dismiss') })
      .click();
    await expect(heading(page, text('store-locator.position-failed'))).toBeHidden();
  });

  test('FC-158 LOC-020 from a browser that never answers, the locator gives up after a minute', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator.geolocation, 'getCurrentPosition', { value: () => {} });
    });
    await page.clock.install();
    await page.goto('/store-locator');
    await findMe(page).click();
    // A list that waits for its first stores is busy, too.
    await expect(page.getByRole('button', { name: text('store-locator.finding-me') })).toBeVisible();
    await expect(resultsList(page)).toHaveAttribute('aria-busy', 'true');
    await page.clock.fastForward(60_500);
    await expectEmitted(page, text('store-locator.position-unavailable-help'));
  });

  test('LOC-020 the area that was searched before comes back in its own view', ON_MAP, async ({ page, context }) => {
    await context.clearPermissions();
    await page.goto('/store-locator?lat=47.61&lng=-122.33&zoom=13.5');
    await expect(cards(page).first()).toBeVisible();
    const address = page.url();
    await findMe(page).click();
    await expect(results(page).getByRole('alert')).toContainText(text('store-locator.position-failed'));
    await expect(cards(page).first()).toBeVisible();
    expect(page.url()).toBe(address);
    await expect(searchArea(page)).toHaveCount(0);
  });
});

for (const [what, typed] of [
  ['500 characters', 'Kaffeehaus '.repeat(45).slice(0, 499).padEnd(500, 'x')],
  ['emoji', '☕️🥐 Kaffeehaus 👩🏽‍🍳'],
  ['SQL', `Boston'; DROP TABLE stores; --`],
  ['markup and an address', '<img src=x onerror=alert(1)>&place=Kaffeehaus#?%00'],
] as const) {
  test(`FC-160 LOC-017 ${what} as a place: sent encoded as it was typed, and refused as unknown`, async ({
    page,
    problems,
  }) => {
    problems.expect(/404.*v1\/locations/);
    await page.goto('/store-locator');
    const sent = page.waitForRequest(isSearch);
    await search(page, typed);
    const request = await sent;
    expect(placeOf(request)).toBe(typed);
    expect([...new URL(request.url()).searchParams.keys()]).toEqual(['place']);
    await expect(heading(page, text('store-locator.place-not-found'))).toBeVisible();
    await expect(searchBox(page)).toHaveValue(typed);
    await page.reload();
    await expect(heading(page, text('store-locator.place-not-found'))).toBeVisible();
    await expect(searchBox(page)).toHaveValue(typed);
  });
}

test('FC-160 LOC-011 blank text as a place is ignored', async ({ page, world }) => {
  await page.goto('/store-locator');
  for (const blank of ['', '   ', '\u00a0\t ']) {
    await search(page, blank);
    await searchBox(page).press('Enter');
  }
  await expect(heading(page, text('store-locator.search-or-zoom'))).toBeVisible();
  expect((await world.effects()).requests[SEARCHES] ?? 0).toBe(0);
  await expect(page).toHaveURL(/\/store-locator$/);
});
