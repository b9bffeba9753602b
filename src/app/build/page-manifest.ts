import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { bestLocale, LOCALES, type Locale } from '#domain/locale.ts';

/** What a host needs to know to serve the prerendered pages: written into the build as `pages.json`. */
export type PageManifest = {
  locales: readonly Locale[];
  /** Addresses with a page of their own; its file is `/<locale><path>/index.html`. */
  prerendered: readonly string[];
  /** Addresses that share one page, as all categories do; its file names `_` for each `:name`. */
  templates: readonly string[];
  /**
   * Every address of the app (`/orders/:id`, `/store-locator/*`); those without a page get `/<locale>/shell.html`. The first that
   * matches answers.
   */
  known: readonly string[];
  /** The hash of the styles inside each prerendered page, for its content security policy. */
  styleHashes: Readonly<Record<string, string>>;
  /** The hash of the styles inside the shell and the not-found page, which look alike. */
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
  return { locales: LOCALES, prerendered: [], templates: [], known: [], styleHashes: {}, shellStyleHash: '' };
}

export type Page = { file: string; status: 200 | 404; styleHash: string };

/** The page that answers a navigation, and with which status. */
export function pageFor(manifest: PageManifest, path: string, locale: Locale): Page {
  const plain = path.length > 1 ? path.replace(/\/$/, '') : path;
  const { prerendered, templates, known, styleHashes, shellStyleHash } = manifest;
  const address = known.find((one) => new RegExp(patternOf(one)).test(path));
  const page = [...prerendered.filter((one) => one === plain), ...templates.filter((one) => one === address)][0];
  if (page !== undefined) {
    return { file: pageFile(page, locale), status: 200, styleHash: styleHashes[page] ?? shellStyleHash };
  }
  const [name, status] = address === undefined ? (['404', 404] as const) : (['shell', 200] as const);
  return { file: `/${locale}/${name}.html`, status, styleHash: shellStyleHash };
}

/** Whether an address asks for a file, not for a page; a token may hold a dot. */
export function isFileAddress(manifest: PageManifest, path: string): boolean {
  return new RegExp(FILE_PATTERN).test(path) && !holdsToken(manifest, path);
}

export function holdsToken(manifest: PageManifest, path: string): boolean {
  return tokenAddresses(manifest).some((address) => new RegExp(patternOf(address)).test(path));
}

/** Addresses whose query holds a token: the links of a gift and of an order, and the way back from PayPal. None is prerendered. */
const TOKEN_IN_QUERY = ['/account/cards/add', '/account/payment-method/add/paypal', '/pickup', '/pickup/curbside'];

/** The addresses of the app that hold a token; it grants access to every holder. */
export function tokenAddresses({ known }: PageManifest): string[] {
  return known.filter((address) => address.includes('/:token') || TOKEN_IN_QUERY.includes(address));
}

/** `/orders/:id` → `^/orders/[^/]+/?$`, as nginx, Caddy and JavaScript read it. */
export function patternOf(address: string): string {
  const pattern = address.replace(/:\w+/g, '[^/]+').replace('*', '.+');
  return `^${pattern}${/[/*]$/.test(address) ? '' : '/?'}$`;
}

/** Sorts addresses, so that one that says more comes before one that matches as well: literal ones, then those with more literal parts. */
export function bySpecificity(one: string, other: string): number {
  const rank = (address: string) => {
    const parts = address.split('/').slice(1);
    const open = parts.filter((part) => part.startsWith(':') || part === '*').length;
    // A rest of any length says less than parts that are counted.
    const rest = address.endsWith('*') ? 0.5 : 0;
    return open === 0 ? Number.POSITIVE_INFINITY : parts.length - open - rest;
  };
  const [first, second] = [rank(one), rank(other)];
  return first === second ? 0 : second - first;
}

/** `/menu/:menu/:category` → `/menu/_/_`: where the file of a template lies, and the address that it is prerendered from. */
export const pageFolder = (path: string): string => path.replace(/:\w+/g, '_');

/** `/` → `/fr-CA/index.html`, `/menu` → `/fr-CA/menu/index.html`. */
export function pageFile(path: string, locale: Locale): string {
  return `/${locale}${path === '/' ? '' : pageFolder(path)}/index.html`;
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
