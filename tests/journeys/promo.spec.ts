import type { Page } from '@playwright/test';
import { PERSONAS } from '#mocks/session/personas.ts';
import { expectAccessible } from './accessible.ts';
import { title, titled } from './controls.ts';
import { isHydrated } from './hydrated.ts';
import { signIn } from './sign-in-form.ts';
import { expect, openAs, test } from './support.ts';
import { text, words } from './words.ts';
import type { WorldControl } from './world-control.ts';

const REDEEM = 'POST /apiproxy/v1/graphql#redeem-promo-code';
const GENERIC = text('rewards-promo.redeem.problem.generic');
const INVALID = text('rewards-promo.redeem.problem.invalid');
const TOO_SOON = text('rewards-promo.redeem.problem.try-again');

const link = (matchId: string | number) => `/rewards/promo/redeem?_branch_match_id=${matchId}`;
const redeemed = (page: Page) => expect(titled(page, 'Success!')).toBeVisible();
const failed = async (page: Page, about: string) => {
  await expect(title(page, 'rewards-promo.redeem.failed')).toBeVisible();
  await expect(page.getByRole('main').getByText(about)).toBeVisible();
};
const sent = async (world: WorldControl) => (await world.effects()).requests[REDEEM] ?? 0;

test('PRM-001 PRM-005 PRM-019 PRM-023 PRM-027 a link leads through sign-in to its offer, and on to the app', async ({
  page,
  world,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto(`${link(7000)}&utm_source=mail`);
  await expect(page).toHaveURL(/\/account\/signin\?returnUrl=/);
  await signIn(page, PERSONAS['member-green'].email);
  await redeemed(page);
  await expect(page).toHaveURL(`${link(7000)}&utm_source=mail`);
  await expect(page.getByRole('main').getByText('You’ve got 50 bonus Stars.')).toBeVisible();
  await expect(titled(page, 'Success!')).toBeFocused();
  await expectAccessible(page);
  // Only what is behind the link is asked for, and nothing is left in the browser by the library (D-197).
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path.startsWith('/deep-links/'))).toEqual(['/deep-links/v1/open']);
  const left = await page.evaluate(() => [
    document.cookie,
    ...Object.keys(window.sessionStorage),
    ...Object.keys(window.localStorage),
  ]);
  expect(left.join().toLowerCase()).not.toContain('branch');
  await page.getByRole('link', { name: 'Learn more' }).click();
  await expect(page).toHaveURL('/rewards/mobile-apps');
  await page.goBack();
  await redeemed(page);
  await page.reload();
  await redeemed(page);
  expect(await sent(world)).toBe(1);
});

test('PRM-003 PRM-004 without a match id nothing of the link service is loaded', async ({ page, world }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await openAs(page, world, 'member-green', '/rewards/promo/redeem');
  await failed(page, INVALID);
  await expectAccessible(page);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((url) => /deep-links|branch|build\.min/.test(url))).toEqual([]);
  expect(await sent(world)).toBe(0);
});

test('PRM-002 PRM-008 FC-166 ten seconds of silence are a failure, and so is a blocked service; then it can be tried again', async ({
  page,
  world,
  problems,
}) => {
  problems.expect(/ERR_FAILED|Failed to load resource/);
  await page.clock.install();
  await openAs(page, world, 'member-green', link(7006));
  await expect(title(page, 'rewards-promo.redeem.busy')).toBeVisible();
  // The clock goes on by itself as well: either step leaves a busy machine some seconds.
  await page.clock.runFor(5000);
  await expect(title(page, 'rewards-promo.redeem.busy')).toBeVisible();
  await page.clock.runFor(5500);
  await failed(page, INVALID);
  await expectAccessible(page);
  await page.route('**/deep-links/**', (route) => route.abort());
  await page.getByRole('button', { name: 'Try again' }).click();
  await failed(page, INVALID);
  await expect(title(page, 'rewards-promo.redeem.failed')).toBeFocused();
  await page.unroute('**/deep-links/**');
  expect(await sent(world)).toBe(0);
});

test('PRM-008 PRM-023 FC-166 after a silence the next try asks at once, and the offer is redeemed', async ({
  page,
  world,
}) => {
  // In real time: the waiting of the library is the browser's own, which no clock of a test moves.
  await world.become('member-green');
  const open = '**/deep-links/v1/open';
  await page.route(open, () => {});
  await page.goto(link(7000));
  await expect(title(page, 'rewards-promo.redeem.failed')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('main').getByText(INVALID)).toBeVisible();
  await page.unroute(open);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(titled(page, 'Success!')).toBeVisible({ timeout: 5000 });
  expect(await sent(world)).toBe(1);
});

test('PRM-013 FC-164 the account cannot be read once', async ({ page, world, problems }) => {
  problems.expect(/500.*account\/profile/);
  await world.become('member-green');
  await world.fail('GET /apiproxy/v1/account/profile', 'status:500', 1);
  await page.goto(link(7001));
  await failed(page, GENERIC);
  await page.getByRole('button', { name: 'Try again' }).click();
  await redeemed(page);
  await page.getByRole('main').getByRole('link', { name: 'Start an order' }).click();
  await expect(page).toHaveURL('/menu');
  expect(await sent(world)).toBe(1);
});

test('PRM-019 D-198 two tabs that open one link send one redemption, and both say that it is done', async ({
  page,
  context,
  world,
}) => {
  await world.become('member-green');
  const other = await context.newPage();
  await Promise.all([page.goto(link(7018)), other.goto(link(7018))]);
  await Promise.all([redeemed(page), redeemed(other)]);
  expect([await sent(world), (await world.effects()).promosRedeemed]).toEqual([1, 1]);
});

test('PRM-019 D-198 a reload in the middle sends nothing again, and says so', async ({ page, world }) => {
  await openAs(page, world, 'member-green', link(7018));
  await expect.poll(() => sent(world)).toBe(1);
  await page.reload();
  await failed(page, TOO_SOON);
  expect([await sent(world), (await world.effects()).promosRedeemed]).toEqual([1, 1]);
});

for (const [locale, phrase] of [
  ['en-US', "Success! You're in."],
  ['fr-CA', 'C’est réussi! Vous participez.'],
] as const) {
  test(`PRM-037 PRM-038 PRM-041 the result of joining an offer on a phone, ${locale}`, async ({
    page,
    context,
    baseURL,
  }) => {
    await context.addCookies([{ name: 'locale', value: locale, url: baseURL ?? '' }]);
    await page.setViewportSize({ width: 320, height: 700 });
    await page.goto('/rewards/promo/opt-in/success');
    await expect(titled(page, phrase)).toBeVisible();
    const picture = page.getByRole('main').locator('img').first();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
    // The prerendered page says all that already; axe would meet a page that is being hydrated.
    await expect.poll(() => isHydrated(page)).toBe(true);
    await expectAccessible(page);
    await page
      .getByRole('main')
      .getByRole('link', { name: words(locale)('common.order-now') })
      .click();
    await expect(page).toHaveURL('/menu');
  });
}

test('PRM-036 the address without a result shows that something went wrong, drawn as the page that it is', async ({
  page,
}) => {
  for (const address of ['/rewards/promo/opt-in', '/rewards/promo/opt-in/']) {
    expect((await page.goto(address))?.status(), address).toBe(200);
    await expect(page.getByRole('heading', { level: 1, name: text('rewards-promo.opt-in.error') })).toBeVisible();
  }
});
