import { randomUUID } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { type Browser, chromium, type Page } from '@playwright/test';
import { CART_KEY } from '#domain/ordering/cart.ts';
import { serveApp } from '#tests/bench/served-app.ts';
import { words } from '#tests/journeys/words.ts';
import { cartLatte, cartOption, keptCartText } from '#tests/support/cart-items.ts';
import { findBrowser } from '#tests/support/find-browser.mjs';
import { refusalOfNames } from '#tests/support/known-names.mjs';
import { pictureSheets } from './picture-sheet.ts';
import { MORNING, type Scene, scenes } from './scenes.ts';

const FOLDER = '.cache/shots';
const DEVICES = {
  phone: { width: 390, height: 844 },
  landscape: { width: 844, height: 390 },
  tablet: { width: 820, height: 1180 },
  desktop: { width: 1440, height: 900 },
} as const;
/** Each device in one theme and language, so that one look at the sheets meets all of them. */
const LOOKS = [
  { device: 'phone', theme: 'light', locale: 'en-US' },
  { device: 'phone', theme: 'dark', locale: 'fr-CA' },
  { device: 'landscape', theme: 'light', locale: 'es-US' },
  { device: 'tablet', theme: 'dark', locale: 'en-CA' },
  { device: 'desktop', theme: 'light', locale: 'en-US' },
  { device: 'desktop', theme: 'dark', locale: 'fr-CA' },
] as const;
type Look = (typeof LOOKS)[number];

const SETTLED_MS = 1200;
const QUIET_MS = 8000;
/** A store with every way of pickup. */
const OPEN_STORE = 'Seattle Open House';
/** What is in a medium latte as it comes, beside two shots. */
const INSIDE = ['5041', '5012', '5122', '5152', '5181'];

/** Width of a picture on a sheet, in pixels, and pictures in a row. */
const ON_SHEET = { phone: [260, 7], landscape: [420, 4], tablet: [330, 5], desktop: [460, 4] } as const;

/** The name by which the pictures of products, gifts and the programme are asked for. */
const PICTURES = 'pictures';

/**
 * Photographs every scene whose name contains one of `only`, in every look, and a contact sheet of each look; `pictures` are
 * those of products, gifts and the programme. False, and earlier photographs stay, where a word is in the name of none.
 */
export async function shots(only: readonly string[]): Promise<boolean> {
  const names = [PICTURES, ...scenes.map(({ name }) => name)];
  const unknown = only.filter((part) => !names.some((name) => name.includes(part)));
  if (unknown.length > 0) {
    process.stderr.write(`${refusalOfNames(unknown, names)}\n`);
    return false;
  }
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  const wanted = scenes.filter(({ name }) => only.length === 0 || only.some((part) => name.includes(part)));
  const browser = await chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-gpu', '--enable-unsafe-swiftshader'],
  });
  try {
    if (only.length === 0 || only.includes(PICTURES)) await pictureSheets(browser, FOLDER);
    if (wanted.length > 0) await photographAll(browser, wanted);
  } finally {
    await browser.close();
  }
  return true;
}

async function photographAll(browser: Browser, wanted: readonly Scene[]): Promise<void> {
  const app = await serveApp();
  try {
    for (const look of LOOKS) {
      for (const scene of wanted) await photograph(browser, app.address, scene, look);
      await contactSheet(browser, wanted, look);
    }
  } finally {
    await app.close();
  }
}

const titleOf = ({ device, theme, locale }: Look) => `${device}-${theme}-${locale}`;
const fileOf = (scene: Scene, look: Look) => `${FOLDER}/${titleOf(look)}.${scene.name}.png`;

async function photograph(browser: Browser, address: string, scene: Scene, look: Look): Promise<void> {
  const context = await browser.newContext({
    viewport: DEVICES[look.device],
    colorScheme: look.theme,
    locale: look.locale,
    reducedMotion: 'reduce',
  });
  await context.addCookies([
    { name: 'world', value: `${scene.world ?? 'typical'}.${randomUUID()}`, url: address },
    { name: 'cookie-consent', value: 'none', url: address },
  ]);
  const frozenAt = scene.at ?? (scene.lattes ? MORNING : undefined);
  if (frozenAt)
    await context.request.post(`${address}/apiproxy/__world/world`, {
      data: { name: scene.world ?? 'typical', frozenAt },
    });
  if (scene.persona) {
    await context.request.post(`${address}/apiproxy/__world/persona`, { data: { persona: scene.persona } });
  }
  const page = await context.newPage();
  if (scene.later) await page.clock.install();
  if (scene.lattes) await fillCart(page, address, scene.lattes, scene.store);
  await open(page, address + scene.address);
  if (scene.press) await pressed(page, scene.press);
  for (const [at, step] of (scene.steps ?? []).entries()) {
    if (at === (scene.steps ?? []).length - 1) await context.setOffline(scene.offline ?? false);
    await take(page, step, look.locale);
  }
  await scene.walk?.(page);
  if (scene.later) await page.clock.fastForward(scene.later);
  if (scene.last) await open(page, address + scene.last);
  await page.waitForTimeout(SETTLED_MS);
  await page.screenshot({ path: fileOf(scene, look) });
  await context.close();
}

/** As far as it comes: in some scenes an answer is still awaited. */
async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.waitForLoadState('networkidle', { timeout: QUIET_MS }).catch(() => undefined);
}

/** The button is named in English: in another language the scene is photographed as it opens. */
async function pressed(page: Page, name: string): Promise<void> {
  const button = page.getByRole('button', { name }).first();
  if (await button.isVisible()) await button.click();
}

async function fillCart(page: Page, address: string, quantity: number, store?: string): Promise<void> {
  const childItems = [cartOption('5031', 2), ...INSIDE.map((productNumber) => cartOption(productNumber))];
  const price = { amount: 495, currency: 'USD' } as const;
  const kept = keptCartText([cartLatte({ sizeCode: 'M', size: 'Medium', quantity, price, childItems })]);
  await page.goto(`${address}/account/forgot-password`);
  await page.evaluate(([key, text]) => window.localStorage.setItem(key, text), [CART_KEY, kept] as const);
  const answer = await page.request.get(`${address}/apiproxy/v1/locations?place=Seattle`);
  const { stores }: { stores: { store: { name: string; storeNumber: string } }[] } = await answer.json();
  const number = store ?? stores.find((found) => found.store.name === OPEN_STORE)?.store.storeNumber ?? '';
  await open(page, `${address}/menu?storeNumber=${number}`);
}

/** What is not there is left out, and the scene photographed as it is. */
async function take(page: Page, step: string, locale: Look['locale']): Promise<void> {
  if (step.startsWith('[')) return page.locator(step).check({ force: true });
  const name = words(locale)(step);
  await page.waitForTimeout(SETTLED_MS);
  const target = page.getByRole('button', { name }).or(page.getByRole('radio', { name })).last();
  if (await target.isVisible()) await target.click({ force: true });
  await page.waitForTimeout(SETTLED_MS);
}

async function contactSheet(browser: Browser, wanted: readonly Scene[], look: Look): Promise<void> {
  const [width, columns] = ON_SHEET[look.device];
  const pictures = wanted.map((scene) => {
    const data = readFileSync(fileOf(scene, look)).toString('base64');
    return `<figure><img width="${width}" src="data:image/png;base64,${data}"><figcaption>${scene.name}</figcaption></figure>`;
  });
  const page = await browser.newPage({ viewport: { width: columns * (width + 16) + 16, height: 800 } });
  await page.setContent(
    `<style>body{margin:8px;background:#888;font:12px sans-serif}figure{display:inline-block;margin:8px}img{display:block}</style>${pictures.join('')}`,
  );
  await page.screenshot({ path: `${FOLDER}/${titleOf(look)}.png`, fullPage: true });
  await page.close();
}
