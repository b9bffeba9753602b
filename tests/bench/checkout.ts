import type { Page } from '@playwright/test';
import { keepCart, latte, OPEN_HOUSE } from '#tests/journeys/cart-page.ts';
import { MORNING } from '#tests/journeys/support.ts';
import { text } from '#tests/journeys/words.ts';
import { inBrowser } from './browser.ts';
import { type Figure, median } from './figure.ts';
import { hit, NEXT_PAINT_MS, SLOWDOWN } from './interaction.ts';

const FRAME_MS = 1000 / 60;
const BURST = 10;
const OPEN_HOUSE_NUMBER = '900994';
const SETTLED_MS = 2000;
const SUMMARY = text('ordering-summary.title');
const CONFIRMATION = text('order-placed.title');

/** A member's cart up to the placed order: how often it is priced, how soon the summary opens, what follows the answer. */
export async function checkout(address: string, runs: number): Promise<Figure[]> {
  const taken = { priced: [] as number[], opened: [] as number[], worked: [] as number[], answered: [] as number[] };
  for (let run = 0; run < runs; run += 1) {
    await inBrowser(address, { slowdown: SLOWDOWN, desktop: true }, async (page) => {
      await page.addInitScript(observeDialogs, [SUMMARY]);
      await openCart(page, address);
      taken.priced.push(await pricesOfBurst(page));
      await hit(page, review(page));
      taken.opened.push(await drawnAfter(page, SUMMARY, 'pressedAt'));
    });
    await inBrowser(address, { desktop: true }, async (page) => {
      await page.addInitScript(observeDialogs, [CONFIRMATION]);
      await page.addInitScript(observeChanges, CONFIRMATION);
      await page.addInitScript(observeAnswer);
      await openCart(page, address);
      await review(page).click();
      const place = page.getByRole('button', { name: text('common.place-order'), exact: true });
      await place.waitFor();
      await page.waitForTimeout(SETTLED_MS);
      await hit(page, place);
      taken.worked.push(await drawnAfter(page, CONFIRMATION, 'answeredAt', 'thereAt'));
      taken.answered.push(await drawnAfter(page, CONFIRMATION, 'answeredAt'));
    });
  }
  const figure = (name: string, values: number[], unit: string, most?: number): Figure => ({
    group: 'checkout',
    name,
    value: median(values),
    unit,
    ...(most !== undefined && { most }),
  });
  return [
    figure(`prices asked for after ${BURST} presses`, taken.priced, '', 1),
    figure('from the press to the payment summary', taken.opened, 'ms', NEXT_PAINT_MS),
    figure('own work from the answer to the confirmation', taken.worked, 'ms', FRAME_MS),
    // The browser draws it with its next frame.
    figure('from the answer to the frame of the confirmation', taken.answered, 'ms'),
  ];
}

const review = (page: Page) => page.getByRole('button', { name: /^Review order/ });
const more = (page: Page) => page.getByRole('button', { name: /^One more/ });

/** A member with a balance, and one latte in the cart of a store that is open. */
async function openCart(page: Page, address: string): Promise<void> {
  const world = `${address}/apiproxy/__world`;
  await page.request.post(`${world}/world`, { data: { name: 'typical', frozenAt: MORNING } });
  await page.request.post(`${world}/persona`, { data: { persona: 'member-gold' } });
  await page.goto(`${address}/account/forgot-password`);
  await keepCart(page, [latte()]);
  await page.goto(`${address}/menu?storeNumber=${OPEN_HOUSE_NUMBER}`);
  // The menu is drawn before its store is chosen, and only a chosen one is kept.
  await page.getByRole('region', { name: OPEN_HOUSE, exact: true }).waitFor();
  await page.getByRole('link', { name: /^Cart/ }).filter({ visible: true }).first().click();
  await page.locator('button:not([aria-disabled="true"])').and(review(page)).waitFor();
  await page.waitForTimeout(SETTLED_MS);
}

/** How often a burst of presses has the order priced. */
async function pricesOfBurst(page: Page): Promise<number> {
  let prices = 0;
  page.on('request', (request) => {
    if (request.postData()?.includes('"price-order"')) prices += 1;
  });
  await more(page).evaluate((button, presses) => {
    for (let press = 0; press < presses; press += 1) if (button instanceof HTMLElement) button.click();
  }, BURST);
  await page.waitForTimeout(SETTLED_MS);
  return prices;
}

/** Milliseconds to the frame in which a dialog is first drawn, or to when the page holds it. */
function drawnAfter(
  page: Page,
  title: string,
  since: 'pressedAt' | 'answeredAt',
  until: 'drawnAt' | 'thereAt' = 'drawnAt',
): Promise<number> {
  return page.evaluate(
    ([title, since, until]) => (window[until]?.get(title) ?? Number.NaN) - (window[since] ?? Number.NaN),
    [title, since, until] as const,
  );
}

declare global {
  interface Window {
    /** When a dialog was first drawn, by what stands in it; milliseconds since the page began, as all of these. */
    drawnAt?: Map<string, number>;
    /** When the page held it, before that frame. */
    thereAt?: Map<string, number>;
    pressedAt?: number;
    answeredAt?: number;
  }
}

/** Runs in the page before anything else. */
function observeDialogs(texts: readonly string[]): void {
  const drawnAt = new Map<string, number>();
  window.drawnAt = drawnAt;
  document.addEventListener(
    'click',
    ({ timeStamp }) => {
      window.pressedAt = timeStamp;
    },
    { capture: true },
  );
  const look = () => {
    // A dialog may be drawn before it opens.
    const dialogs = [...document.querySelectorAll('[role="dialog"]:not([hidden])')];
    for (const text of texts) {
      if (!drawnAt.has(text) && dialogs.some((one) => one.textContent?.includes(text)))
        drawnAt.set(text, performance.now());
    }
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Runs in the page before anything else: notes when the page holds an open dialog, before it is drawn. */
function observeChanges(title: string): void {
  const thereAt = new Map<string, number>();
  window.thereAt = thereAt;
  const look = () => {
    const dialogs = [...document.querySelectorAll('[role="dialog"]:not([hidden])')];
    if (!thereAt.has(title) && dialogs.some((one) => one.textContent?.includes(title)))
      thereAt.set(title, performance.now());
  };
  new MutationObserver(look).observe(document, { subtree: true, childList: true, attributeFilter: ['hidden'] });
}

/** Runs in the page before anything else: notes when the answer to the order comes. */
function observeAnswer(): void {
  const { fetch } = window;
  window.fetch = async (...request) => {
    const answer = await fetch(...request);
    if (String(request[1]?.body).includes('"submit-order"')) window.answeredAt = performance.now();
    return answer;
  };
}
