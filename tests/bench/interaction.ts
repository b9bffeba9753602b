import type { Locator, Page } from '@playwright/test';
import { text } from '#tests/journeys/words.ts';
import { inBrowser } from './browser.ts';
import { type Figure, median } from './figure.ts';

export const NEXT_PAINT_MS = 50;
export const SLOWDOWN = 4;
/** Event Timing reports in steps of 8 ms and nothing below 16. */
const SHORTEST_MS = 16;
const SETTLED_MS = 1200;

declare global {
  interface Window {
    interactions?: number[];
  }
}

/** Milliseconds from a press to the next paint on a processor slowed four times; medians of the runs. */
export async function interaction(address: string, runs: number): Promise<Figure[]> {
  const taken = new Map<string, number[]>();
  for (let run = 0; run < runs; run += 1) {
    await inBrowser(address, { slowdown: SLOWDOWN, desktop: true }, async (page) => {
      await page.addInitScript(observeInteractions);
      await page.request.post(`${address}/apiproxy/__world/persona`, { data: { persona: 'member-green' } });
      await page.goto(`${address}/store-locator?place=Seattle`);
      const results = page.getByRole('region', { name: text('shell.stores'), exact: true });
      await results.getByRole('article').first().waitFor();
      await page.waitForTimeout(2000);
      const measured: Array<[string, Locator]> = [
        ['heart', results.locator('button[aria-pressed="false"]').first()],
        ['tab', page.getByRole('tab', { selected: false }).first()],
      ];
      for (const [name, control] of measured) {
        taken.set(name, [...(taken.get(name) ?? []), await pressed(page, () => hit(page, control))]);
      }
      const box = page.getByRole('combobox').first();
      await box.fill('');
      taken.set('typing', [...(taken.get('typing') ?? []), await pressed(page, () => box.press('s'))]);
      await box.press('Escape');
      await page.getByRole('button', { name: text('store-locator.filters'), exact: true }).click();
      const overlay = page.getByRole('dialog');
      await overlay.getByRole('checkbox').first().check();
      const apply = overlay.getByRole('button', { name: text('store-locator.filters-apply') });
      taken.set('filter', [...(taken.get('filter') ?? []), await pressed(page, () => hit(page, apply))]);
    });
  }
  return [...taken].map(([name, values]) => ({
    group: 'interaction',
    name,
    value: median(values),
    unit: 'ms',
    most: NEXT_PAINT_MS,
  }));
}

/** Presses where a control stands. The page alone works: a click by its locator looks for it in the page, and checks it there. */
export async function hit(page: Page, control: Locator): Promise<void> {
  await control.scrollIntoViewIfNeeded();
  const box = await control.boundingBox();
  if (!box) throw new Error('What is pressed is not in sight.');
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
  await page.waitForTimeout(SETTLED_MS);
  await page.mouse.down();
  await page.mouse.up();
  await page.waitForTimeout(SETTLED_MS);
}

/** Milliseconds from a press to the next paint. */
export async function pressed(page: Page, press: () => Promise<void>): Promise<number> {
  await page.evaluate(() => window.interactions?.splice(0));
  await press();
  await page.waitForTimeout(SETTLED_MS);
  return page.evaluate((shortest) => Math.max(shortest, ...(window.interactions ?? [])), SHORTEST_MS);
}

/** Runs in the page before anything else. */
export function observeInteractions(): void {
  const taken: number[] = [];
  window.interactions = taken;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if ('interactionId' in entry && entry.interactionId) taken.push(entry.duration);
    }
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}
