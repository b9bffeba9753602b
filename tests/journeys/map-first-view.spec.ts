import type { Page } from '@playwright/test';
import { map, mapAtRest, search } from './locator-page.ts';
import { expect, test } from './support.ts';

/** How many stores the map's own list names: what stands inside its edges, clusters by their count. */
async function storesInSight(page: Page): Promise<number> {
  const names = await map(page).getByRole('listitem').allTextContents();
  return names.reduce((sum, name) => sum + Number(/^(\d+) stores here/.exec(name)?.[1] ?? 1), 0);
}

for (const [name, width, height] of [
  ['a phone', 390, 844],
  ['a phone on its side', 844, 390],
  ['a tablet', 820, 1180],
  ['a desktop', 1440, 900],
] as const) {
  test(`ORD-090 the first view of ${name} holds the nearest three stores, whether linked to or searched for`, async ({
    page,
  }) => {
    test.slow();
    await page.setViewportSize({ width, height });
    await page.goto('/store-locator?place=Denver');
    await mapAtRest(page);
    expect(await storesInSight(page)).toBeGreaterThanOrEqual(3);
    await search(page, 'Boston');
    await expect(page.getByText(/stores near Boston$/)).toBeVisible();
    await expect.poll(() => storesInSight(page)).toBeGreaterThanOrEqual(3);
  });
}

test('a pointer gives the map no frame, the keyboard does', async ({ page }) => {
  test.slow();
  await page.goto('/store-locator?place=Denver');
  await mapAtRest(page);
  const outline = () =>
    page.evaluate(() => {
      const { outlineStyle, outlineWidth } = getComputedStyle(document.activeElement ?? document.body);
      return `${document.activeElement?.tagName} ${outlineStyle === 'none' ? '0px' : outlineWidth}`;
    });
  const box = await map(page).boundingBox();
  await page.mouse.click((box?.x ?? 0) + 30, (box?.y ?? 0) + 200);
  await page.mouse.move((box?.x ?? 0) + 200, (box?.y ?? 0) + 300);
  await page.mouse.down();
  await page.mouse.move((box?.x ?? 0) + 260, (box?.y ?? 0) + 330, { steps: 4 });
  await page.mouse.up();
  expect(await outline()).toBe('CANVAS 0px');
  await page.keyboard.press('ArrowLeft');
  await page.waitForTimeout(600);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Shift+Tab');
  expect(await outline()).toBe('CANVAS 3px');
});

test('a map that the end of the page pushes up is drawn down to its own end', async ({ page }) => {
  test.slow();
  await page.setViewportSize({ width: 1440, height: 700 });
  await page.goto('/store-locator?place=Denver');
  await mapAtRest(page);
  const lowerEdge = async () => {
    const box = await map(page).boundingBox();
    const bottom = (box?.y ?? 0) + (box?.height ?? 0);
    const clip = { x: (box?.x ?? 0) + 40, y: bottom - 60, width: 4, height: 4 };
    return { bottom, drawn: (await page.screenshot({ clip })).toString('base64') };
  };
  const before = await lowerEdge();
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await expect.poll(async () => (await lowerEdge()).bottom).toBeLessThan(before.bottom - 50);
  await expect.poll(async () => (await lowerEdge()).drawn).toBe(before.drawn);
});
