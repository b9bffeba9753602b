import { expectAccessible } from './accessible.ts';
import { comeBackOnline } from './network.ts';
import { expect, test } from './support.ts';
import { text } from './words.ts';

test('a page that was never loaded says without a network that it is offline, with its picture, and loads by itself after it', async ({
  page,
  context,
  problems,
}) => {
  problems.expect(/ERR_INTERNET_DISCONNECTED|Failed to fetch dynamically imported module|: unexpected|preload/);
  await page.goto('/account/signin');
  const isHeld = () =>
    page.evaluate(() =>
      performance.getEntriesByType('resource').some(({ name }) => name.endsWith('/empty-offline.svg')),
    );
  await expect.poll(isHeld).toBe(true);
  await page.waitForLoadState('networkidle');
  await context.setOffline(true);
  await page.getByRole('link', { name: text('common.forgot-password') }).click();
  await expect(page.getByRole('heading', { level: 1, name: text('shell.offline-title') })).toBeVisible();
  // Nothing that is pressed meanwhile ends in the browser's own page.
  await page.getByRole('button', { name: text('common.try-again') }).click();
  await expect(page.getByRole('heading', { level: 1, name: text('shell.offline-title') })).toBeVisible();
  await expectAccessible(page);
  const picture = page.locator('main img');
  expect(
    await picture.evaluate((image: HTMLImageElement) => image.decode().then(() => image.naturalWidth)),
  ).toBeGreaterThan(0);
  await comeBackOnline(page);
  await expect(page.getByRole('heading', { level: 1, name: text('common.forgot-password') })).toBeVisible();
});

test('what could not be read for want of a network is read by itself after it', async ({
  page,
  context,
  world,
  problems,
}) => {
  problems.expect(/ERR_|Failed to (?:fetch|load)/);
  await world.become('member-gold');
  await world.fail('GET /apiproxy/v1/account/cards', 'drop-before');
  await page.goto('/account/cards');
  await expect(page.getByText(text('cards.failed'))).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText(text('shell.offline'))).toBeVisible();
  await world.heal();
  await comeBackOnline(page);
  await expect(page.getByText('$42.50')).toBeVisible();
  await expect(page.getByText(text('cards.failed'))).toBeHidden();
});
