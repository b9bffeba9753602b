import type { Page } from '@playwright/test';
import { PERSONAS } from '#mocks/session/personas.ts';
import { expectAccessible } from './accessible.ts';
import { signIn } from './sign-in-form.ts';
import { expect, MORNING, openAs, PHONE_AND_DESKTOP, test } from './support.ts';
import { text, words } from './words.ts';

const french = words('fr-CA');
const LOYALTY = 'POST /apiproxy/v1/graphql#get-loyalty-program';

/** How many cards stand in each row of the grid. */
const cardsInRows = (page: Page) =>
  page.locator('[data-layout] > li').evaluateAll((cards) => {
    const tops = cards.map((card) => Math.round(card.getBoundingClientRect().top));
    return [...new Set(tops)].map((top) => tops.filter((each) => each === top).length);
  });

for (const [device, viewport] of PHONE_AND_DESKTOP) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test('RWD-006 RWD-030 RWD-032 RWD-034 RWD-040 RWD-050 AMB-16 a member looks at Stars, rewards, ledger and benefits', async ({
      page,
      world,
    }) => {
      await world.begin('typical', { frozenAt: MORNING });
      await openAs(page, world, 'member-gold', '/account/profile');
      await page.getByRole('link', { name: /^\d+ Stars · Gold$/ }).click();
      await expect(page.getByText(/more Stars by October 13, 2026 and you’re Reserve$/)).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('tab', { name: text('common.rewards') }).click();
      await expect(page.getByText('Code FREEMORNING')).toBeVisible();
      await expectAccessible(page);
      // Nothing is in the cart yet: what is put into the order waits there.
      await page.getByRole('button', { name: /^Use in my order: Your whole order/ }).click();
      await expect(page).toHaveURL('/menu');
      await expect(page.getByText(/it’s in your order/)).toBeVisible();
      await page.goBack();
      await expect(page.getByText(text('common.in-your-order'), { exact: true })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('tab', { name: text('common.rewards') }).press('ArrowRight');
      await expect(page).toHaveURL(/\/account\/rewards#history$/);
      const ledger = page.getByRole('region', { name: text('rewards.history-title') }).getByRole('listitem');
      await expect(ledger).toHaveCount(20);
      await expectAccessible(page);
      await page.getByRole('button', { name: text('rewards.history-more') }).click();
      await expect(ledger).toHaveCount(40);
      await page.reload();
      await expect(page.getByRole('tab', { name: text('common.history') })).toHaveAttribute('aria-selected', 'true');
      // A part that was chosen is no step of its own: Back leaves the page.
      await page.goBack();
      await expect(page).toHaveURL(/\/account\/profile$/);
      await page.goto('/account/rewards');
      await page.getByRole('link', { name: text('rewards.all-benefits') }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Your Gold Status benefits' })).toBeVisible();
      if (device === 'a desktop') await expect.poll(() => cardsInRows(page)).toEqual([2, 3]);
      await expect(page.getByText('Available at Reserve Status')).toBeVisible();
      await expect(page.getByRole('link', { name: text('common.rewards-mine') })).toHaveAttribute(
        'aria-current',
        'page',
      );
      await expectAccessible(page);
      await page.getByRole('link', { name: text('common.rewards-how') }).click();
      await expect(page).toHaveURL(/\/rewards$/);
    });
  });
}

test.describe('at 320 px in French', () => {
  test.use({ viewport: { width: 320, height: 640 }, locale: 'fr-CA' });

  test('RWD-032 the grid and the Stars fit, and a failure has a way forward', async ({ page, world, problems }) => {
    problems.expect(/500/);
    await world.begin('typical', { frozenAt: MORNING });
    await world.become('member-reserve');
    await world.fail(LOYALTY, 'status:500');
    await page.goto('/rewards/my-rewards');
    await expect(page.getByText(french('rewards-mine.failed'))).toBeVisible();
    await world.heal();
    await page.getByRole('button', { name: french('common.try-again') }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Vos avantages du niveau Réserve' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await page.goto('/account/rewards#rewards');
    await expect(page.getByText(french('rewards.no-coupons-title'))).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await expectAccessible(page);
  });
});

test('RWD-029 who is signed out signs in first and comes to the benefits', async ({ page }) => {
  await page.goto('/rewards/my-rewards');
  await expect(page).toHaveURL(/\/account\/signin\?returnUrl=%2Frewards%2Fmy-rewards$/);
  await signIn(page, PERSONAS['member-gold'].email);
  await expect(page.getByRole('heading', { level: 1, name: 'Your Gold Status benefits' })).toBeVisible();
});
