import { MAPS_SOURCES, mapsOriginCookie } from '#domain/maps-origin.ts';
import { type PageManifest, patternOf, tokenAddresses } from './page-manifest.ts';
import { COMMON_HEADERS, pageHeaders, type SecurityProfile, TOKEN_PAGE_HEADERS } from './security-policy.ts';

type Headers = ReadonlyArray<readonly [name: string, value: string]>;

const HASHED_FILES: Headers = [['cache-control', 'public, max-age=31536000, immutable']];

/** Ready configuration for production hosts, made from a build: language, headers, caching, the app's addresses. */
export function hostSnippets(manifest: PageManifest, profile: SecurityProfile): Record<string, string> {
  const common = Object.entries({
    ...COMMON_HEADERS,
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  });
  const page = Object.entries(pageHeaders(profile, manifest.styleHashes));
  return {
    nginx: nginx(manifest, common, page),
    Caddyfile: caddy(manifest, common, page),
    _headers: headersFile(manifest, common, page),
    _redirects: redirectsFile(manifest),
  };
}

function nginx(manifest: PageManifest, common: Headers, page: Headers): string {
  const { locales, known } = manifest;
  const add = (headers: Headers) => headers.map(([name, value]) => `  add_header ${name} "${value}" always;`);
  const policyName = 'referrer-policy';
  return [
    '# In http { … }: the language that the visitor chose, else what the browser asks for, else en-US.',
    'map $http_accept_language $asked_locale {',
    '  default en-US;',
    ...locales.map((locale) => `  ~*^${locale} ${locale};`),
    '  ~*^fr fr-CA;',
    '  ~*^es es-US;',
    '}',
    'map $cookie_locale $locale {',
    '  default $asked_locale;',
    ...locales.map((locale) => `  ${locale} ${locale};`),
    '}',
    '# Who follows a link of a map to a store gets a cookie that says which map, for a day.',
    'map "$arg_storeNumber:$arg_source" $maps_origin {',
    '  default "";',
    ...MAPS_SOURCES.map((source) => `  "~^.+:${source}$" "${mapsOriginCookie(source)}";`),
    '}',
    '# Pages whose address holds a token tell it to nobody.',
    'map $uri $referrer_policy {',
    `  default ${COMMON_HEADERS[policyName]};`,
    ...tokenAddresses(manifest).map((address) => `  "~${patternOf(address)}" ${TOKEN_PAGE_HEADERS[policyName]};`),
    '}',
    '# In server { … }',
    'root /srv/northstar;',
    'gzip_static on;',
    '# With the brotli module: brotli_static on;',
    'error_page 404 /$locale/404.html;',
    'location ~ "^/[a-zA-Z-]+/404[.]html$" {',
    '  internal;',
    ...add([...common, ...page]),
    '}',
    ...add(common),
    'location /apiproxy/ { proxy_pass https://backend.example; }',
    'location /assets/ {',
    ...add([...common, ...HASHED_FILES]),
    '}',
    `location ~ "${known.map(patternOf).join('|')}" {`,
    ...add([...common.filter(([name]) => name !== policyName), [policyName, '$referrer_policy'], ...page]),
    '  add_header set-cookie $maps_origin;',
    '  try_files $uri /$locale$uri/index.html /$locale/shell.html =404;',
    '}',
  ].join('\n');
}

function caddy(manifest: PageManifest, common: Headers, page: Headers): string {
  const { locales, known } = manifest;
  const set = (matcher: string, headers: Headers) =>
    headers.map(([name, value]) => `header ${matcher} ${name} \`${value}\``);
  return [
    'root * /srv/northstar',
    '# The language that the visitor chose, else what the browser asks for, else en-US.',
    'map "{http.request.cookie.locale} {header.Accept-Language}" {locale} {',
    `  ~^\\s*(${locales.join('|')}) $\{1}`,
    '  ~^\\s*fr fr-CA',
    '  ~^\\s*es es-US',
    '  default en-US',
    '}',
    `@page path_regexp ${known.map(patternOf).join('|')}`,
    ...set('*', common),
    ...set('@page', page),
    `@token path_regexp ${tokenAddresses(manifest).map(patternOf).join('|') || '^$'}`,
    ...set('@token', Object.entries(TOKEN_PAGE_HEADERS)),
    ...MAPS_SOURCES.flatMap((source) => [
      `@${source} {`,
      `  path_regexp ${known.map(patternOf).join('|')}`,
      `  query storeNumber=* source=${source}`,
      '}',
      `header @${source} +Set-Cookie \`${mapsOriginCookie(source)}\``,
    ]),
    ...set('/assets/*', HASHED_FILES),
    'route {',
    '  reverse_proxy /apiproxy/* https://backend.example',
    '  try_files @page {path} /{locale}{path}/index.html /{locale}/shell.html',
    '  file_server {',
    '    precompressed br gzip',
    '  }',
    '}',
    'handle_errors {',
    '  rewrite * /{locale}/404.html',
    '  file_server',
    '}',
  ].join('\n');
}

/** The file `_headers` of Netlify and Cloudflare Pages. */
function headersFile(manifest: PageManifest, common: Headers, page: Headers): string {
  const block = (path: string, headers: Headers) => [path, ...headers.map(([name, value]) => `  ${name}: ${value}`)];
  return [
    ...block('/*', common),
    ...block('/assets/*', HASHED_FILES),
    ...manifest.known.flatMap((path) => block(path.replace(/:\w+/g, '*'), page)),
    // Of two policies a browser takes the last one that it knows.
    ...tokenAddresses(manifest).flatMap((path) =>
      block(path.replace(/:\w+/g, '*'), Object.entries(TOKEN_PAGE_HEADERS)),
    ),
  ].join('\n');
}

/** The file `_redirects` of Netlify: the prerendered page in the browser's language, else in en-US. */
function redirectsFile({ locales, prerendered, known }: PageManifest): string {
  const languages = [...locales.map((locale) => [locale, locale]), ['fr', 'fr-CA'], ['es', 'es-US']];
  const pages = prerendered.map((path) => [path, `${path === '/' ? '' : path}/index.html`]);
  const shells = known.filter((path) => !prerendered.includes(path)).map((path) => [path, '/shell.html']);
  return [...pages, ...shells]
    .flatMap(([path, file]) => [
      ...languages.map(([language, locale]) => `${path} /${locale}${file} 200! Language=${language}`),
      `${path} /en-US${file} 200!`,
    ])
    .join('\n');
}
