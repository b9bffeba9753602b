import * as v from 'valibot';
import { readMenus } from '#api/menu/menu.ts';
import { menuIndex } from '#areas/menu/search/menu-index.ts';
import { placedProducts } from '#domain/menu/menu-filters.ts';
import { nationalMenus } from '#mocks/menu/national-menus.ts';
import { inBrowser } from './browser.ts';
import { type Figure, median } from './figure.ts';
import { hit, NEXT_PAINT_MS, observeInteractions, pressed, SLOWDOWN } from './interaction.ts';
import { observePaints, type Paints, readPaints } from './paints.ts';

const SEARCH_MS = 5;
const MOST_REQUESTS = 8;
const MOST_SHIFT = 0.01;
const CATEGORY = '/menu/drinks/hot-coffee';

/** The search over all products, the page of a category on a slow phone, and what is pressed on it. */
export async function menu(address: string, runs: number): Promise<Figure[]> {
  const visits: Paints[] = [];
  const presses = new Map<string, number[]>();
  for (let run = 0; run < runs; run += 1) {
    visits.push(await visit(address));
    for (const [name, value] of await interactions(address)) presses.set(name, [...(presses.get(name) ?? []), value]);
  }
  const of = (what: keyof Paints) => median(visits.map((paints) => paints[what]));
  const figure = (name: string, value: number, unit: string, most?: number): Figure => ({
    group: 'menu',
    name,
    value,
    unit,
    ...(most !== undefined && { most }),
  });
  return [
    search(),
    figure(`${CATEGORY} largest paint`, of('largest'), 'ms'),
    figure(`${CATEGORY} usable`, of('usable'), 'ms'),
    figure(`${CATEGORY} requests before usable`, of('requests'), '', MOST_REQUESTS),
    figure(`${CATEGORY} layout shift`, of('shift'), '', MOST_SHIFT),
    ...[...presses].map(([name, values]) => figure(name, median(values), 'ms', NEXT_PAINT_MS)),
  ];
}

/** Each name as it is, unfinished, and with a letter missing. */
function search(): Figure {
  const products = placedProducts(v.parse(readMenus.graph.answer, nationalMenus('en-US')));
  const index = menuIndex(products, 'en-US');
  const texts = products.flatMap(({ product: { name } }) => [name, name.slice(0, 3), name.slice(0, 5) + name.slice(6)]);
  const taken = texts.map((text) => {
    const begun = performance.now();
    index.search(text);
    return performance.now() - begun;
  });
  const sorted = taken.sort((a, b) => a - b);
  const p95 = sorted[Math.floor(sorted.length * 0.95)] ?? Number.NaN;
  return {
    group: 'menu',
    name: `search p95 over ${products.length} products`,
    value: p95,
    unit: 'ms',
    most: SEARCH_MS,
  };
}

function visit(address: string): Promise<Paints> {
  return inBrowser(address, { slowdown: SLOWDOWN, slowNetwork: true }, async (page) => {
    await page.addInitScript(observePaints, true);
    await page.goto(address + CATEGORY, { waitUntil: 'load', timeout: 90_000 });
    await page.getByRole('article').first().waitFor({ timeout: 90_000 });
    await page.waitForTimeout(1500);
    return readPaints(page);
  });
}

function interactions(address: string): Promise<Array<[string, number]>> {
  return inBrowser(address, { slowdown: SLOWDOWN, desktop: true }, async (page) => {
    await page.addInitScript(observeInteractions);
    await page.goto(address + CATEGORY);
    const add = page.getByRole('article').getByRole('button').first();
    await add.waitFor();
    await page.waitForTimeout(2000);
    const first = await pressed(page, () => hit(page, add));
    const again = await pressed(page, () => hit(page, add));
    await page.goto(`${address}/menu`);
    const box = page.getByRole('searchbox');
    await box.fill('lat');
    await page.getByRole('article').first().waitFor();
    await page.waitForTimeout(2000);
    const typed = await pressed(page, () => box.press('t'));
    const filtered = await pressed(page, () => hit(page, page.locator('button[aria-pressed="false"]').first()));
    return [
      ['add to the order', first],
      ['add another', again],
      ['typing a search', typed],
      ['filter of the menu', filtered],
    ];
  });
}
