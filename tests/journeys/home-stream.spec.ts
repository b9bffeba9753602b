import { expectAccessible } from './accessible.ts';
import { expect, openAs, PHONE, PHONE_AND_DESKTOP, test } from './support.ts';
import { text } from './words.ts';

const STREAM = 'GET /apiproxy/v1/stream-items';
const FEED = '/account/for-you';

for (const [device, viewport] of PHONE_AND_DESKTOP) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport });

    test('FED-040 FED-064 FED-067 a member meets the cards of the feed, and follows them', async ({ page, world }) => {
      await openAs(page, world, 'member-gold', FEED);
      const cards = page.getByRole('region', { name: text('home-stream.title') }).getByRole('listitem');
      await expect(cards.first()).toContainText('Your birthday drink is on us');
      await expect(cards.filter({ hasText: 'Your whole order on us' })).toHaveCount(1);
      await expectAccessible(page);
      await cards
        .first()
        .getByRole('link', { name: text('home-stream.redeem') })
        .click();
      await expect(page).toHaveURL(/\/account\/rewards#rewards$/);
      await page.goBack();
      await cards.getByRole('link', { name: 'Order now: Order the Maple Oat Latte' }).click();
      await expect(page).toHaveURL(/\/menu$/);
    });
  });
}

test('FED-012 FED-013 FED-049 a feed that fails is tried again; what makes it old fetches it anew', async ({
  page,
  world,
  problems,
}) => {
  problems.expect(/500.*stream-items/);
  await world.become('member-green');
  await world.fail(STREAM, 'status:500');
  await page.goto(FEED);
  const title = page.getByRole('heading', { name: text('home-stream.title') });
  const again = page.getByRole('button', { name: text('common.try-again') });
  await expect(page.getByText(text('home-feed.failed-hint'))).toBeVisible();
  await expectAccessible(page);
  await world.heal(STREAM);
  await again.click();
  await expect(title).toBeVisible();
  // A birthday that is saved makes it old.
  await page.getByRole('link', { name: text('home-stream.add-birthday') }).click();
  await page.getByLabel(text('account.profile.personal.month')).selectOption({ index: 5 });
  await page.getByLabel(text('account.profile.personal.day'), { exact: true }).selectOption({ index: 4 });
  await page.getByRole('button', { name: text('account.profile.personal.save') }).click();
  await expect(page.getByText(text('account.profile.personal.saved'))).toBeVisible();
  await page.goBack();
  await expect(title).toBeVisible();
  await expect(page.getByRole('link', { name: text('home-stream.add-birthday') })).toHaveCount(0);
});

test('a page that is loaded anew in the midst of the feed stands where it stood; a double click is one way', async ({
  page,
  world,
}) => {
  await page.setViewportSize(PHONE);
  await openAs(page, world, 'member-gold', '/menu');
  await page.goto(FEED);
  const order = page.getByRole('link', { name: 'Order now: Order the Maple Oat Latte' });
  await order.dblclick();
  await expect(page).toHaveURL(/\/menu$/);
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${FEED}$`));
  await expect(order).toBeVisible();
  // What comes after the feed stands here while it is not there yet.
  await page.evaluate(() => window.scrollTo(0, 2200));
  await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(2200);
  // It is kept when the page rests.
  await page.waitForTimeout(500);
  // Who is here may be known only after the page was drawn.
  await page.route('**/apiproxy/v1/session', async (route) => {
    await page.waitForTimeout(1000);
    await route.continue();
  });
  await page.reload();
  await expect(order).toBeAttached();
  await expect.poll(() => page.evaluate(() => Math.abs(window.scrollY - 2200))).toBeLessThan(5);
  await page.waitForTimeout(500);
  expect(await page.evaluate(() => Math.abs(window.scrollY - 2200))).toBeLessThan(5);
});

test('FED-045 FED-046 some of a feed is shown without an error', async ({ page, world, problems }) => {
  await world.begin('stream-partial');
  await openAs(page, world, 'member-gold', FEED);
  await expect(page.getByRole('heading', { name: text('home-stream.title') })).toBeVisible();
  await expect(page.getByText(text('home-feed.failed-hint'))).toHaveCount(0);
  // The next view asks for the rest; where that fails the cards stay beside the error.
  problems.expect(/500.*stream-items/);
  await world.fail(STREAM, 'status:500');
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText(text('home-feed.failed-hint'))).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Your whole order on us' })).toBeVisible();
  await expectAccessible(page);
  await world.heal(STREAM);
  await page.getByRole('button', { name: text('common.try-again') }).click();
  await expect(page.getByText(text('home-feed.failed-hint'))).toHaveCount(0);
});

test('FC-113 no link of content leads to a scheme that runs something', async ({ page, world, problems }) => {
  problems.expect(/never-there\.svg|stream-items: 8 left out/);
  await world.begin('stream-odd');
  await openAs(page, world, 'member-green', FEED);
  await expect(page.getByRole('heading', { name: 'Unsafe 1' })).toBeVisible();
  const addresses = await page.locator('main a').evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(addresses.filter((href) => !/^(\/(?!\/)|https:\/\/)/.test(href ?? ''))).toEqual([]);
  await expect(page.getByRole('heading', { name: 'Half price & more' })).toBeVisible();
});
