import type { BrowserContext, Page } from '@playwright/test';
import { CART_KEY, CART_VERSION, type KeptCart } from '#domain/ordering/cart.ts';
import { cartLatte } from '#tests/support/cart-items.ts';
import { expectAccessible } from './accessible.ts';
import { isHydrated } from './hydrated.ts';
import { holdRequests } from './network.ts';
import { PANEL_PORT } from './playwright.config.ts';
import { expect, ON_MAP, PHONE, PHONE_AND_DESKTOP, test } from './support.ts';
import { text, words } from './words.ts';

declare global {
  interface Window {
    /** Called on every heading that a page shows, in this file's first journey. */
    reportTitle: (title: string) => void;
  }
}

const DELIVERY = '/store-locator/delivery';
const PARTNER = 'https://delivery.example.com/northstar';

const start = (page: Page) => page.getByRole('button', { name: text('delivery.start'), exact: true });
const radio = (page: Page, way: 'pickup' | 'delivery') =>
  page.getByRole('radio', { name: text(`delivery.way-${way}`), exact: true });
const warning = (page: Page) => page.getByRole('dialog', { name: text('delivery.warning-title') });
const landed = (page: Page) => page.getByRole('heading', { level: 1, name: 'Northstar, delivered' });

/** The partner, without the network; returns what each of its pages was asked with. */
async function standInPartner(context: BrowserContext) {
  const referrers: (string | undefined)[] = [];
  await context.route(`${PARTNER}**`, async (route) => {
    referrers.push(route.request().headers()['referer']);
    await route.fulfill({ contentType: 'text/html', body: '<title>Partner</title><h1>Choose a store</h1>' });
  });
  return referrers;
}

const cart: KeptCart = {
  version: CART_VERSION,
  savedAt: Date.now(),
  items: [cartLatte({ quantity: 2 })],
};
const keptCart = (page: Page) => page.evaluate((key) => window.localStorage.getItem(key), CART_KEY);

async function openWithCart(page: Page): Promise<void> {
  await page.addInitScript(([key, kept]) => window.localStorage.setItem(key, kept), [
    CART_KEY,
    JSON.stringify(cart),
  ] as const);
  await page.goto(DELIVERY);
  await expect(landed(page)).toBeVisible();
}

test('DLV-002 DLV-005 with delivery off its address is the locator, with status 200 and no radios', async ({
  page,
}) => {
  const titles: string[] = [];
  await page.exposeFunction('reportTitle', (title: string) => titles.push(title));
  await page.addInitScript(() => {
    new MutationObserver(() => {
      const heading = document.querySelector('main h1')?.textContent;
      if (heading) window.reportTitle(heading);
    }).observe(document, { childList: true, subtree: true });
  });
  const response = await page.goto(`${DELIVERY}?place=Seattle`);
  expect(response?.status()).toBe(200);
  await expect(page.getByRole('heading', { level: 1, name: text('common.find-a-store') })).toBeVisible();
  await expect(page.getByText(/stores near Seattle/)).toBeVisible();
  await expect(page).toHaveTitle('Coffee near Seattle · Northstar Coffee');
  await expect(radio(page, 'delivery')).toHaveCount(0);
  expect([...new Set(titles)], 'no other page before').toEqual([text('common.find-a-store')]);
});

for (const [viewport, size] of PHONE_AND_DESKTOP) {
  test.describe(`on ${viewport}`, () => {
    test.use({ viewport: size });

    test('DLV-001 DLV-004 DLV-006 DLV-007 DLV-008 a visitor searches, looks at delivery and comes back to the search', async ({
      page,
      world,
    }) => {
      await world.begin('everything-on');
      await page.goto('/store-locator');
      await expect(radio(page, 'pickup')).toBeChecked();
      await page.getByRole('combobox', { name: text('store-locator.search-label') }).fill('Seattle');
      await page.getByRole('button', { name: text('store-locator.search-submit'), exact: true }).click();
      await expect(page.getByText(/stores near Seattle/)).toBeVisible();
      const searched = page.url();
      await expectAccessible(page);

      // By keyboard: one tab stop, an arrow chooses.
      await radio(page, 'pickup').focus();
      await page.keyboard.press('ArrowRight');
      await expect(page).toHaveURL(DELIVERY);
      await expect(landed(page)).toBeFocused();
      await expect(page).toHaveTitle(`${text('delivery.page-title')} · Northstar Coffee`);
      await expect(radio(page, 'delivery')).toBeChecked();
      await expect(page.getByRole('img', { name: text('delivery.hero') })).toBeVisible();
      await expect(page.getByRole('link', { name: text('delivery.faq') })).toHaveAttribute(
        'rel',
        'noopener noreferrer',
      );
      await expect(page.getByText('Menu and prices for delivery may differ. Fees apply.')).toBeVisible();
      await expectAccessible(page);

      await radio(page, 'pickup').click();
      await expect(page).toHaveURL(searched);
      await expect(radio(page, 'pickup')).toBeChecked();
      await expect(page.getByText(/stores near Seattle/)).toBeVisible();
    });

    test('DLV-009 DLV-011 with a cart the warning comes first; Cancel, Escape and Back close it, Continue leaves the cart', async ({
      page,
      context,
      world,
    }) => {
      await world.begin('everything-on');
      await standInPartner(context);
      await openWithCart(page);
      const before = await keptCart(page);
      for (const close of [
        () => page.getByRole('button', { name: text('common.cancel'), exact: true }).click(),
        () => page.keyboard.press('Escape'),
        () => page.goBack(),
      ]) {
        await start(page).click();
        await expect(warning(page)).toBeVisible();
        await close();
        await expect(warning(page)).toHaveCount(0);
        await expect(page).toHaveURL(DELIVERY);
        await expect(start(page)).toBeFocused();
      }
      await start(page).click();
      await expect(warning(page)).toContainText('The 2 items in your cart');
      await expectAccessible(page);
      expect(context.pages()).toHaveLength(1);

      const opening = context.waitForEvent('page');
      await page.getByRole('button', { name: text('delivery.warning-continue') }).click();
      const partner = await opening;
      await expect(partner).toHaveURL(PARTNER);
      await expect(warning(page)).toHaveCount(0);
      expect(await keptCart(page)).toBe(before);

      await start(page).click();
      await expect(warning(page)).toBeVisible();
      const other = await context.newPage();
      await other.goto('/menu/cart');
      await other.getByRole('button', { name: text('ordering.cart.clear') }).click();
      await expect(warning(page)).toHaveCount(0);
    });
  });
}

test('DLV-010 DLV-012 with an empty cart the storefront opens in a tab that knows neither opener nor referrer', async ({
  page,
  context,
  world,
}) => {
  await world.begin('everything-on');
  const referrers = await standInPartner(context);
  await page.goto(DELIVERY);
  const opening = context.waitForEvent('page');
  await start(page).click();
  const partner = await opening;
  await expect(partner).toHaveURL(PARTNER);
  expect(await partner.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
  expect(referrers).toEqual([undefined]);
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.getByText(text('delivery.handed-off'))).toBeVisible();
  await expectAccessible(page);
  expect(context.pages()).toHaveLength(2);
});

test.describe('with the demo panel', () => {
  test.use({ baseURL: `http://127.0.0.1:${PANEL_PORT}` });

  test('DLV-009 a presenter fills the cart from the demo panel, and empties it again', async ({ page, world }) => {
    await world.begin('everything-on');
    await page.goto(DELIVERY);
    const fromPanel = async (name: string) => {
      await page.getByRole('button', { name: 'Demo controls' }).click();
      await page.getByText('Cart', { exact: true }).filter({ visible: true }).click();
      await Promise.all([page.waitForEvent('load'), page.getByRole('button', { name }).click()]);
      await expect(landed(page)).toBeVisible();
    };
    await fromPanel('Put a drink in the cart');
    await start(page).click();
    await expect(warning(page)).toContainText('The item in your cart');
    await page.keyboard.press('Escape');
    await fromPanel('Empty the cart');
    expect(await keptCart(page)).toBeNull();
  });
});

test('where the browser blocks the tab, a plain link leads to the partner', async ({ page, context, world }) => {
  await world.begin('everything-on');
  await standInPartner(context);
  await page.addInitScript(() => {
    window.open = () => null;
  });
  await page.goto(DELIVERY);
  await start(page).click();
  await expect(page.getByText(text('delivery.blocked'))).toBeVisible();
  await expectAccessible(page);
  const opening = context.waitForEvent('page');
  await page.getByRole('link', { name: text('delivery.open-partner') }).click();
  await expect(await opening).toHaveURL(PARTNER);
});

for (const locale of ['en-US', 'fr-CA'] as const) {
  test.describe(`in ${locale}`, () => {
    test.use({ locale, viewport: PHONE });

    test('the radios come late and move nothing', ON_MAP, async ({ page, world }) => {
      await world.begin('everything-on');
      const { release } = await holdRequests(page, '**/apiproxy/v1/config');
      await page.goto('/store-locator');
      const radio = page.getByRole('radio', { name: words(locale)('delivery.way-pickup') });
      await expect.poll(() => isHydrated(page)).toBe(true);
      await expect(radio).toBeHidden();
      const shifts = await page.evaluateHandle(async () => {
        // The late font moves a little by itself.
        await document.fonts.ready;
        const values: number[] = [];
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) values.push('value' in entry ? Number(entry.value) : 0);
        }).observe({ type: 'layout-shift' });
        return values;
      });
      release();
      await expect(radio).toBeVisible();
      await page.waitForTimeout(500);
      const sum = await shifts.evaluate((values) => values.reduce((before, value) => before + value, 0));
      expect(sum).toBeLessThan(0.05);
    });
  });
}
