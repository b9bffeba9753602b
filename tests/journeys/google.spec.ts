import type { Page } from '@playwright/test';
import { MAP_CREDITS } from '#platform/maps/map-credits.ts';
import { expectAccessible } from './accessible.ts';
import { serveGoogle } from './google-script.ts';
import { cards, map, searchBox } from './locator-page.ts';
import { GOOGLE_PORT } from './playwright.config.ts';
import { expect, test } from './support.ts';
import { text } from './words.ts';

test.use({ baseURL: `http://127.0.0.1:${GOOGLE_PORT}` });

const marker = (page: Page) =>
  map(page)
    .getByRole('button', { name: /, (favorite )?store$|stores? here/ })
    .first();
const google = (page: Page) => page.getByText('Map data ©2026 Google');
const keyless = (page: Page) => page.getByText(MAP_CREDITS);

/** What the console says of Google Maps by our own script. */
function ownMessages(page: Page): string[] {
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.text().startsWith('Google Maps cannot be used')) said.push(message.text());
  });
  return said;
}

test('with a key the locator stands on Google Maps, under a policy that Google’s script keeps to', async ({
  context,
  page,
}, info) => {
  test.slow();
  await serveGoogle(context);
  const response = await page.goto('/store-locator?place=Seattle');
  const policy = response?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain('https://*.googleapis.com');
  expect(policy).toContain("require-trusted-types-for 'script'");
  await expect(google(page)).toBeVisible({ timeout: 20_000 });
  await expect(marker(page)).toBeAttached();
  await expect(keyless(page)).toHaveCount(0);
  await info.attach('google-desktop', { body: await page.screenshot(), contentType: 'image/png' });
  await expectAccessible(page);

  await page.getByRole('button', { name: text('store-locator.zoom-out') }).click();
  await expect(page.getByRole('button', { name: text('store-locator.search-area') })).toBeVisible();
  await cards(page)
    .nth(1)
    .getByText(/, [A-Z]{2} \d{5}/)
    .click();
  await expect(cards(page).nth(1)).toHaveAttribute('aria-current', 'true');
  // Whatever the page was refused by its policy would stand in the console and fail this journey.
  await page.waitForTimeout(500);
});

test('LOC-009 LOC-016 with a key the suggestions are Google’s, geocoded places only, one session from letter to choice', async ({
  context,
  page,
}) => {
  test.slow();
  await serveGoogle(context);
  await page.goto('/store-locator?place=Chicago');
  await expect(google(page)).toBeVisible({ timeout: 20_000 });
  const typeAndChoose = async (typed: string) => {
    await searchBox(page).fill('');
    await searchBox(page).pressSequentially(typed, { delay: 260 });
    await page.getByRole('option').first().click();
  };
  await typeAndChoose('sea');
  await expect(page).toHaveURL(/lat=47\.6062&lng=-122\.3321/);
  await expect(cards(page).first()).toContainText('WA');
  await typeAndChoose('bos');
  await expect(page).toHaveURL(/lat=42\.3601&lng=-71\.0589/);

  const asked = await page.evaluate(() => {
    const { requests, fetched } = window.googleStandIn?.places ?? { requests: [], fetched: [] };
    const tokens = [...new Set(requests.map(({ sessionToken }) => sessionToken))];
    return {
      requests: requests.map(({ input, includedPrimaryTypes, language, region, locationBias, sessionToken }) => ({
        ...{ input, includedPrimaryTypes, language, region },
        isBiased: locationBias !== undefined,
        session: tokens.indexOf(sessionToken),
      })),
      fetched: fetched.map(({ placeId, fields, sessionToken }) => ({
        ...{ placeId, fields },
        session: tokens.indexOf(sessionToken),
      })),
    };
  });
  const geocode = { includedPrimaryTypes: ['geocode'], language: 'en', region: 'US', isBiased: true };
  expect(asked.requests).toEqual([
    ...['s', 'se', 'sea'].map((input) => ({ input, ...geocode, session: 0 })),
    ...['b', 'bo', 'bos'].map((input) => ({ input, ...geocode, session: 1 })),
  ]);
  expect(asked.fetched).toEqual([
    { placeId: 'place-seattle', fields: ['location'], session: 0 },
    { placeId: 'place-boston', fields: ['location'], session: 1 },
  ]);
});

test('D-358 a locator that is opened again stands on the map that was made for the first visit', async ({
  context,
  page,
}) => {
  test.slow();
  await serveGoogle(context);
  await page.goto('/store-locator?place=Seattle');
  await expect(google(page)).toBeVisible({ timeout: 20_000 });
  await expect(marker(page)).toBeAttached();
  await page
    .getByRole('link', { name: text('shell.menu'), exact: true })
    .first()
    .click();
  await expect(google(page)).toHaveCount(0);
  await page.goBack();
  await expect(google(page)).toBeVisible({ timeout: 20_000 });
  await expect(marker(page)).toBeAttached();
  expect(await page.evaluate(() => window.googleStandIn?.made())).toBe(1);
});

test.describe('where Google fails', () => {
  test.slow();

  for (const [name, how] of [
    ['whose key is refused', { refusesKey: true }],
    ['whose script is blocked', { script: 'blocked' }],
    ['whose script is missing', { script: 'missing' }],
    ['whose script never comes', { script: 'hangs' }],
  ] as const) {
    test(`a shop ${name} shows the keyless map and our own places, says so in the console once, and nothing to the shopper`, async ({
      context,
      page,
      problems,
    }) => {
      problems.expect(/Google Maps cannot be used/);
      problems.expect(/InvalidKeyMapError|Failed to load resource|net::ERR_/);
      const said = ownMessages(page);
      await serveGoogle(context, how);
      // A script that never comes keeps the page from having loaded.
      await page.goto('/store-locator?place=Seattle', { waitUntil: 'domcontentloaded' });
      await expect(keyless(page)).toBeVisible({ timeout: 25_000 });
      await expect(google(page)).toHaveCount(0);
      await expect(marker(page)).toBeAttached({ timeout: 20_000 });
      await expect(page.getByText(text('store-locator.map-unavailable'))).toHaveCount(0);

      await searchBox(page).fill('');
      await searchBox(page).pressSequentially('portl', { delay: 30 });
      await expect(page.getByRole('option').first()).toContainText('Portland, OR', { timeout: 15_000 });
      await page.getByRole('option').first().click();
      await expect(cards(page).first()).toContainText('OR');

      // Another visit of the locator on the same page does not try Google again.
      await page.getByRole('link', { name: 'Northstar Coffee' }).first().click();
      await page.goBack();
      await expect(keyless(page)).toBeVisible({ timeout: 25_000 });
      expect(said).toHaveLength(1);
    });
  }
});
