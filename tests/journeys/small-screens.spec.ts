import type { Locator, Page } from '@playwright/test';
import { CART, keepCart, latte, OPEN_HOUSE, orderFrom } from './cart-page.ts';
import { comeToPay } from './gift-steps.ts';
import { comeToSummary, placeButton } from './order-steps.ts';
import { expect, MORNING, openAs, PHONE, test } from './support.ts';
import { text, words } from './words.ts';

/** A desktop at 400 %, and a phone on its side below the bars of its browser. */
const LOW = [
  ['a desktop at 400 %', { width: 320, height: 256 }],
  ['a phone on its side', { width: 667, height: 320 }],
] as const;
/** More than any of these dialogs has controls. */
const CONTROLS = 24;

/** The share of the control in focus that nothing covers, by its height; its words count where it is drawn by them. */
const seenOfFocus = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement;
    const label = focused instanceof HTMLInputElement && focused.type === 'radio' ? focused.labels?.item(0) : null;
    const drawn = label ?? focused;
    if (!focused || !drawn) return null;
    const { left, top, width, height } = drawn.getBoundingClientRect();
    const middles = Array.from({ length: 20 }, (_, at) => top + (height * (at + 0.5)) / 20);
    const seen = middles.filter((y) => {
      const met = document.elementFromPoint(left + width / 2, y);
      return met !== null && (drawn.contains(met) || met.contains(focused));
    });
    return { name: drawn.textContent || focused.getAttribute('aria-label'), share: seen.length / middles.length };
  });

/** Goes round by Tab and expects each control to be seen whole, all but its corners. */
async function expectSeenInFocus(page: Page): Promise<void> {
  for (let at = 0; at < CONTROLS; at++) {
    await page.keyboard.press('Tab');
    // A modal leads the focus round its end in a moment of its own, and the page scrolls after it.
    await expect(async () => {
      const { name = '', share = 0 } = (await seenOfFocus(page)) ?? {};
      expect(share, `seen of ${name}`).toBeGreaterThan(0.8);
    }).toPass({ timeout: 5000 });
  }
}

for (const [device, viewport] of LOW) {
  test.describe(`on ${device}`, () => {
    test.use({ viewport, reducedMotion: 'reduce' });

    test('what has the focus in the payment summary is seen between its head and its foot', async ({ page, world }) => {
      await comeToSummary(page, world);
      await expectSeenInFocus(page);
      await placeButton(page).scrollIntoViewIfNeeded();
      await expect(placeButton(page)).toBeInViewport({ ratio: 1 });
    });

    test('what has the focus in the payment of a gift is seen between its head and its foot', async ({
      page,
      world,
    }) => {
      await comeToPay(page, world, 'ada@example.com', 'grace@example.com');
      await expectSeenInFocus(page);
    });
  });
}

test.describe('on a short phone', () => {
  test.use({ viewport: { width: 360, height: 560 }, reducedMotion: 'reduce' });

  test('what has the focus is seen above the foot of the sheets that add money', async ({ page, world }) => {
    await openAs(page, world, 'member-refused', '/account/cards#add-money');
    await expect(page.getByRole('radio', { name: '$100' })).toBeVisible();
    await expectSeenInFocus(page);
    await page.goto('/account/cards#auto-reload');
    await page.reload();
    await page.getByRole('switch').check();
    await expectSeenInFocus(page);
  });

  test('what has the focus is seen above the foot of the payment of a gift', async ({ page, world }) => {
    await comeToPay(page, world, 'ada@example.com', 'grace@example.com');
    await expectSeenInFocus(page);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, reducedMotion: 'reduce' });

  test('ORD-074 what is wrong with a tip is said above the foot of the payment summary', async ({ page, world }) => {
    await comeToSummary(page, world);
    await page.getByRole('radio', { name: text('ordering-summary.tip-custom') }).click();
    await page.getByLabel(text('ordering-summary.tip-amount')).fill('lots');
    await page.keyboard.press('Enter');
    const message = page.getByText(/^Enter a tip from/);
    await expect(message).toBeVisible();
    const isCovered = () =>
      message.evaluate((element) => {
        const { left, bottom } = element.getBoundingClientRect();
        return !element.contains(document.elementFromPoint(left + 1, bottom - 2));
      });
    await expect.poll(isCovered).toBe(false);
  });

  test('a filter of the menu that has the focus comes in from beyond the edge', async ({ page }) => {
    await page.goto('/menu');
    const filters = page.getByRole('group', { name: text('menu.filters') }).getByRole('button');
    await filters.first().focus();
    for (const filter of await filters.all()) {
      await expect(filter).toBeFocused();
      await expect(filter).toBeInViewport({ ratio: 0.5 });
      await page.keyboard.press('Tab');
    }
  });

  test('what can be done with a card comes in with the focus from beyond the edge', async ({ page, world }) => {
    await openAs(page, world, 'member-many-cards', '/account/cards');
    const ways = page.getByRole('main').getByRole('link', { name: /^(Pay|Add money) ?, / });
    await ways.first().focus();
    const focused = page.locator(':focus');
    for (let at = 0; at < CONTROLS; at++) {
      await expect(focused).toBeInViewport({ ratio: 0.5 });
      await page.keyboard.press('Tab');
    }
  });
});

/** A reader's own spacing (WCAG 1.4.12). */
const SPACED =
  'p, span { letter-spacing: 0.12em !important; word-spacing: 0.16em !important; line-height: 1.5 !important; }';

/** Constructed: the policy of the page refuses a style that is written into it. */
const style = (page: Page, rules: string) =>
  page.evaluate((css) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
  }, rules);

/** What is too wide for the element, or for one that it stands in. */
const cutOff = (element: Locator) =>
  element.evaluate((inner) => {
    const { right } = inner.getBoundingClientRect();
    const outer = inner.parentElement;
    return Math.max(inner.scrollWidth - inner.clientWidth, outer ? right - outer.getBoundingClientRect().right : 0);
  });

for (const width of [320, 390]) {
  test.describe(`on a phone of ${width} px`, () => {
    test.use({ viewport: { width, height: 640 } });

    test('the question over the home page is read to its end, also by readers who space their text', async ({
      page,
    }) => {
      await page.goto('/');
      const question = page.getByText(text('home.guest.greeting'));
      await expect(question).toBeVisible();
      expect(await cutOff(question)).toBeLessThanOrEqual(0);
      await style(page, SPACED);
      expect(await cutOff(question)).toBeLessThanOrEqual(0);
    });

    test('a name has as much room over the home page as the question', async ({ page, world }) => {
      await page.goto('/');
      const words = page.getByText(text('home.guest.greeting'));
      const asked = await words.boundingBox();
      await world.become('member-green');
      await page.reload();
      const greeted = page.getByText(/^Good to see you, /);
      await expect(greeted).toBeVisible();
      expect((await greeted.boundingBox())?.height).toBe(asked?.height);
    });

    test('FED-015 store and day of the last order are read to their end', async ({ page, world }) => {
      await openAs(page, world, 'member-gold', '/account/for-you');
      const day = page.getByText(/\s· \w{3} \d{1,2}, \d{4}$/);
      await expect(day).toBeVisible();
      expect(await cutOff(day)).toBeLessThanOrEqual(0);
    });
  });
}

test.describe('in French on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 640 }, locale: 'fr-CA' });

  test('no name of a category is cut off', async ({ page }) => {
    await page.goto('/menu');
    const tile = page.getByRole('link', { name: 'Rafraîchissements aux fruits' });
    await tile.scrollIntoViewIfNeeded();
    expect(await cutOff(tile)).toBeLessThanOrEqual(0);
  });

  test('what can be pressed and said has the room of pictures', async ({ page, world }) => {
    await page.goto('/menu');
    const choose = page.getByRole('link', { name: words('fr-CA')('common.choose-a-store'), exact: true });
    await expect(choose).toHaveCSS('height', '48px');
    await openAs(page, world, 'member-gold', '/account/for-you');
    const scan = page.getByRole('link', { name: words('fr-CA')('home-feed.scan') });
    await expect(scan).toBeVisible();
    await expect(scan.locator('svg')).toBeHidden();
  });
});

test.describe('on a phone with text of 200 %', () => {
  test.use({ viewport: PHONE });

  test('the name beside the mark is whole, or gone', async ({ page }) => {
    await page.goto('/');
    const brand = page.getByRole('banner').getByRole('link', { name: text('shell.brand') });
    const name = brand.getByText(text('shell.brand'));
    await expect(name).toBeInViewport({ ratio: 1 });
    await style(page, 'html { font-size: 200%; }');
    await expect(brand).toBeVisible();
    await expect(name).not.toBeInViewport();
  });

  test('the ways of the tab bar are drawn alike, each in its own place', async ({ page }) => {
    await page.goto('/');
    await style(page, 'html { font-size: 200%; }');
    const ways = page.getByRole('navigation', { name: text('shell.tab-navigation') }).getByRole('link');
    const heights = await ways.locator('svg').evaluateAll((all) => all.map((each) => each.clientHeight));
    expect(new Set(heights)).toEqual(new Set([24]));
    for (const way of await ways.all()) expect(await cutOff(way)).toBeLessThanOrEqual(0);
  });
});

test.describe('on the narrowest phone', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('a name of one long word stays inside its panel, and no page is wider than the screen', async ({
    page,
    world,
  }) => {
    await world.begin('typical', { frozenAt: MORNING });
    const name = 'Donaudampfschifffahrtsgesellschaftskaffeehaus';
    await keepCart(page, [latte()]);
    await orderFrom(page, OPEN_HOUSE);
    await page.route('**/apiproxy/v1/**', async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, body: (await response.text()).replaceAll(OPEN_HOUSE, name) });
    });
    for (const address of ['/menu', '/menu/previous', '/menu/product/1001/hot', CART]) {
      await page.goto(address);
      await expect(page.getByText(name).first()).toBeVisible();
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(width, `the width of ${address}`).toBe(320);
    }
    // What is still on its way would end the worker with this test, and the next test with it.
    await page.unrouteAll({ behavior: 'ignoreErrors' });
  });
});
