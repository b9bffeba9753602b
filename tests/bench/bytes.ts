import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readPageManifest } from '#app/build/page-manifest.ts';
import { inBrowser } from './browser.ts';
import type { Figure } from './figure.ts';

const KB = 1000;
/** What is allowed, kilobytes after brotli. */
const SHELL_KB = 115;
const ROUTE_KB = 150;
const STYLES_KB = 15;
const WHOLE_APP_KB = 300;
/** Loaded for the map, the gazetteer or a demo alone, and so no part of the app's own sum. */
const APART = /maplibre|outlines|place-labels|gazetteer|postal-codes|place-index|places-worker|suggest-places|worker/;
const SETTLED_MS = 3000;

/** Bytes of the first load of each prerendered route, as the wire carries them, and of the whole app. */
export async function bytes(address: string): Promise<Figure[]> {
  const figures: Figure[] = [
    { group: 'bytes', name: 'shell scripts', value: sum(shellScripts()), unit: 'kB', most: SHELL_KB },
  ];
  for (const path of readPageManifest('dist').prerendered) {
    const loaded = await inBrowser(address, {}, async (page) => {
      await page.goto(address + path, { waitUntil: 'networkidle' });
      await page.waitForTimeout(SETTLED_MS);
      return page.evaluate(() => [
        ...performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname),
        // Those that the page holds in itself are named, not fetched.
        ...[...document.querySelectorAll('link[rel="stylesheet"]')].map((link) => link.getAttribute('href') ?? ''),
      ]);
    });
    const files = [...new Set(loaded)];
    const scripts = files.filter((file) => /\.m?js$/.test(file));
    const own = scripts.filter((file) => !APART.test(file));
    figures.push(
      { group: 'bytes', name: `${path} scripts`, value: sum(own), unit: 'kB', most: ROUTE_KB },
      { group: 'bytes', name: `${path} map and places`, value: sum(scripts) - sum(own), unit: 'kB' },
      {
        group: 'bytes',
        name: `${path} styles`,
        value: sum(files.filter((file) => file.endsWith('.css'))),
        unit: 'kB',
        most: STYLES_KB,
      },
      {
        group: 'bytes',
        name: `${path} page`,
        value: wire(join(path === '/' ? '/en-US' : `/en-US${path}`, 'index.html')) / KB,
        unit: 'kB',
      },
    );
  }
  const all = readdirSync('dist/assets').filter(
    (name) => /\.m?js$/.test(name) && !APART.test(name) && isOneLocale(name),
  );
  const value = sum(all.map((name) => `/assets/${name}`));
  return [...figures, { group: 'bytes', name: 'whole app, one language', value, unit: 'kB', most: WHOLE_APP_KB }];
}

/** What has to be there before any page can be shown: the page for addresses without one of their own asks for this alone. */
function shellScripts(): string[] {
  const html = readFileSync('dist/en-US/shell.html', 'utf8');
  return [...html.matchAll(/(?:src|href)="([^"]+\.js)"/g)].map(([, file = '']) => file);
}

/** No page loads the texts of four languages. */
const isOneLocale = (name: string) => !/^(words-)?(en-CA|fr-CA|es-US)\b/.test(name);

const sum = (files: readonly string[]) => files.reduce((total, file) => total + wire(file), 0) / KB;

function wire(file: string): number {
  const path = join('dist', file);
  if (existsSync(`${path}.br`)) return statSync(`${path}.br`).size;
  return existsSync(path) ? readFileSync(path).length : 0;
}
