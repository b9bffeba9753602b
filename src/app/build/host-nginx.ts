import { MAPS_SOURCES, mapsOriginCookie } from '#domain/store-locator/maps-origin.ts';
import { acceptLanguagePattern, languagesOf, placesOf, stylesByFile } from './host-patterns.ts';
import {
  FILE_PATTERN,
  HIDDEN_PATTERN,
  type PageManifest,
  pageFolder,
  patternOf,
  tokenAddresses,
} from './page-manifest.ts';
import {
  FILES_CACHE,
  HASHED_FILES_CACHE,
  PRODUCTION_HEADERS,
  pageHeaders,
  type SecurityProfile,
  TOKEN_PAGE_HEADERS,
} from './security-policy.ts';
import { CONTENT_TYPES } from './static-files.ts';

type Headers = Readonly<Record<string, string>>;

/** What stands in `http { … }`. */
export function nginxHttp(manifest: PageManifest): string {
  const { locales, shellStyleHash } = manifest;
  return [
    '# Include in http { … }.',
    '# The language that the visitor chose, else the first one that the browser asks for, else en-US.',
    'map "$cookie_locale,$http_accept_language" $asked_language {',
    '  default "";',
    `  "~*${acceptLanguagePattern(manifest)}" $1;`,
    '}',
    'map $asked_language $locale {',
    '  default en-US;',
    ...locales.map((locale) => `  ${locale} ${locale};`),
    ...languagesOf(locales).map(([language, locale]) => `  ${language} ${locale};`),
    '}',
    '# Who follows a link of a map to a store gets a cookie that says which map, for a day.',
    'map "$arg_storeNumber:$arg_source" $maps_origin {',
    '  default "";',
    ...MAPS_SOURCES.map((source) => `  "~^.+:${source}$" "${mapsOriginCookie(source)}";`),
    '}',
    '# Each page allows its own styles; by then $uri is the file that is sent.',
    'map $uri $style_hash {',
    `  default "${shellStyleHash}";`,
    ...stylesByFile(manifest).map(([pattern, hash]) => `  "~${pattern}" "${hash}";`),
    '}',
  ].join('\n');
}

/** Verifies the server's certificate: by itself nginx would take any for the server's own. */
export const VERIFIED_TLS = [
  '  proxy_ssl_server_name on;',
  '  proxy_ssl_verify on;',
  '  proxy_ssl_verify_depth 3;',
  '  # The authorities that the system trusts, on Debian.',
  '  proxy_ssl_trusted_certificate /etc/ssl/certs/ca-certificates.crt;',
];

/** What stands in `server { … }`. */
export function nginxServer(manifest: PageManifest, profile: SecurityProfile): string {
  const page = {
    ...PRODUCTION_HEADERS,
    ...pageHeaders(profile, ['$style_hash']),
    'content-language': '$locale',
  };
  const tokens = tokenAddresses(manifest);
  return [
    '# Include in server { … }; `root` is the folder of the build.',
    'root /srv/northstar;',
    'types {',
    ...Object.entries(CONTENT_TYPES).map(([ending, type]) => `  "${type}" ${ending.slice(1)};`),
    '}',
    'default_type application/octet-stream;',
    'gzip_static on;',
    'gzip_vary on;',
    '# With the brotli module: brotli_static on;',
    'error_page 404 /$locale/404.html;',
    ...added(PRODUCTION_HEADERS),
    'location / { return 404; }',
    'location ^~ /apiproxy/ {',
    '  proxy_pass https://backend.example;',
    ...VERIFIED_TLS,
    '  proxy_set_header X-Forwarded-Host $host;',
    '  proxy_set_header X-Forwarded-Proto $scheme;',
    '  proxy_set_header X-Forwarded-For $proxy_add_x_forwarded_for;',
    '  proxy_http_version 1.1;',
    '  proxy_set_header Connection "";',
    ...Object.keys(PRODUCTION_HEADERS).map((name) => `  proxy_hide_header ${name};`),
    '}',
    'location = /apiproxy { return 404; }',
    'location @missing { return 404 ""; }',
    ...files('^~ /assets/', HASHED_FILES_CACHE),
    '# A page whose address holds a token sends no referrer; a token may hold a dot.',
    ...(tokens.length === 0 ? [] : location(tokens.map(patternOf), { ...page, ...TOKEN_PAGE_HEADERS })),
    `location ~ "${HIDDEN_PATTERN}" {`,
    '  internal;',
    ...added(page),
    '}',
    ...files(`~ "${FILE_PATTERN}"`, FILES_CACHE),
    ...placesOf(manifest, tokens).flatMap(({ addresses, template }) =>
      location(addresses.map(patternOf), page, [
        '  add_header set-cookie $maps_origin;',
        `  try_files /$locale${template === null ? '$uri' : pageFolder(template)}/index.html /$locale/shell.html =404;`,
      ]),
    ),
  ].join('\n');
}

function location(patterns: readonly string[], headers: Headers, rest = ['  try_files /$locale/shell.html =404;']) {
  return [`location ~ "${patterns.join('|')}" {`, ...added(headers), ...rest, '}'];
}

/** What is missing gets a short answer without the time to keep: it may be there after the next release. */
function files(place: string, cache: string): string[] {
  const rest = ['  error_page 403 404 =404 @missing;', `  add_header cache-control "${cache}";`];
  return [`location ${place} {`, ...added(PRODUCTION_HEADERS), ...rest, '}'];
}

/** Headers of one place replace those around it, so that each names all. */
function added(headers: Headers): string[] {
  return Object.entries(headers).map(([name, value]) => `  add_header ${name} "${value}" always;`);
}
