import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bestLocale, LOCALES, type Locale } from '#domain/locale.ts';

/** What a host needs to know to serve the prerendered pages: written into the build as `pages.json`. */
export type PageManifest = {
  locales: readonly Locale[];
  /** Addresses with a page of their own; its file is `/<locale><path>/index.html`. */
  prerendered: readonly string[];
  /** Every address of the app (`/orders/:id`, `/store-locator/*`); those without a page get `/<locale>/shell.html`. */
  known: readonly string[];
  /** Hashes of the inlined styles, for the content security policy. */
  styleHashes: readonly string[];
};

export const MANIFEST_FILE = 'pages.json';

export function readPageManifest(folder: string): PageManifest {
  const file = join(folder, MANIFEST_FILE);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  return { locales: LOCALES, prerendered: [], known: [], styleHashes: [] };
}

/** The file that answers a navigation, and with which status. */
export function pageFor(manifest: PageManifest, path: string, locale: Locale): { file: string; status: 200 | 404 } {
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path;
  if (manifest.prerendered.includes(plain)) return { file: pageFile(plain, locale), status: 200 };
  if (manifest.known.some((address) => new RegExp(patternOf(address)).test(plain))) {
    return { file: `/${locale}/shell.html`, status: 200 };
  }
  return { file: `/${locale}/404.html`, status: 404 };
}

/** The addresses of the app that hold a token; it opens something to whoever knows it. */
export function tokenAddresses({ known }: PageManifest): string[] {
  return known.filter((address) => address.includes('/:token'));
}

/** `/orders/:id` → `^/orders/[^/]+$`, as nginx, Caddy and JavaScript read it. */
export function patternOf(address: string): string {
  return `^${address.replace(/:\w+/g, '[^/]+').replace('*', '.+')}$`;
}

/** `/` → `/fr-CA/index.html`, `/menu` → `/fr-CA/menu/index.html`. */
export function pageFile(path: string, locale: Locale): string {
  return `/${locale}${path === '/' ? '' : path}/index.html`;
}

/** The locale of a request: what the visitor chose, else what the browser asks for, else en-US. */
export function localeOfRequest(cookie: string | undefined, acceptLanguage: string | undefined): Locale {
  const chosen = /(?:^|;\s*)locale=([\w-]+)/.exec(cookie ?? '')?.[1] ?? '';
  const wishes = (acceptLanguage ?? '').split(',').map((part) => part.split(';'));
  const weighed = wishes.map(([tag = '', quality = '']) => ({
    tag: tag.trim(),
    weight: Number(/q=([\d.]+)/.exec(quality)?.[1] ?? 1),
  }));
  const wanted = weighed.sort((a, b) => b.weight - a.weight).map(({ tag }) => tag);
  return bestLocale([chosen, ...wanted]);
}
