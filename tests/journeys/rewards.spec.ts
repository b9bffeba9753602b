import type { Page } from '@playwright/test';
import { expectAccessible } from './accessible.ts';
import { readQrCode } from './barcode-reader.ts';
import { title } from './controls.ts';
import { DESKTOP, expect, holdScripts, PHONE_AND_DESKTOP, test } from './support.ts';
import { text } from './words.ts';

const APPS = '/rewards/mobile-apps';
/** Document, shell, route, words of every page and of this one, two reads and a face. */
const MOST_FILES = 8;

const main = (page: Page) => page.getByRole('main');
const tier = (page: Page, name: string) => main(page).getByRole('article', { name, exact: true });
const dot = (page: Page, name: RegExp) => main(page).getByRole('button', { name });
const code = (page: Page) => main(page).getByRole('img', { name: /QR code/ });
const stores = (page: Page) => main(page).getByRole('link', { name: /App Store|Google Play/ });

/** The left edges of the three tiers on the screen. */
const edges = (page: Page) =>
  main(page)
    .getByRole('article')
    .evaluateAll((cards) => cards.map((card) => Math.round(card.getBoundingClientRect().left)));

for (const [device, viewport] of PHONE_AND_DESKTOP) {
  test(`RWD-002 RWD-016 on ${device} a visitor comes from home to the programme, its benefits and back`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await page.goto('/');
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: text('common.rewards') })
      .click();
    await expect(page).toHaveURL('/rewards');
    await expect(title(page, 'rewards-marketing.title')).toBeFocused();
    await expectAccessible(page);

    await main(page)
      .getByRole('link', { name: text('rewards-marketing.tiers.compare') })
      .click();
    await expect(title(page, 'rewards-marketing.benefits.title')).toBeFocused();
    await expect(main(page).getByRole('table')).toHaveCount(device === 'a desktop' ? 1 : 0);
    await expect(tier(page, 'Reserve')).toHaveCount(device === 'a desktop' ? 0 : 1);
    await expectAccessible(page);
    await main(page)
      .getByRole('link', { name: text('rewards-marketing.back') })
      .click();
    await expect(title(page, 'rewards-marketing.title')).toBeFocused();
  });
}

test('RWD-015 RWD-024 under 768 pixels the tiers turn one by one, by dots, finger and keys, without other buttons', async ({
  page,
}) => {
  await page.setViewportSize({ width: 767, height: 900 });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/rewards');
  await expect(dot(page, /of 3$/)).toHaveCount(3);
  await expect(main(page).getByRole('button')).toHaveCount(3);
  await expect(dot(page, /^Green, 1 of 3$/)).toHaveAttribute('aria-current', 'true');
  const inView = async (name: string) => {
    await expect(tier(page, name)).toBeInViewport({ ratio: 0.9 });
    for (const other of ['Green', 'Gold', 'Reserve'].filter((one) => one !== name)) {
      await expect(tier(page, other)).not.toBeInViewport({ ratio: 0.1 });
    }
  };
  await tier(page, 'Green').scrollIntoViewIfNeeded();
  await inView('Green');
  await dot(page, /^Reserve/).click();
  await inView('Reserve');
  await expect(dot(page, /^Reserve/)).toHaveAttribute('aria-current', 'true');

  const track = main(page).getByRole('list', { name: text('rewards-marketing.tiers.title') });
  await track.focus();
  await page.keyboard.press('ArrowLeft');
  await expect(dot(page, /^Gold/)).toHaveAttribute('aria-current', 'true');
  await inView('Gold');
  // A turn by keys ends a moment after its page is in view, and would take back what is done meanwhile.
  await track.evaluate(
    (list) =>
      new Promise<void>((done) => {
        const look = (before: number) => (list.scrollLeft === before ? done() : setTimeout(look, 200, list.scrollLeft));
        look(Number.NaN);
      }),
  );
  // As a finger leaves it: between two pages, nearer to the first.
  await track.evaluate((list) => list.scrollBy({ left: -0.6 * list.clientWidth }));
  await expect(dot(page, /^Green/)).toHaveAttribute('aria-current', 'true');
  await inView('Green');
});

test('RWD-015 RWD-025 from 768 pixels on the tiers stand beside each other, and nothing turns', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 600 });
  await page.goto('/rewards');
  await expect(dot(page, /of 3$/)).toHaveCount(0);
  const [green = 0, gold = 0, reserve = 0] = await edges(page);
  expect(green).toBeGreaterThanOrEqual(0);
  expect(gold).toBeGreaterThan(green + 150);
  expect(reserve).toBeGreaterThan(gold + 150);
  expect(reserve).toBeLessThan(768);
});

test('RWD-013 RWD-015 on a phone the app has links to its stores and no code', async ({ page }) => {
  await page.setViewportSize({ width: 767, height: 900 });
  for (const path of ['/rewards', APPS]) {
    await page.goto(path);
    await expect(stores(page)).toHaveCount(2);
    await expect(stores(page).first()).toBeVisible();
    await expect(stores(page).first()).toHaveAttribute('href', 'https://apps.example.com/northstar');
    await expect(code(page)).toHaveCount(0);
  }
  await expectAccessible(page);
});

test('RWD-011 RWD-014 RWD-015 on a larger screen it has a code that leads to its page, and no links, in light and dark', async ({
  page,
  baseURL,
}) => {
  await page.setViewportSize({ width: 768, height: 600 });
  for (const path of ['/rewards', APPS]) {
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      await page.goto(path);
      await expect(code(page).locator('path')).toHaveCount(1);
      await code(page).scrollIntoViewIfNeeded();
      expect(readQrCode(await code(page).screenshot())).toBe(new URL(APPS, baseURL).href);
      await expect(stores(page)).toHaveCount(0);
    }
  }
  await expectAccessible(page);
});

test('the page is drawn before its scripts, with few files, and nothing moves when a member turns out to be one', async ({
  page,
  world,
}) => {
  await world.become('member-gold');
  await page.setViewportSize(DESKTOP);
  const asked: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith('data:')) asked.push(new URL(request.url()).pathname);
  });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value = 0 } = entry as PerformanceEntry & { readonly value?: number };
        document.documentElement.dataset['shift'] = String(
          Number(document.documentElement.dataset['shift'] ?? 0) + value,
        );
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const scripts = await holdScripts(page);
  await page.goto('/rewards', { waitUntil: 'commit' });
  await expect(tier(page, 'Reserve')).toBeAttached();
  await expect(page.getByRole('region', { name: text('rewards-marketing.partners.title') })).toBeAttached();
  const hero = page.locator('main img').first();
  await expect.poll(() => hero.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  expect(asked.length, asked.join('\n')).toBeLessThanOrEqual(MOST_FILES);
  scripts.release();
  const tabs = main(page).getByRole('navigation', { name: text('common.rewards-tabs') });
  await expect(tabs.getByRole('link')).toHaveText([text('common.rewards-how'), text('common.rewards-mine')]);
  await expect(main(page).getByRole('link', { name: text('common.join-now') })).toHaveCount(0);
  await page.waitForLoadState('networkidle');
  expect(Number(await page.locator('html').getAttribute('data-shift'))).toBeLessThan(0.01);
  await expectAccessible(page);
});

test('RWD-003 where the flag is off, the legacy page takes the place of what was drawn; questions open by keyboard', async ({
  page,
  world,
}) => {
  await world.begin('everything-off');
  await page.goto('/rewards');
  await expect(page.getByRole('region', { name: text('rewards-marketing.terms.title'), exact: true })).toBeVisible();
  await expect(tier(page, 'Reserve')).toHaveCount(0);
  const answer = page.getByText(text('rewards-marketing.questions.cost-answer'));
  await expect(answer).toBeHidden();
  await page.getByText(text('rewards-marketing.questions.cost')).focus();
  await page.keyboard.press('Enter');
  await expect(answer).toBeVisible();
  await expectAccessible(page);
});

test('RWD-043 a mark leads to its footnote, and “Learn more” to another tab', async ({ page, context }) => {
  await page.goto('/rewards');
  const card = main(page)
    .getByRole('listitem')
    .filter({ has: page.getByRole('heading', { name: 'Marriott Bonvoy' }) });
  await card.getByRole('link', { name: /^Note/ }).click();
  await expect(page).toHaveURL(/\/rewards#partner-note-\d$/);
  await expect(card.getByText(/Both accounts must be linked/)).toBeInViewport();
  const opened = context.waitForEvent('page');
  await card.getByRole('link', { name: /^Learn more/ }).click();
  await expect(await opened).toHaveURL('/rewards/partnerships/marriottbonvoy');
  await expect(page).toHaveURL(/\/rewards#/);
});

test('at 320 pixels nothing is wider than the page, in the longest language too', async ({
  page,
  context,
  baseURL,
}) => {
  await context.addCookies([{ name: 'locale', value: 'fr-CA', url: baseURL ?? '' }]);
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/rewards', '/rewards/benefits', APPS]) {
    await page.goto(path);
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
  }
});
