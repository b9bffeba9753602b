import { readPageManifest } from '#app/build/page-manifest.ts';
import { inBrowser } from './browser.ts';
import { type Figure, median } from './figure.ts';
import { observePaints, type Paints, readPaints, untilUsable } from './paints.ts';
import type { Variant } from './served-app.ts';

const VARIANTS: readonly Variant[] = ['floor', 'browser', 'ours'];
const SETTLED_MS = 1500;
const SLOWDOWN = 4;
/** Document, shell, route, one shared part, words, two reads, font. */
const MOST_REQUESTS = 8;
const LEAST_BYTES = 1000;
/** What the lightest shop that we compare with needs on the same profile, as a ratio to the floor page. */
const USABLE_TO_FLOOR = 3;

/** First visits on a slow phone, the variants in turns so that a slow machine slows all of them; medians and their ratios. */
export async function startup(
  address: string,
  runs: number,
  pages: readonly string[] = readPageManifest('dist').prerendered,
): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const path of pages) {
    const seen: Record<Variant, Paints[]> = { floor: [], browser: [], ours: [] };
    for (let run = 0; run < runs; run += 1) {
      for (const variant of VARIANTS) seen[variant].push(await visit(address, path, variant));
    }
    const of = (variant: Variant, what: keyof Paints) => median(seen[variant].map((paints) => paints[what]));
    const timed = (name: string, variant: Variant, what: keyof Paints): Figure => ({
      group: 'startup',
      name: `${path} ${name}, ${variant}`,
      value: of(variant, what),
      unit: 'ms',
    });
    const ratio = (name: string, value: number, most: number): Figure => ({
      group: 'startup',
      name: `${path} ${name}`,
      value,
      unit: '×',
      most,
    });
    const counted = (
      name: string,
      value: number,
      limits: Pick<Figure, 'most' | 'least'> & { unit?: string },
    ): Figure => ({
      group: 'startup',
      name: `${path} ${name}`,
      value,
      unit: '',
      ...limits,
    });
    figures.push(
      ...VARIANTS.flatMap((variant) => [
        timed('first paint', variant, 'first'),
        timed('largest paint', variant, 'largest'),
        timed('usable', variant, 'usable'),
      ]),
      ratio('first paint to floor', of('ours', 'first') / of('floor', 'first'), 1.1),
      ratio('largest paint to floor', of('ours', 'largest') / of('floor', 'largest'), 1.2),
      ratio('usable to floor', of('ours', 'usable') / of('floor', 'usable'), USABLE_TO_FLOOR),
      ratio('usable to browser-only', of('ours', 'usable') / of('browser', 'usable'), 0.9),
      counted('requests before usable', of('ours', 'requests'), { most: MOST_REQUESTS }),
      counted('smallest file before usable', of('ours', 'smallest'), { unit: 'bytes', least: LEAST_BYTES }),
      counted('bytes before usable', of('ours', 'bytes') / 1000, { unit: 'kB' }),
      { group: 'startup', name: `${path} layout shift`, value: of('ours', 'shift'), unit: '', most: 0.01 },
      { group: 'startup', name: `${path} blocking time`, value: of('ours', 'blocking'), unit: 'ms', most: 100 },
    );
  }
  return figures;
}

function visit(address: string, path: string, variant: Variant): Promise<Paints> {
  const conditions = { slowdown: SLOWDOWN, slowNetwork: true, cookies: { variant } };
  return inBrowser(address, conditions, async (page, session) => {
    await page.addInitScript(observePaints, variant !== 'floor');
    await page.goto(address + path, { waitUntil: 'load', timeout: 90_000 });
    await untilUsable(session);
    await page.waitForTimeout(SETTLED_MS);
    return readPaints(page);
  });
}
