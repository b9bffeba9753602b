import type { CDPSession, Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { cards, map, mapAtRest, results, searchBox } from './locator-page.ts';
import { expect, PHONE, test } from './support.ts';
import { text } from './words.ts';

const SIDEWAYS = { width: 844, height: 390 };

const handle = (page: Page, label: 'show-list' | 'more-list' | 'show-map') =>
  page.getByRole('button', { name: text(`store-locator.sheet-${label}`), exact: true });
const closePin = (page: Page) => page.getByRole('button', { name: text('store-locator.pin-close') });
const heightOf = async (page: Page) => (await results(page).boundingBox())?.height ?? 0;
const markers = (page: Page) => map(page).getByRole('button', { name: /, (favorite )?store$/ });

/** A finger on the handle, moved by so many pixels in small steps. */
async function pull(page: Page, finger: CDPSession, distance: number): Promise<void> {
  const box = await page.locator('button[aria-controls="results-content"]').boundingBox();
  if (!box) throw new Error('The handle has no place on the screen.');
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await finger.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [at] });
  for (let step = 1; step <= 10; step += 1) {
    const point = { x: at.x, y: at.y + (distance * step) / 10 };
    await finger.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: [point] });
  }
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('LST-002 the list is pulled over the map and down again; the search stays, and so does the map when it is turned', async ({
    page,
    context,
  }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/store-locator?place=Seattle');
    await expect(cards(page).first()).toBeVisible();
    const half = await heightOf(page);
    const finger = await context.newCDPSession(page);
    await pull(page, finger, -400);
    await expect(handle(page, 'show-map')).toBeVisible();
    expect(await heightOf(page)).toBeGreaterThan(half + 100);
    await expect(searchBox(page)).toBeInViewport();
    await expectAccessible(page);
    await pull(page, finger, 600);
    await expect(handle(page, 'show-list')).toHaveAttribute('aria-expanded', 'false');
    expect(await heightOf(page)).toBeLessThan(100);
    await expect(results(page).getByText(/stores near Seattle/)).toBeInViewport();
    expect((await map(page).boundingBox())?.height).toBeGreaterThan(half);
    await expectAccessible(page);
    await page.setViewportSize(SIDEWAYS);
    await expect(handle(page, 'show-list')).toBeHidden();
    await expect(cards(page).first()).toBeVisible();
    await page.setViewportSize(PHONE);
    // By press alone to each stop in turn.
    await handle(page, 'show-list').click();
    await expect.poll(() => heightOf(page)).toBe(half);
    await handle(page, 'more-list').click();
    await handle(page, 'show-map').click();
    await expect.poll(() => heightOf(page)).toBeLessThan(100);
    await handle(page, 'show-list').click();
    await expect.poll(() => heightOf(page)).toBe(half);
    await handle(page, 'more-list').press('ArrowUp');
    await expect(handle(page, 'show-map')).toBeFocused();
    await handle(page, 'show-map').press('ArrowDown');
    await handle(page, 'more-list').press('ArrowDown');
    // What takes the focus is not left below the screen.
    await cards(page).first().getByRole('link').first().focus();
    await expect(handle(page, 'more-list')).toHaveAttribute('aria-expanded', 'true');
  });

  test('LOC-068 LOC-046 a pressed pin shows its store over the map, which stays; closing it leads back to the list', async ({
    page,
  }) => {
    await page.goto('/store-locator?place=Seattle');
    await mapAtRest(page);
    const marker = markers(page).first();
    const name = ((await marker.textContent()) ?? '').replace(/, (favorite )?store$/, '');
    await marker.focus();
    await page.keyboard.press('Enter');
    const pinned = page.getByRole('region', { name, exact: true });
    await expect(pinned).toBeInViewport();
    await expect(pinned.getByRole('button', { name: `Order here: ${name}` })).toBeInViewport();
    expect((await map(page).boundingBox())?.height).toBeGreaterThan(200);
    await expect(cards(page)).toHaveCount(0);
    await expectAccessible(page);
    await pinned.getByRole('link', { name: `Details for ${name}` }).click();
    await expect(page.getByRole('dialog', { name })).toBeVisible();
    await page.goBack();
    await expect(page.getByRole('dialog')).toBeHidden();
    await expect(pinned).toBeVisible();
    await closePin(page).click();
    await expect(pinned).toBeHidden();
    await expect(handle(page, 'more-list')).toBeFocused();
    await expect(cards(page).filter({ hasText: name }).first()).toBeInViewport();
  });
});

test('LOC-068 beside the map a pressed pin brings its card into view; with details open it opens its own', async ({
  page,
}) => {
  await page.goto('/store-locator?place=Seattle');
  await mapAtRest(page);
  const label = (await markers(page).last().textContent()) ?? '';
  const name = label.replace(/, (favorite )?store$/, '');
  const marker = map(page).getByRole('button', { name: label, exact: true });
  await marker.focus();
  await page.keyboard.press('Enter');
  const card = cards(page).and(page.locator('[aria-current="true"]'));
  await expect(card).toContainText(name);
  await expect(card).toBeInViewport();
  const link = cards(page).first().getByRole('link').first();
  const first = (await link.textContent()) ?? '';
  await link.click();
  // They take the focus as they open; the pin is pressed after that.
  await expect(page.getByRole('heading', { level: 2, name: first })).toBeVisible();
  await marker.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
  await page.goBack();
  await expect(card).toContainText(name);
  await expect(page).not.toHaveURL(/details=/);
});
