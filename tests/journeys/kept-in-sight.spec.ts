import type { Locator, Page } from '@playwright/test';
import { keepCart, latte, OPEN_HOUSE, orderFrom, walkToCart } from './cart-page.ts';
import { DESKTOP, expect, MORNING, openAs, PHONE, test } from './support.ts';
import { text } from './words.ts';

const PRODUCT = '/menu/product/1010/hot';

const question = (page: Page) => page.getByRole('region', { name: text('privacy.consent.title') });
const tabs = (page: Page) => page.getByRole('navigation', { name: text('shell.tab-navigation') });

/** Whether it is what a finger would meet at its first and at its last line. */
const isUncovered = (control: Locator) =>
  control.evaluate((element) => {
    const { left, width, top, bottom } = element.getBoundingClientRect();
    const edge = 4;
    return [top + edge, bottom - edge].every((y) => element.contains(document.elementFromPoint(left + width / 2, y)));
  });

/** How much of the height of the screen shows the page itself, and nothing that stays over it. */
const shareOfPage = (page: Page) =>
  page.evaluate(() => {
    const lines = Array.from({ length: 40 }, (_, at) => (innerHeight * (at + 0.5)) / 40);
    const main = document.querySelector('main');
    return lines.filter((y) => main?.contains(document.elementFromPoint(innerWidth / 2, y))).length / lines.length;
  });

test.describe('before the question of cookies is answered', () => {
  test.use({ consent: null, reducedMotion: 'reduce' });

  for (const [width, height] of [
    [320, 256],
    [341, 160],
  ] as const) {
    test(`D-367 a desktop at 400 %, ${width} × ${height} pixels, shows nothing but the page it is scrolled to`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height });
      await page.goto('/menu');
      await expect(question(page)).toBeInViewport();
      await page.mouse.wheel(0, 600);
      await expect.poll(() => shareOfPage(page)).toBe(1);
      // What is laid out only when it comes near makes the page longer meanwhile.
      await expect(async () => {
        await page.mouse.wheel(0, 5000);
        await expect(tabs(page)).toBeInViewport({ ratio: 0.99, timeout: 500 });
      }).toPass();
    });
  }

  test('D-367 the choice of cookies that is opened at the foot of such a page is seen where it has the focus', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await page.goto('/menu');
    await question(page)
      .getByRole('button', { name: text('privacy.consent.needed-only') })
      .click();
    await page
      .getByRole('contentinfo')
      .getByRole('link', { name: text('shell.cookies') })
      .click();
    const step = page.getByRole('heading', { name: text('privacy.consent.details-title') });
    await expect(step).toBeFocused();
    await expect(step).toBeInViewport({ ratio: 1 });
  });

  test('D-367 a phone on its side keeps its header', async ({ page }) => {
    await page.setViewportSize({ width: 667, height: 320 });
    await page.goto('/menu');
    await expect(question(page)).toBeVisible();
    await page.mouse.wheel(0, 600);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(400);
    await expect(page.getByRole('banner')).toBeInViewport({ ratio: 1 });
    await expect(question(page)).toBeInViewport({ ratio: 1 });
  });

  for (const [width, height] of [
    [390, 844],
    [320, 640],
    [768, 1024],
    [1440, 900],
  ] as const) {
    test(`D-369 on a screen of ${width} × ${height} pixels a product is added above the question`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.goto(PRODUCT);
      const add = page.getByRole('button', { name: text('menu-product.add'), exact: true });
      await expect(add).toBeVisible();
      await expect(question(page)).toBeVisible();
      // On a phone it is there before the page is scrolled.
      if (width > 320) await expect.poll(() => isUncovered(add)).toBe(true);
      await page.mouse.wheel(0, 300);
      await expect.poll(() => isUncovered(add)).toBe(true);
      await add.click();
      const said = page.getByRole('region', { name: text('shell.toasts') }).getByRole('paragraph');
      await expect(said).toBeVisible();
      expect(await isUncovered(add)).toBe(true);
    });
  }

  test('D-369 on a wide desktop a product is added beside the question, at the foot of the window', async ({
    page,
  }) => {
    await page.setViewportSize(DESKTOP);
    await page.goto(PRODUCT);
    const add = page.getByRole('button', { name: text('menu-product.add'), exact: true });
    await expect(question(page)).toBeVisible();
    await expect
      .poll(async () => {
        const [bar, card] = [await add.boundingBox(), await question(page).boundingBox()];
        return bar && card && bar.y + bar.height > 820 && card.x + card.width < bar.x;
      })
      .toBe(true);
  });

  test('D-369 on a phone the cart goes on above the question, and so does a feed', async ({ page, world }) => {
    await page.setViewportSize(PHONE);
    await world.begin('typical', { frozenAt: MORNING });
    await world.become('member-green');
    await keepCart(page, [latte(1)]);
    await orderFrom(page, OPEN_HOUSE);
    await expect(question(page)).toBeVisible();
    await walkToCart(page);
    await expect.poll(() => isUncovered(page.getByRole('button', { name: /^Review order/ }))).toBe(true);
    await page.goto('/account/for-you');
    await expect(question(page)).toBeVisible();
    await expect.poll(() => isUncovered(page.getByRole('link', { name: text('home-feed.scan') }))).toBe(true);
  });
});

/** A phone with a camera in its screen, and a bar of its own at the end of it. */
async function giveEdges(page: Page, insets: { left?: number; right?: number; bottom?: number }): Promise<void> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Emulation.setSafeAreaInsetsOverride', { insets });
}

test.describe('on a phone on its side', () => {
  test.use({ viewport: { width: 844, height: 340 }, reducedMotion: 'reduce' });

  for (const [what, address, first] of [
    ['the invitation to join', '/account/create', text('account.join.create.title')],
    ['the form to join', '/account/create', text('account.join.sign-in.title')],
    ['the gifts', '/gift', 'Birthday'],
  ] as const) {
    test(`nothing of ${what} is below the camera`, async ({ page }) => {
      await giveEdges(page, { left: 59, right: 59 });
      await page.goto(address);
      const part = page.getByRole('heading', { name: first, exact: true });
      await expect(part).toBeVisible();
      expect((await part.boundingBox())?.x).toBeGreaterThanOrEqual(59);
    });
  }

  test('the name of a product is scrolled to', async ({ page }) => {
    await page.goto(PRODUCT);
    await expect(page.getByRole('button', { name: text('menu-product.add'), exact: true })).toBeVisible();
    await page.mouse.wheel(0, 120);
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
  });
});

test.describe('where a phone has its own bar', () => {
  test.use({ viewport: PHONE, consent: null });

  test('the answers to the question of cookies are above it, also on a page without tabs', async ({ page }) => {
    await giveEdges(page, { bottom: 34 });
    await page.goto('/account/signin');
    const answer = question(page).getByRole('button', { name: text('privacy.consent.choose') });
    await expect(answer).toBeVisible();
    const { y = 0, height = 0 } = (await answer.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(844 - 34);
  });
});

test.describe('with a finger', () => {
  test.use({ viewport: PHONE, hasTouch: true, isMobile: true });

  test('nothing looks as if a pointer were on it: the look would stay after a tap', async ({ page }) => {
    await page.goto('/menu/product/1010/hot');
    const parts = page.getByRole('main').getByRole('button').filter({ visible: true });
    await expect(parts.first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    for (const part of await parts.all()) {
      const background = () => part.evaluate((element) => getComputedStyle(element).backgroundColor);
      const before = await background();
      await part.hover();
      await page.waitForTimeout(250);
      expect(await background()).toBe(before);
    }
  });

  for (const address of ['/menu', '/gift', '/menu/featured']) {
    test(`a row of ${address} that is pulled beyond its end does not turn the page`, async ({ page }) => {
      await page.goto(address);
      await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      const rows = await page.evaluate(() =>
        [...document.querySelectorAll('main *')]
          .filter((element) => /auto|scroll/.test(getComputedStyle(element).overflowX))
          .map((element) => getComputedStyle(element).overscrollBehaviorX),
      );
      expect(new Set(rows)).toEqual(new Set(['contain']));
    });
  }
});

test('a picture of the feed has the round corners of its card', async ({ page, world }) => {
  await openAs(page, world, 'member-gold', '/account/for-you');
  const card = page.getByRole('main').getByRole('listitem').filter({ hasText: 'Bring your own cup' });
  await card.scrollIntoViewIfNeeded();
  const picture = card.locator('img');
  await expect.poll(() => picture.evaluate((image) => image instanceof HTMLImageElement && image.complete)).toBe(true);
  const { x = 0, y = 0 } = (await card.boundingBox()) ?? {};
  const pixelAt = (right: number) =>
    page.screenshot({ clip: { x: x + right, y: y + 2, width: 1, height: 1 }, animations: 'disabled' });
  // The picture is of one colour along its upper edge, and that is not seen in the corner.
  expect((await pixelAt(40)).equals(await pixelAt(60))).toBe(true);
  expect((await pixelAt(2)).equals(await pixelAt(40))).toBe(false);
});
