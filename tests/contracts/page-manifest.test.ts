import { expect, test } from 'vitest';
import { hostSnippets } from '#app/build/host-snippets.ts';
import { localeOfRequest, type PageManifest, pageFor, tokenAddresses } from '#app/build/page-manifest.ts';
import { LOCALES } from '#domain/locale.ts';

const manifest: PageManifest = {
  locales: LOCALES,
  prerendered: ['/', '/store-locator'],
  known: ['/', '/store-locator', '/store-locator/*', '/orders/:id'],
  styleHashes: ['sha256-abc='],
};

test('a prerendered address gets its page, another of the app the shell, all others 404', () => {
  expect(pageFor(manifest, '/', 'fr-CA')).toEqual({ file: '/fr-CA/index.html', status: 200 });
  expect(pageFor(manifest, '/store-locator/', 'en-US')).toEqual({
    file: '/en-US/store-locator/index.html',
    status: 200,
  });
  expect(pageFor(manifest, '/store-locator/any/thing', 'en-US')).toEqual({ file: '/en-US/shell.html', status: 200 });
  expect(pageFor(manifest, '/orders/12', 'en-US').status).toBe(200);
  expect(pageFor(manifest, '/orders/12/more', 'en-US')).toEqual({ file: '/en-US/404.html', status: 404 });
  expect(pageFor(manifest, '/nowhere', 'es-US')).toEqual({ file: '/es-US/404.html', status: 404 });
});

test('the cookie chooses the language, then the browser, then en-US', () => {
  expect(localeOfRequest('a=1; locale=fr-CA', 'es')).toBe('fr-CA');
  expect(localeOfRequest('locale=xx', 'de, fr;q=0.5, es;q=0.8')).toBe('es-US');
  expect(localeOfRequest(undefined, 'en-CA,en;q=0.9')).toBe('en-CA');
  expect(localeOfRequest('locale=../../etc', undefined)).toBe('en-US');
  expect(localeOfRequest(undefined, 'de')).toBe('en-US');
});

test('each host snippet carries the policy with the hashes, and every address of the app', () => {
  const { nginx, Caddyfile, _headers, _redirects } = hostSnippets(manifest, 'keyless');
  for (const text of [nginx, Caddyfile, _headers]) expect(text).toContain("style-src 'self' 'sha256-abc='");
  for (const text of [nginx, Caddyfile]) expect(text).toContain('^/store-locator/.+$|^/orders/[^/]+$');
  expect(_redirects).toContain('/store-locator /fr-CA/store-locator/index.html 200! Language=fr-CA');
  expect(_redirects).toContain('/orders/:id /en-US/shell.html 200!');
});

test('an address that holds a token is told to nobody, by each configured host', () => {
  const withToken = { ...manifest, known: [...manifest.known, '/account/reset-password/:token'] };
  expect(tokenAddresses(withToken)).toEqual(['/account/reset-password/:token']);
  const { nginx, Caddyfile, _headers } = hostSnippets(withToken, 'keyless');
  expect(nginx).toContain('"~^/account/reset-password/[^/]+$" no-referrer;');
  expect(nginx).toContain('add_header referrer-policy "$referrer_policy" always;');
  expect(Caddyfile).toContain(
    '@token path_regexp ^/account/reset-password/[^/]+$\nheader @token referrer-policy `no-referrer`',
  );
  expect(_headers).toMatch(/\/account\/reset-password\/\*\n {2}referrer-policy: no-referrer$/);
});

test('ORD-095 each configured host brings the cookie of a visitor from a map', () => {
  const { nginx, Caddyfile } = hostSnippets(manifest, 'keyless');
  for (const source of ['apple_maps', 'google_maps']) {
    const cookie = `maps_origin=%7B%22source%22%3A%22${source}%22%2C%22tracking%22%3Atrue%7D; Path=/; Max-Age=86400; SameSite=Lax`;
    expect(nginx).toContain(`"~^.+:${source}$" "${cookie}"`);
    expect(Caddyfile).toContain(`header @${source} +Set-Cookie \`${cookie}\``);
  }
  expect(nginx).toContain('add_header set-cookie $maps_origin;');
  expect(Caddyfile).toContain('query storeNumber=* source=google_maps');
});
