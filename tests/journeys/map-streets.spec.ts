import type { Locator, Page } from '@playwright/test';
import { MAP_CREDITS } from '#platform/maps/map-credits.ts';
import { DARK_STREETS, LIGHT_STREETS } from '#platform/maps/street-style.ts';
import { ON_HIGHWAY } from '#tests/support/street-archive.ts';
import { expectAccessible } from './accessible.ts';
import { map, mapAtRest } from './locator-page.ts';
import { STREETS_PORT } from './playwright.config.ts';
import { expect, test } from './support.ts';

test.use({ baseURL: `http://127.0.0.1:${STREETS_PORT}` });

const ARCHIVE = '**/tiles/streets.pmtiles';
const ADDRESS = `/store-locator?lat=${ON_HIGHWAY.lat.toFixed(5)}&lng=${ON_HIGHWAY.lng.toFixed(5)}&zoom=17`;
const streetCredits = (page: Page) => map(page).getByText('© OpenStreetMap, Protomaps');
const keylessCredits = (page: Page) => map(page).getByText(MAP_CREDITS, { exact: true });

/** How many pixels of what is drawn have a colour, `#RRGGBB`. */
async function pixelsOf(page: Page, drawn: Locator, colour: string): Promise<number> {
  const shot = await drawn.screenshot();
  return page.evaluate(
    async ([encoded = '', wanted = '']) => {
      const image = new Image();
      image.src = `data:image/png;base64,${encoded}`;
      await image.decode();
      const context = new OffscreenCanvas(image.width, image.height).getContext('2d');
      context?.drawImage(image, 0, 0);
      const { data } = context?.getImageData(0, 0, image.width, image.height) ?? { data: [] };
      const parts = [1, 3, 5].map((at) => Number.parseInt(wanted.slice(at, at + 2), 16));
      let count = 0;
      for (let at = 0; at < data.length; at += 4)
        if (parts.every((part, index) => data[at + index] === part)) count += 1;
      return count;
    },
    [shot.toString('base64'), colour],
  );
}

test('a build that names an archive draws its streets under the pins, in the colours of light and dark, and credits them', async ({
  page,
}, info) => {
  test.slow();
  const response = await page.goto(ADDRESS);
  // As strict as without streets, with the pretended services of this computer: whatever it refused would stand in the console.
  expect(response?.headers()['content-security-policy']).toContain(
    "connect-src 'self' http://127.0.0.1:* http://localhost:*; worker-src 'self'",
  );
  await mapAtRest(page);
  await expect(streetCredits(page)).toBeVisible();
  for (const [scheme, colours] of [
    ['light', LIGHT_STREETS],
    ['dark', DARK_STREETS],
  ] as const) {
    await page.emulateMedia({ colorScheme: scheme });
    await expect.poll(() => pixelsOf(page, map(page), colours.highway), { timeout: 15_000 }).toBeGreaterThan(1_000);
    expect(await pixelsOf(page, map(page), colours.street)).toBeGreaterThan(1_000);
    await info.attach(`streets-${scheme}`, { body: await page.screenshot(), contentType: 'image/png' });
  }
  await expectAccessible(page);
});

test('an archive is read in parts, and asked for by a map in view alone', async ({ page }) => {
  test.slow();
  const ranges: Array<string | undefined> = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.pmtiles')) ranges.push(request.headers()['range']);
  });
  await page.goto('/menu');
  await page.waitForTimeout(1_000);
  expect(ranges).toEqual([]);
  await page.goto(ADDRESS);
  await expect(streetCredits(page)).toBeVisible({ timeout: 20_000 });
  expect(ranges.length).toBeGreaterThan(1);
  for (const range of ranges) expect(range).toMatch(/^bytes=\d+-\d+$/);
});

for (const [name, body] of [
  ['is missing', null],
  ['is none', Buffer.alloc(40_000, 'x')],
  ['ends after its head', Buffer.alloc(0)],
] as const) {
  test(`where the archive ${name} the keyless map stands, with its names and pins, and the shopper notices nothing`, async ({
    page,
    problems,
  }) => {
    test.slow();
    problems.expect(/404.*streets\.pmtiles/);
    await page.route(ARCHIVE, async (route) => {
      if (body === null) return route.fulfill({ status: 404, body: '' });
      const [, first = 0, last = 0] = (/=(\d+)-(\d+)/.exec(route.request().headers()['range'] ?? '') ?? []).map(Number);
      if (body.length > 0) return route.fulfill({ status: 206, body: body.subarray(first, last + 1) });
      const whole = await (await route.fetch({ headers: {} })).body();
      // The head and the list of tiles are as they were; every tile is rubbish.
      const broken = Buffer.concat([whole.subarray(0, 1_000), Buffer.alloc(whole.length - 1_000, 255)]);
      return route.fulfill({ status: 206, body: broken.subarray(first, last + 1) });
    });
    await page.goto(ADDRESS);
    await mapAtRest(page);
    await expect(keylessCredits(page)).toBeVisible();
    expect(await pixelsOf(page, map(page), LIGHT_STREETS.highway)).toBe(0);
  });
}
