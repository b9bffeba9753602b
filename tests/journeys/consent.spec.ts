import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { DESKTOP, expect, PHONE, test } from './support.ts';
import { text } from './words.ts';

test.use({ consent: null });

const question = (page: Page) => page.getByRole('region', { name: text('privacy.consent.title') });
const inDetail = (page: Page) => page.getByRole('region', { name: text('privacy.consent.details-title') });
const press = (page: Page, id: string) => page.getByRole('button', { name: text(id), exact: true }).click();
/** Without the day of the choice, which is its last part. */
const kept = async (page: Page) => {
  const cookie = (await page.context().cookies()).find(({ name }) => name === 'cookie-consent');
  return cookie?.value.replace(/\.\d+$/, '') ?? null;
};

test('FC-140 a first visit is asked once, without covering the page: nothing moves, nothing is kept or measured before the answer', async ({
  page,
  request,
}) => {
  expect(await (await request.get('/')).text()).not.toContain(text('privacy.consent.title'));
  await page.addInitScript(() => {
    Object.assign(window, { shifted: 0 });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        Object.assign(window, { shifted: Reflect.get(window, 'shifted') + Reflect.get(entry, 'value') });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  await page.goto('/');
  await expect(question(page)).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'shifted'))).toBeLessThan(0.01);
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  expect(await kept(page)).toBeNull();
  expect(await page.evaluate(() => Reflect.has(window, 'dataLayer'))).toBe(false);
  await expectAccessible(page);

  // By keyboard it comes right after the link that skips to the page, and is no trap.
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: text('privacy.consent.needed-only') })).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('banner').getByRole('link').first()).toBeFocused();

  await press(page, 'privacy.consent.needed-only');
  await expect(question(page)).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(await kept(page)).toBe('none');
  await page.reload();
  await expect(page.getByRole('contentinfo')).toBeVisible();
  await expect(question(page)).toBeHidden();
});

test('FC-140 the second press of a double click on the answer is not for what lies below the question', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/menu');
  await expect(question(page)).toBeVisible();
  const box = await page.getByRole('button', { name: text('privacy.consent.needed-only') }).boundingBox();
  const [x, y] = [(box?.x ?? 0) + (box?.width ?? 0) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2];
  const linkBelow = () =>
    page.evaluate(([left, top]) => document.elementFromPoint(left ?? 0, top ?? 0)?.closest('a')?.href ?? null, [x, y]);
  await page.mouse.click(x, y);
  await expect(question(page)).toBeHidden();
  expect(await linkBelow()).not.toBeNull();
  await page.mouse.down({ clickCount: 2 });
  await page.mouse.up({ clickCount: 2 });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/menu');
  const below = await linkBelow();
  await page.mouse.click(x, y);
  await expect(page).toHaveURL(below ?? '');
});

test('ACC-066 ACC-114 FC-140 what was agreed to only after joining is recorded then, once', async ({ page }) => {
  await page.goto('/account/create');
  await expect(question(page)).toBeVisible();
  await page.getByLabel(text('common.first-name')).fill('Ada');
  await page.getByLabel(text('common.last-name')).fill('Lovelace');
  await page.getByLabel(text('common.email')).fill('ada.consents@northstar.test');
  await page.getByLabel(text('common.password'), { exact: true }).fill('Cedar-and-cream-9');
  await page.getByRole('checkbox', { name: text('account.join.legal.terms') }).check();
  await page.getByRole('button', { name: text('account.join.create.submit') }).click();
  await expect(page).toHaveURL(/\/account\/for-you$/);
  // The welcome of a new member lies over the question until it is closed.
  const welcome = page.getByRole('dialog', { name: text('home-feed.welcome.title') });
  await welcome.getByRole('button', { name: text('common.close') }).click();
  const recorded = () =>
    page.evaluate(() => [
      Reflect.get(window, 'dataLayer') ?? null,
      (Reflect.get(window, 'fbq') as { queue: unknown } | undefined)?.queue ?? null,
    ]);
  expect(await recorded()).toEqual([null, null]);
  await press(page, 'privacy.consent.accept-all');
  await expect.poll(recorded).toEqual([[{ event: 'account_created' }], [['track', 'CompleteRegistration']]]);
  expect(await kept(page)).toBe('analytics.advertising');
});

test('ACC-114 FC-140 a visitor need not be a member to choose in detail, nor to change the choice later', async ({
  page,
}) => {
  await page.goto('/store-locator');
  await press(page, 'privacy.consent.choose');
  await press(page, 'privacy.consent.back');
  await press(page, 'privacy.consent.choose');
  const analytics = inDetail(page).getByRole('switch', { name: text('privacy.consent.analytics') });
  await expect(analytics).not.toBeChecked();
  await analytics.check();
  await expectAccessible(page);
  await press(page, 'common.save-choice');
  await expect(inDetail(page)).toBeHidden();
  expect(await kept(page)).toBe('analytics');

  await page.goto('/account/signin');
  const again = page.getByRole('contentinfo').getByRole('link', { name: text('shell.cookies') });
  await again.click();
  await expect(analytics).toBeChecked();
  await press(page, 'common.close');
  await expect(inDetail(page)).toBeHidden();
  await again.click();
  await expect(analytics).toBeChecked();
  await analytics.uncheck();
  await press(page, 'common.save-choice');
  await expect(inDetail(page)).toBeHidden();
  await expect(again).toBeFocused();
  expect(await kept(page)).toBe('none');
  await expect(page).toHaveURL('/account/signin');
});

for (const { width, height, scale } of [
  { ...PHONE, scale: 1 },
  { width: 320, height: 640, scale: 1 },
  { width: 320, height: 640, scale: 2 },
  { ...DESKTOP, scale: 1 },
]) {
  test(`FC-140 at ${width} × ${height} pixels and text of ${scale * 100} % the question can be read whole and lies over no control of the shell`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    if (scale > 1) {
      await page.evaluate(
        (percent) => {
          document.documentElement.style.fontSize = percent;
        },
        `${scale * 100}%`,
      );
    }
    const banner = question(page);
    await expect(banner).toBeVisible();
    const box = async (of: ReturnType<Page['locator']>) =>
      (await of.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
    const { x, y, width: wide, height: high } = await box(banner);
    expect(x).toBeGreaterThanOrEqual(0);
    expect(x + wide).toBeLessThanOrEqual(width);
    const header = await box(page.getByRole('banner'));
    expect(y).toBeGreaterThanOrEqual(header.y + header.height);
    const tabs = page.getByRole('navigation', { name: text('shell.tab-navigation') });
    expect(y + high).toBeLessThanOrEqual((await tabs.isVisible()) ? (await box(tabs)).y : height);
    for (const id of ['privacy.consent.needed-only', 'privacy.consent.accept-all', 'privacy.consent.choose']) {
      const answer = page.getByRole('button', { name: text(id) });
      await answer.scrollIntoViewIfNeeded();
      await expect(answer).toBeInViewport({ ratio: 0.99 });
      expect(await answer.evaluate((node) => node.scrollWidth <= node.clientWidth)).toBe(true);
    }
    // The end of the page can be brought above it.
    await page.getByText(text('shell.copyright')).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 5000);
    const space = async () => {
      const last = await box(page.getByText(text('shell.copyright')));
      return (await box(banner)).y - last.y - last.height;
    };
    await expect.poll(space).toBeGreaterThanOrEqual(0);
  });
}
