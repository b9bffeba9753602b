import { expectAccessible } from './accessible.ts';
import { cards, results } from './locator-page.ts';
import { expect, openAs, test } from './support.ts';
import { text } from './words.ts';

test('LOC-004 LOC-034 a member finds favourite, usual and previous stores before any search', async ({
  page,
  world,
}) => {
  await openAs(page, world, 'member-green', '/store-locator');
  await expect(results(page).getByRole('region', { name: text('store-locator.favourites') })).toBeVisible();
  await expect(results(page).getByRole('region', { name: text('store-locator.group-usual') })).toBeVisible();
  await expectAccessible(page);
});

test('LOC-004 own stores that could not be loaded are loaded when the member tries again', async ({
  page,
  world,
  problems,
}) => {
  problems.expect(/500.*v1\/locations/);
  await world.become('member-green');
  await world.fail('GET /apiproxy/v1/locations', 'status:500');
  await page.goto('/store-locator');
  await expect(page.getByText(text('store-locator.own-stores-failed'))).toBeVisible();
  await world.heal();
  await results(page)
    .getByRole('button', { name: text('common.try-again') })
    .click();
  await expect(cards(page).first()).toBeVisible();
});

test('LOC-004 who has no stores yet, or no account, is asked for a place', async ({ page, world }) => {
  for (const persona of ['member-new', 'guest'] as const) {
    await world.become(persona);
    // The page says so before a member's own stores are read; read after the next visitor has come, they would be refused.
    await page.goto('/store-locator', { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { name: text('store-locator.search-or-zoom') })).toBeVisible();
    await expect(cards(page)).toHaveCount(0);
  }
});
