import { languagesOf } from './host-patterns.ts';
import { type PageManifest, pageFolder, tokenAddresses } from './page-manifest.ts';
import {
  HASHED_FILES_CACHE,
  PRODUCTION_HEADERS,
  pageHeaders,
  type SecurityProfile,
  TOKEN_PAGE_HEADERS,
} from './security-policy.ts';

/**
 * The file `_headers` of Netlify and Cloudflare Pages. Both join what several lines give to one address, so that a page has the
 * common policy too; and all pages allow the styles of all, because `/store-locator/*` rules `/store-locator` as well.
 */
export function headersFile(manifest: PageManifest, profile: SecurityProfile): string {
  const block = (path: string, headers: Readonly<Record<string, string>>) => [
    path,
    ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
  ];
  const hashes = [...new Set([...Object.values(manifest.styleHashes), manifest.shellStyleHash])];
  const page = pageHeaders(profile, hashes);
  return [
    ...block('/*', PRODUCTION_HEADERS),
    ...block('/assets/*', { 'cache-control': HASHED_FILES_CACHE }),
    ...manifest.known.flatMap((path) => block(splat(path), page)),
    // Where a page has two referrer policies, a browser takes the last one that it knows.
    ...tokenAddresses(manifest).flatMap((path) => block(splat(path), TOKEN_PAGE_HEADERS)),
  ].join('\n');
}

/** The file `_redirects` of Netlify: the page in the browser's language, else in en-US; 404 for what is no page and no file. */
export function redirectsFile({ locales, prerendered, templates, known }: PageManifest): string {
  const languages = [...locales.map((locale) => [locale, locale]), ...languagesOf(locales)];
  const pages = prerendered.map((path) => [path, `${path === '/' ? '' : path}/index.html`]);
  const shared = known
    .filter((path) => !prerendered.includes(path))
    .map((path) => [path, templates.includes(path) ? `${pageFolder(path)}/index.html` : '/shell.html']);
  const rules = (path = '', file = '', status = '') => [
    ...languages.map(([language, locale]) => `${path} /${locale}${file} ${status} Language=${language}`),
    `${path} /en-US${file} ${status}`,
  ];
  return [
    ...[...pages, ...shared].flatMap(([path, file]) => rules(path, file, '200!')),
    ...rules('/*', '/404.html', '404'),
  ].join('\n');
}

/** These files know no names in addresses. */
const splat = (path: string) => path.replace(/:\w+/g, '*');
