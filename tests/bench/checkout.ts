import type { Page } from '@playwright/test';
import { keepCart, latte } from '#tests/journeys/cart-page.ts';
import { words } from '#tests/journeys/words.ts';
import { inBrowser } from './browser.ts';
import { type Figure, median } from './figure.ts';
import { NEXT_PAINT_MS, observeInteractions, pressed, SLOWDOWN } from './interaction.ts';

const FRAME_MS = 1000 / 60;
const BURST = 10;
const OPEN_HOUSE = '900994';
const SETTLED_MS = 2000;
const text = words('en-US');

/** A member's cart up to the placed order: how often it is priced, how soon the summary opens, what follows the answer. */
export async function checkout(address: string, runs: number): Promise<Figure[]> {
  const taken = { priced: [] as number[], opened: [] as number[], answered: [] as number[] };
  for (let run = 0; run < runs; run += 1) {
    await inBrowser(address, { slowdown: SLOWDOWN, desktop: true }, async (page) => {
      await page.addInitScript(observeInteractions);
      await openCart(page, address);
      taken.priced.push(await pricesOfBurst(page));
      await review(page).waitFor();
      taken.opened.push(await pressed(page, () => review(page).click()));
    });
    await inBrowser(address, { desktop: true }, async (page) => {
      await page.addInitScript(observeConfirmation, text('order-placed.title'));
      await openCart(page, address);
      await review(page).click();
      await page.getByRole('button', { name: text('common.place-order'), exact: true }).click();
      // The page was loaded anew, and its store is asked about.
      await page.getByRole('button', { name: text('common.confirm-store'), exact: true }).click();
      await page.getByRole('dialog', { name: text('order-placed.title') }).waitFor();
      taken.answered.push(await page.evaluate(confirmedAfter));
    });
  }
  const figure = (name: string, values: number[], unit: string, most: number): Figure => ({
    group: 'checkout',
    name,
    value: median(values),
    unit,
    most,
  });
  return [
    figure(`prices asked for after ${BURST} presses`, taken.priced, '', 1),
    figure('payment summary', taken.opened, 'ms', NEXT_PAINT_MS),
    figure('from the answer to the confirmation', taken.answered, 'ms', FRAME_MS),
  ];
}

const review = (page: Page) => page.getByRole('button', { name: /^Review order/ });
const more = (page: Page) => page.getByRole('button', { name: /^One more/ });

/** A member with a balance, and one latte in the cart of a store that is open at every hour. */
async function openCart(page: Page, address: string): Promise<void> {
  await page.request.post(`${address}/apiproxy/__world/persona`, { data: { persona: 'member-gold' } });
  await page.goto(`${address}/account/forgot-password`);
  await keepCart(page, [latte()]);
  await page.goto(`${address}/menu?storeNumber=${OPEN_HOUSE}`);
  await page.getByRole('article').first().waitFor();
  await page.goto(`${address}/menu/cart`);
  await review(page).waitFor();
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

declare global {
  interface Window {
    confirmedAt?: number;
  }
}

/** Runs in the page before anything else: notes when the confirmation is drawn. */
function observeConfirmation(title: string): void {
  const look = () => {
    if (window.confirmedAt !== undefined) return;
    const isThere = [...document.querySelectorAll('[role="dialog"]')].some((one) => one.textContent?.includes(title));
    if (isThere) window.confirmedAt = performance.now();
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
}

/** Milliseconds from the end of the answer that took the order to the frame that confirms it. */
function confirmedAfter(): number {
  const answers = performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/graphql'));
  const confirmedAt = window.confirmedAt ?? Number.NaN;
  const ends = answers.map((entry) => (entry instanceof PerformanceResourceTiming ? entry.responseEnd : 0));
  return confirmedAt - Math.max(...ends.filter((end) => end <= confirmedAt));
}
