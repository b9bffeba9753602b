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
  /** The hash of the styles inside each prerendered page, for its content security policy. */
  styleHashes: Readonly<Record<string, string>>;
  /** The same of the shell and the not-found page, which look alike. */
  shellStyleHash: string;
};

export const MANIFEST_FILE = 'pages.json';

/** What looks like a file is one or is missing; it is never a page (FC-131). As nginx, Caddy and JavaScript read it. */
export const FILE_PATTERN = '\\.\\w+$';
/** Files that answer no request by themselves: pages, which need their headers, and the list of them. */
export const HIDDEN_PATTERN = '\\.html(\\.\\w+)?$|^/pages\\.json';

export function readPageManifest(folder: string): PageManifest {
  const file = join(folder, MANIFEST_FILE);
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  return { locales: LOCALES, prerendered: [], known: [], styleHashes: {}, shellStyleHash: '' };
}

export type Page = { file: string; status: 200 | 404; styleHash: string };

/** The page that answers a navigation, and with which status. */
export function pageFor(manifest: PageManifest, path: string, locale: Locale): Page {
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path;
  const { prerendered, known, styleHashes, shellStyleHash } = manifest;
  if (prerendered.includes(plain)) {
    return { file: pageFile(plain, locale), status: 200, styleHash: styleHashes[plain] ?? shellStyleHash };
  }
  const isKnown = known.some((address) => new RegExp(patternOf(address)).test(path));
  const [name, status] = isKnown ? (['shell', 200] as const) : (['404', 404] as const);
  return { file: `/${locale}/${name}.html`, status, styleHash: shellStyleHash };
}

/** Whether an address asks for a file, not for a page; a token may hold a dot. */
export function isFileAddress(manifest: PageManifest, path: string): boolean {
  return new RegExp(FILE_PATTERN).test(path) && !holdsToken(manifest, path);
}

export function holdsToken(manifest: PageManifest, path: string): boolean {
  return tokenAddresses(manifest).some((address) => new RegExp(patternOf(address)).test(path));
}

/** The addresses of the app that hold a token; it grants access to every holder. */
export function tokenAddresses({ known }: PageManifest): string[] {
  return known.filter((address) => address.includes('/:token'));
}

/** `/orders/:id` → `^/orders/[^/]+/?$`, as nginx, Caddy and JavaScript read it. */
export function patternOf(address: string): string {
  const pattern = address.replace(/:\w+/g, '[^/]+').replace('*', '.+');
  return `^${pattern}${/[/*]$/.test(address) ? '' : '/?'}$`;
}

/** `/` → `/fr-CA/index.html`, `/menu` → `/fr-CA/menu/index.html`. */
export function pageFile(path: string, locale: Locale): string {
  return `/${locale}${path === '/' ? '' : path}/index.html`;
}

/** The locale of a request: what the visitor chose, else what the browser asks for, else en-US. */
export function localeOfRequest(cookie: string | undefined, acceptLanguage: string | undefined): Locale {
  const chosen = /(?:^|;\s*)locale=([\w-]+)/.exec(cookie ?? '')?.[1] ?? '';
  const preferences = (acceptLanguage ?? '').split(',').map((part) => part.split(';'));
  const weighed = preferences.map(([tag = '', quality = '']) => ({
    tag: tag.trim(),
    weight: Number(/q=([\d.]+)/.exec(quality)?.[1] ?? 1),
  }));
  const wanted = weighed.sort((a, b) => b.weight - a.weight).map(({ tag }) => tag);
  return bestLocale([chosen, ...wanted]);
}
