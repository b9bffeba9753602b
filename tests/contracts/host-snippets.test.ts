import { expect, test } from 'vitest';
import { acceptLanguagePattern, stylesByFile } from '#app/build/host-patterns.ts';
import { hostSnippets } from '#app/build/host-snippets.ts';
import { localeOfRequest, type PageManifest, pageFile } from '#app/build/page-manifest.ts';
import { LOCALES } from '#domain/locale.ts';

const manifest: PageManifest = {
  locales: LOCALES,
  prerendered: ['/', '/store-locator'],
  templates: ['/menu/:category'],
  known: [
    '/',
    '/store-locator',
    '/store-locator/*',
    '/orders/:id',
    '/menu/cart/:step',
    '/menu/:category',
    '/help/:page',
    '/account/reset-password/:token',
  ],
  styleHashes: { '/': 'sha256-home=', '/store-locator': 'sha256-stores=', '/menu/:category': 'sha256-category=' },
  shellStyleHash: 'sha256-shell=',
};
const snippets = hostSnippets(manifest, {
  map: 'keyless',
  tiles: null,
  cardField: null,
  deepLinks: null,
  images: null,
});
const text = (name: string) => snippets[name] ?? '';
const nginx = `${text('nginx-http.conf')}\n${text('nginx-server.conf')}`;
const caddy = text('Caddyfile');

/** The lines between braces after the line that begins so. */
function block(config: string, start: string): string {
  const from = config.indexOf(start);
  expect(from, start).toBeGreaterThan(-1);
  return config.slice(from, config.indexOf('\n}', from));
}

test('the pattern for languages chooses as the preview does, for lists that are sorted', () => {
  const pattern = new RegExp(acceptLanguagePattern(manifest), 'i');
  for (const cookie of ['', 'es-US', 'xx', '../../etc', 'fr']) {
    for (const asked of [
      '',
      '*',
      'de',
      'fr',
      'EN-ca',
      'fr-FR,fr;q=0.9,en;q=0.8',
      'de-DE, de;q=0.9, en-CA;q=0.8, fr;q=0.7',
      'zh-CN,es-MX;q=0.9',
    ]) {
      const [, found = ''] = pattern.exec(`${cookie},${asked}`) ?? [];
      const preview = localeOfRequest(`locale=${cookie}`, asked);
      expect(localeOfRequest(undefined, found), `${cookie},${asked}`).toBe(preview);
      if (found !== '') expect(caddy).toMatch(new RegExp(`"~\\(\\?i\\)\\^${found}\\$" ${preview}`, 'i'));
      if (found !== '') expect(nginx).toMatch(new RegExp(`^ {2}${found} ${preview};`, 'im'));
    }
  }
});

test('each page’s file is known by exactly the hash of its own styles, the shell by none', () => {
  const hashesOf = (file: string) =>
    stylesByFile(manifest).flatMap(([pattern, hash]) => (new RegExp(pattern).test(file) ? [hash] : []));
  for (const locale of LOCALES) {
    for (const path of [...manifest.prerendered, ...manifest.templates]) {
      expect(hashesOf(pageFile(path, locale))).toEqual([manifest.styleHashes[path]]);
    }
    expect(hashesOf(`/${locale}/shell.html`)).toEqual([]);
  }
  // As a host writes it that puts the address with its slash before the name of the file.
  expect(hashesOf('/en-US//index.html')).toEqual(['sha256-home=']);
  expect(nginx).toContain('default "sha256-shell=";');
  expect(nginx).toContain("style-src 'self' '$style_hash';");
  expect(caddy).toContain('default sha256-shell=');
  expect(caddy).toContain("style-src 'self' '{style_hash}';");
});

test('each host knows every address of the app, with and without a slash at its end', () => {
  for (const config of [nginx, caddy])
    expect(config).toContain('^/$|^/store-locator/?$|^/store-locator/.+$|^/orders/[^/]+/?$|^/menu/cart/[^/]+/?$');
  expect(text('_redirects')).toContain('/store-locator /fr-CA/store-locator/index.html 200! Language=fr-CA');
  expect(text('_redirects')).toContain('/orders/:id /en-US/shell.html 200!');
  expect(text('_redirects')).toMatch(
    /\n\/\* \/fr-CA\/404\.html 404 Language=fr\n[\s\S]*\n\/\* \/en-US\/404\.html 404$/,
  );
});

test('each host answers addresses that share a page with it, after those that say more', () => {
  const order = (config: string) => ['/menu/cart/', '"^/menu/[^/]+/?$"', '/help/'].map((part) => config.indexOf(part));
  const inNginx = order(nginx);
  expect(inNginx).toEqual(inNginx.toSorted((one, other) => one - other));
  expect(block(nginx, 'location ~ "^/menu/[^/]+/?$"')).toContain(
    'try_files /$locale/menu/_/index.html /$locale/shell.html =404;',
  );
  const place = caddy.slice(caddy.indexOf('path_regexp `^/menu/[^/]+/?$`'));
  expect(place.slice(0, place.indexOf('file_server'))).toContain(
    'try_files /{locale}/menu/_/index.html /{locale}/shell.html',
  );
  expect(text('_redirects')).toContain('/menu/:category /fr-CA/menu/_/index.html 200! Language=fr-CA');
});

test('an address that holds a token is sent as no referrer, by each configured host, before anything is taken for a file', () => {
  const places = [...nginx.matchAll(/^location ~ "([^"]+)"/gm)].map(([, pattern]) => pattern);
  expect(places[0]).toBe('^/account/reset-password/[^/]+/?$');
  const place = block(nginx, `location ~ "${places[0]}"`);
  expect(place).toContain('add_header referrer-policy "no-referrer" always;');
  expect(place.match(/referrer-policy/g)).toHaveLength(1);
  expect(places.at(-1)).not.toContain('reset-password');
  expect(caddy.indexOf('handle @token')).toBeLessThan(caddy.indexOf('handle @file'));
  expect(caddy).toContain('@token path_regexp `^/account/reset-password/[^/]+/?$`');
  expect(text('_headers')).toMatch(/\/account\/reset-password\/\*\n {2}referrer-policy: no-referrer$/);
});

test('FC-131 each host answers 404 for a missing file, and lets no cache keep that answer', () => {
  for (const place of ['location ^~ /assets/', 'location ~ "\\.\\w+$"']) {
    const files = block(nginx, place);
    expect(files).toContain('error_page 403 404 =404 @missing;');
    // Without `always` the header is set for existing files only.
    expect(files).toMatch(/add_header cache-control "public, max-age=\d+, (immutable|stale-while-revalidate=\d+)";/);
    expect(files).not.toContain('try_files');
  }
  expect(block(nginx, 'location ~ "\\.html')).toContain('internal;');
  expect(block(caddy, 'handle_errors')).toContain('header cache-control no-cache');
  expect(caddy.indexOf('handle @hidden')).toBeLessThan(caddy.indexOf('handle @file'));
});

test('ORD-095 each configured host brings the cookie of a visitor from a map, of that map alone', () => {
  for (const source of ['apple_maps', 'google_maps']) {
    const cookie = `maps_origin=%7B%22source%22%3A%22${source}%22%2C%22tracking%22%3Atrue%7D; Path=/; Max-Age=86400; SameSite=Lax`;
    expect(nginx).toContain(`"~^.+:${source}$" "${cookie}"`);
    expect(caddy).toContain(`@${source} expression \`{query.storeNumber} != "" && {query.source} == "${source}"\``);
    expect(caddy).toContain(`header @${source} +set-cookie \`${cookie}\``);
  }
  expect(nginx).toContain('add_header set-cookie $maps_origin;');
});

test('FC-130 each place of each host names the headers of every answer, and the backend’s are not doubled', () => {
  const names = [
    'x-content-type-options',
    'referrer-policy',
    'cross-origin-opener-policy',
    'permissions-policy',
    'content-security-policy',
    'strict-transport-security',
  ];
  // nginx forgets the headers of the server where a location has its own.
  const places = nginx.split(/^(?=location )/m).filter((place) => place.includes('add_header'));
  expect(places.length).toBeGreaterThan(4);
  for (const place of places) for (const name of names) expect(place).toContain(`add_header ${name} "`);
  for (const name of names) {
    expect(block(nginx, 'location ^~ /apiproxy/')).toContain(`proxy_hide_header ${name};`);
    expect(caddy).toContain(`header_down -${name}`);
    expect(block(caddy, 'route {')).toContain(`header ${name} \``);
    expect(block(caddy, 'handle_errors')).toContain(`header ${name} \``);
    expect(block(text('_headers'), '/*')).toContain(`${name}: `);
  }
  expect(block(text('_headers'), '/*')).toContain('strict-transport-security: max-age=31536000; includeSubDomains');
});

test('what nginx passes on goes to a server whose certificate is verified, and the backend learns which host was asked', () => {
  for (const place of [block(nginx, 'location ^~ /apiproxy/'), text('nginx-card-field.conf')]) {
    expect(place).toContain('proxy_ssl_verify on;');
    expect(place).toContain('proxy_ssl_trusted_certificate ');
  }
  expect(block(nginx, 'location ^~ /apiproxy/')).toContain('proxy_set_header X-Forwarded-Host $host;');
});

test('files are sent as what they are where a host’s own list is old: the map’s worker would not start', () => {
  expect(nginx).toContain('"text/javascript; charset=utf-8" mjs;');
  expect(nginx).toContain('"application/manifest+json" webmanifest;');
  // A path is no matcher in a Caddyfile unless it begins with a slash or has a name.
  expect(caddy).toContain('@mjs path *.mjs\n  header @mjs content-type `text/javascript; charset=utf-8`');
});

test('with a key each host allows Google’s hosts', () => {
  const google = hostSnippets(manifest, { map: 'google', tiles: null, cardField: null, deepLinks: null, images: null });
  for (const name of ['nginx-server.conf', 'Caddyfile', '_headers']) {
    expect(google[name]).toContain('https://*.googleapis.com');
    expect(google[name]).not.toMatch(/style-src[^;]*sha256-/);
  }
});

test('where the map’s tiles are on another host each host lets pages read them, and nothing else of it', () => {
  const tiled = hostSnippets(manifest, {
    map: 'keyless',
    tiles: 'https://tiles.example',
    cardField: null,
    deepLinks: null,
    images: null,
  });
  for (const name of ['nginx-server.conf', 'Caddyfile', '_headers']) {
    expect(tiled[name]).toContain("connect-src 'self' https://tiles.example;");
    expect(tiled[name]?.replaceAll("connect-src 'self' https://tiles.example", '')).not.toContain('tiles.example');
  }
});

test('the card field’s own host serves its document and nothing else of the build, framed by the app alone', () => {
  const nginxField = text('nginx-card-field.conf');
  const caddyField = text('Caddyfile-card-field');
  for (const config of [nginxField, caddyField]) {
    for (const header of ['content-security-policy', 'strict-transport-security', 'referrer-policy']) {
      expect(config).toContain(`header ${header} `);
    }
    expect(config).toContain('frame-ancestors https://shop.example;');
    expect(config).not.toContain("frame-ancestors 'none'");
    expect(config).toContain('/card-vault/v1/tokens');
  }
  // What is around the provider's answers is this host's, not the provider's.
  expect(nginxField).toContain('proxy_hide_header content-security-policy;');
  expect(caddyField).toContain('header_down -content-security-policy');
  expect(nginxField).toContain('location / { return 404; }');
  expect(block(caddyField, 'route {')).toMatch(/ {2}error 404$/);
});
