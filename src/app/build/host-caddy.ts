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

/** What Caddy cannot know from its own list on a machine without one. */
const RARE_TYPES = ['.webmanifest', '.woff2', '.mjs', '.pbf'];

/** What stands in the block of a site. */
export function caddyfile(manifest: PageManifest, profile: SecurityProfile): string {
  const { locales, shellStyleHash } = manifest;
  const tokens = tokenAddresses(manifest);
  const page = (hash: string): Headers => ({ ...pageHeaders(profile, [hash]), 'content-language': '{locale}' });
  return [
    '# Place in the block of the site; `root` is the folder of the build.',
    'root * /srv/northstar',
    '# The language that the visitor chose, else the first one that the browser asks for, else en-US.',
    'map "{http.request.cookie.locale},{http.request.header.Accept-Language}" {asked_language} {',
    `  "~(?i)${acceptLanguagePattern(manifest)}" "$\{1}"`,
    '  default ""',
    '}',
    'map {asked_language} {locale} {',
    ...locales.map((locale) => `  "~(?i)^${locale}$" ${locale}`),
    ...languagesOf(locales).map(([language, locale]) => `  "~(?i)^${language}$" ${locale}`),
    '  default en-US',
    '}',
    '# Each page allows its own styles; asked for once the path is that of a file.',
    'map {http.request.uri.path} {style_hash} {',
    ...stylesByFile(manifest).map(([pattern, hash]) => `  "~${pattern}" ${hash}`),
    `  default ${shellStyleHash}`,
    '}',
    'route {',
    ...set(PRODUCTION_HEADERS, '  '),
    '  handle /apiproxy/* {',
    '    reverse_proxy https://backend.example {',
    '      header_up Host {upstream_hostport}',
    ...Object.keys(PRODUCTION_HEADERS).map((name) => `      header_down -${name}`),
    '    }',
    '  }',
    '  @unsafe not method GET HEAD',
    '  error @unsafe 405',
    ...RARE_TYPES.flatMap((ending) => [
      `  @${ending.slice(1)} path *${ending}`,
      `  header @${ending.slice(1)} content-type \`${CONTENT_TYPES[ending]}\``,
    ]),
    '  # A page whose address holds a token sends no referrer; a token may hold a dot.',
    `  @token path_regexp \`${tokens.map(patternOf).join('|') || '^$'}\``,
    '  handle @token {',
    ...set({ ...page(shellStyleHash), ...TOKEN_PAGE_HEADERS }),
    '    rewrite * /{locale}/shell.html',
    ...FILE_SERVER,
    '  }',
    `  @hidden path_regexp \`${HIDDEN_PATTERN}\``,
    '  handle @hidden {',
    '    error 404',
    '  }',
    `  @file path_regexp \`${FILE_PATTERN}\``,
    '  handle /assets/* {',
    ...set({ 'cache-control': HASHED_FILES_CACHE }),
    ...FILE_SERVER,
    '  }',
    '  handle @file {',
    ...set({ 'cache-control': FILES_CACHE }),
    ...FILE_SERVER,
    '  }',
    '  # Who follows a link of a map to a store gets a cookie that says which map, for a day.',
    ...MAPS_SOURCES.map(
      (source) => `  @${source} expression \`{query.storeNumber} != "" && {query.source} == "${source}"\``,
    ),
    ...placesOf(manifest, tokens).flatMap(({ addresses, template }, index) => [
      `  @page${index} path_regexp \`${addresses.map(patternOf).join('|')}\``,
      `  handle @page${index} {`,
      '    route {',
      ...MAPS_SOURCES.map((source) => `    header @${source} +set-cookie \`${mapsOriginCookie(source)}\``),
      `    try_files /{locale}${template === null ? '{path}' : pageFolder(template)}/index.html /{locale}/shell.html`,
      ...set(page('{style_hash}')),
      ...FILE_SERVER,
      '    }',
      '  }',
    ]),
    '  error 404',
    '}',
    'handle_errors {',
    '  route {',
    ...set(PRODUCTION_HEADERS),
    '    header cache-control no-cache',
    '    @lost {',
    '      expression `{http.error.status_code} == 404`',
    `      not path_regexp \`${FILE_PATTERN}\``,
    '    }',
    '    handle @lost {',
    ...set(page(shellStyleHash)),
    '    rewrite * /{locale}/404.html',
    ...FILE_SERVER,
    '    }',
    '    respond {http.error.status_code}',
    '  }',
    '}',
  ].join('\n');
}

const FILE_SERVER = ['    file_server {', '      precompressed br gzip', '    }'];

/** Writes the headers in the order in which they are given, because `route` sorts nothing. */
function set(headers: Headers, indent = '    '): string[] {
  return Object.entries(headers).map(([name, value]) => `${indent}header ${name} \`${value}\``);
}
