import { readPageManifest } from '#app/build/page-manifest.ts';
import { inBrowser, slowed } from './browser.ts';
import { type Figure, median } from './figure.ts';
import { observePaints, type Paints, readPaints } from './paints.ts';

const LARGEST_MS = 800;
const SETTLED_MS = 1500;
/** As for first visits. */
const SLOW_PHONE = { slowdown: 4, slowNetwork: true };

/** Second visits on a slow phone: a new tab, the files of the first visit in the browser's cache; medians. */
export async function repeat(address: string, runs: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const path of readPageManifest('dist').prerendered) {
    const seen: Paints[] = [];
    for (let run = 0; run < runs; run += 1) seen.push(await secondVisit(address + path));
    const of = (what: keyof Paints) => median(seen.map((paints) => paints[what]));
    const figure = (name: string, value: number) => ({ group: 'repeat', name: `${path} ${name}`, value, unit: 'ms' });
    figures.push(
      figure('first paint', of('first')),
      { ...figure('largest paint', of('largest')), most: LARGEST_MS },
      figure('usable', of('usable')),
    );
  }
  return figures;
}

function secondVisit(url: string): Promise<Paints> {
  return inBrowser(url, {}, async (first) => {
    await first.goto(url, { waitUntil: 'networkidle' });
    await first.waitForTimeout(SETTLED_MS);
    await first.close();
    const page = await first.context().newPage();
    await slowed(page, SLOW_PHONE);
    await page.addInitScript(observePaints, true);
    await page.goto(url, { waitUntil: 'load', timeout: 90_000 });
    await page.waitForFunction(() => window.bench?.usable !== null, null, { timeout: 90_000, polling: 100 });
    await page.waitForTimeout(SETTLED_MS);
    return readPaints(page);
  });
}
