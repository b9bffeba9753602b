import { readPageManifest } from '#app/build/page-manifest.ts';
import { inBrowser, slowed } from './browser.ts';
import { type Figure, median } from './figure.ts';
import { observePaints, type Paints, readPaints, untilUsable } from './paints.ts';

const VARIANTS = ['floor', 'ours'] as const;
type Kept = (typeof VARIANTS)[number];
const LARGEST_MS = 800;
const SETTLED_MS = 1500;
/** As for first visits. */
const SLOW_PHONE = { slowdown: 4, slowNetwork: true };

/**
 * Second visits on a slow phone: a new tab, the files of the first visit in the browser's cache; medians. The page without a
 * script is printed beside ours, because a busy machine misses the budget with either.
 */
export async function repeat(address: string, runs: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const path of readPageManifest('dist').prerendered) {
    const seen: Record<Kept, Paints[]> = { floor: [], ours: [] };
    for (let run = 0; run < runs; run += 1) {
      for (const variant of VARIANTS) seen[variant].push(await secondVisit(address + path, variant));
    }
    const of = (variant: Kept, what: keyof Paints) => median(seen[variant].map((paints) => paints[what]));
    const figure = (name: string, value: number) => ({ group: 'repeat', name: `${path} ${name}`, value, unit: 'ms' });
    figures.push(
      figure('first paint, floor', of('floor', 'first')),
      figure('first paint', of('ours', 'first')),
      figure('largest paint, floor', of('floor', 'largest')),
      { ...figure('largest paint', of('ours', 'largest')), most: LARGEST_MS },
      figure('usable', of('ours', 'usable')),
    );
  }
  return figures;
}

function secondVisit(url: string, variant: Kept): Promise<Paints> {
  return inBrowser(url, {}, async (first) => {
    if (variant === 'floor') await first.context().addCookies([{ name: 'variant', value: variant, url }]);
    await first.goto(url, { waitUntil: 'networkidle' });
    await first.waitForTimeout(SETTLED_MS);
    await first.close();
    const page = await first.context().newPage();
    const session = await slowed(page, SLOW_PHONE);
    await page.addInitScript(observePaints, variant === 'ours');
    await page.goto(url, { waitUntil: 'load', timeout: 90_000 });
    await untilUsable(session);
    await page.waitForTimeout(SETTLED_MS);
    return readPaints(page);
  });
}
