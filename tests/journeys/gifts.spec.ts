import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { title, titled } from './controls.ts';
import { expect, holdScripts, PHONE_AND_DESKTOP, test } from './support.ts';
import { text } from './words.ts';

const CATALOGUE = 'POST /apiproxy/v1/graphql#get-digital-gifts';
/** Document, shell, route, words, two reads and a face; one may be shared with neighbours. */
const MOST_FILES = 8;

const category = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const design = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name, exact: true });

for (const [device, viewport] of PHONE_AND_DESKTOP) {
  test(`GFT-001 GFT-002 on ${device} a visitor comes from home over a category to the form of a design`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    await design(page, text('common.see-gifts')).click();
    await expect(page).toHaveURL('/gift');
    await expect(title(page, 'gifting-catalogue.title')).toBeFocused();
    await expect(category(page, 'Love and friendship').getByRole('article').first()).toBeAttached();
    await expectAccessible(page);

    await category(page, 'Birthday').getByRole('link', { name: 'Birthday', exact: true }).click();
    await expect(page).toHaveURL('/gift/category/birthday');
    await expect(titled(page, 'Birthday')).toBeFocused();
    await expect(page).toHaveTitle('Birthday · Northstar Coffee');
    await expect(page.getByRole('img', { name: 'Three wrapped presents with large bows' })).toBeVisible();
    await expectAccessible(page);

    await design(page, 'Wrapped up').click();
    await expect(page).toHaveURL('/gift/80010104');
    await page.goBack();
    await expect(titled(page, 'Birthday')).toBeVisible();
  });
}

test('GFT-018 the page of gifts is prerendered with its first designs, usable after few files, and asks for the rest then', async ({
  page,
  context,
}) => {
  await context.addCookies([{ name: 'locale', value: 'fr-CA', url: test.info().project.use.baseURL ?? '' }]);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('data:'))
      asked.push(`${new URL(request.url()).pathname} ${request.postData() ?? ''}`);
  });
  const scripts = await holdScripts(page);
  await page.goto('/gift', { waitUntil: 'commit' });
  const picture = page.getByRole('img', { name: 'Un bouquet de ballons colorés qui monte dans un ciel bleu' });
  await expect(picture).toBeVisible();
  expect(await picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await expect(category(page, 'Amour et amitié').getByRole('article')).toHaveCount(0);
  scripts.release();
  await expect(category(page, 'Amour et amitié').getByRole('article').first()).toBeAttached();
  const first = asked.findIndex((request) => request.includes('get-digital-gifts'));
  expect(asked.slice(0, first).length).toBeGreaterThan(0);
  expect(asked.slice(0, first).length, asked.join('\n')).toBeLessThanOrEqual(MOST_FILES);
  expect(asked[first]).toContain('"locale":"fr-CA"');
});

test('GFT-064 gifts that cannot be had are said on the landing; a category leads there', async ({
  page,
  world,
  problems,
}) => {
  problems.expect(/404/);
  await world.fail(CATALOGUE, 'status:404');
  await page.goto('/gift/category/birthday');
  await expect(page).toHaveURL('/gift');
  const notice = page.getByRole('main').getByRole('alert');
  await expect(notice).toContainText('Could not find the card(s) you were looking for.');
  await expectAccessible(page);
  await world.heal();
  await page.getByRole('button', { name: text('common.try-again') }).click();
  await expect(category(page, 'Birthday').getByRole('article').first()).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('a row of designs is walked by keyboard, and at 320 pixels nothing is wider than the page', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await page.goto('/gift');
  const row = category(page, 'Congratulations');
  await expect(row.getByRole('article').first()).toBeAttached();
  await row.getByRole('link', { name: text('common.see-all') }).focus();
  for (let card = 0; card < 5; card += 1) await page.keyboard.press('Tab');
  const last = row.getByRole('link', { name: 'Hello, little one' });
  await expect(last).toBeFocused();
  await expect(last).toBeInViewport();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
});

test('where a category is not there, the words lead on', async ({ page }) => {
  await page.goto('/gift/category/unknown');
  await expect(title(page, 'gifting-catalogue.category-missing')).toBeVisible();
  await expectAccessible(page);
  await page
    .getByRole('main')
    .getByRole('link', { name: text('common.see-gifts') })
    .click();
  await expect(title(page, 'gifting-catalogue.title')).toBeFocused();
});
