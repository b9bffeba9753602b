import { expect, test } from 'vitest';
import {
  bySpecificity,
  HIDDEN_PATTERN,
  holdsToken,
  isFileAddress,
  localeOfRequest,
  type PageManifest,
  pageFor,
  tokenAddresses,
} from '#app/build/page-manifest.ts';
import { LOCALES } from '#domain/locale.ts';

const manifest: PageManifest = {
  locales: LOCALES,
  prerendered: ['/', '/store-locator'],
  templates: [],
  known: ['/', '/store-locator', '/store-locator/*', '/orders/:id', '/reset/:token'],
  styleHashes: { '/': 'sha256-home=', '/store-locator': 'sha256-stores=' },
  shellStyleHash: 'sha256-shell=',
};

test('a prerendered address gets its page, another of the app the shell, all others 404', () => {
  expect(pageFor(manifest, '/', 'fr-CA')).toMatchObject({ file: '/fr-CA/index.html', status: 200 });
  expect(pageFor(manifest, '/store-locator', 'en-US')).toMatchObject({
    file: '/en-US/store-locator/index.html',
    status: 200,
  });
  const shell = { file: '/en-US/shell.html', status: 200 };
  expect(pageFor(manifest, '/store-locator/any/thing', 'en-US')).toMatchObject(shell);
  expect(pageFor(manifest, '/orders/12', 'en-US')).toMatchObject(shell);
  expect(pageFor(manifest, '/orders/12/more', 'en-US')).toMatchObject({ file: '/en-US/404.html', status: 404 });
  expect(pageFor(manifest, '/nowhere', 'es-US')).toMatchObject({ file: '/es-US/404.html', status: 404 });
});

test('addresses that share a page get it, but not those that say more', () => {
  const known = [
    '/menu/*',
    '/menu/:menu/:category',
    '/menu/cart',
    '/menu/product/:number',
    '/menu/:menu/:category/more',
  ];
  const shared: PageManifest = {
    ...manifest,
    prerendered: ['/menu/cart'],
    templates: ['/menu/:menu/:category'],
    known: known.toSorted(bySpecificity),
    styleHashes: { '/menu/cart': 'sha256-cart=', '/menu/:menu/:category': 'sha256-category=' },
  };
  const category = { file: '/fr-CA/menu/_/_/index.html', status: 200, styleHash: 'sha256-category=' };
  for (const path of ['/menu/drinks/tea', '/menu/drinks/tea/'])
    expect(pageFor(shared, path, 'fr-CA')).toEqual(category);
  for (const path of ['/menu/product/12', '/menu/drinks/tea/more', '/menu/drinks', '/menu/a/b/c/d']) {
    expect(pageFor(shared, path, 'fr-CA').file, path).toBe('/fr-CA/shell.html');
  }
  expect(pageFor(shared, '/menu/cart', 'fr-CA').file).toBe('/fr-CA/menu/cart/index.html');
});

test('one slash at the end makes no other page, two do', () => {
  for (const path of ['/store-locator', '/store-locator/any', '/orders/12', '/nowhere']) {
    expect(pageFor(manifest, `${path}/`, 'en-US'), path).toEqual(pageFor(manifest, path, 'en-US'));
  }
  expect(pageFor(manifest, '/orders/12//', 'en-US').status).toBe(404);
});

test('each page allows the styles that stand in its own file, and no others', () => {
  expect(pageFor(manifest, '/', 'fr-CA').styleHash).toBe('sha256-home=');
  expect(pageFor(manifest, '/store-locator/', 'en-US').styleHash).toBe('sha256-stores=');
  expect(pageFor(manifest, '/orders/12', 'en-US').styleHash).toBe('sha256-shell=');
  expect(pageFor(manifest, '/nowhere', 'en-US').styleHash).toBe('sha256-shell=');
});

test('FC-131 what looks like a file is never a page, but a token may hold a dot', () => {
  for (const path of ['/assets/missing.js', '/account/cards/x.css', '/store-locator/x.css', '/.env']) {
    expect(isFileAddress(manifest, path), path).toBe(true);
  }
  expect(isFileAddress(manifest, '/store-locator/st.-louis')).toBe(false);
  expect(isFileAddress(manifest, '/reset/a.b.c')).toBe(false);
  expect(tokenAddresses(manifest)).toEqual(['/reset/:token']);
  const linked = { ...manifest, known: [...manifest.known, '/pickup', '/pickup/curbside'] };
  expect(tokenAddresses(linked)).toEqual(['/reset/:token', '/pickup', '/pickup/curbside']);
  expect(holdsToken(manifest, '/reset/a.b.c')).toBe(true);
  expect(holdsToken(manifest, '/orders/12')).toBe(false);
});

test('pages are no files to be asked for, nor is their list', () => {
  const hidden = new RegExp(HIDDEN_PATTERN);
  for (const path of [
    '/index.html',
    '/fr-CA/menu/index.html',
    '/en-US/shell.html.br',
    '/pages.json',
    '/pages.json.gz',
  ]) {
    expect(path).toMatch(hidden);
  }
  for (const path of ['/assets/html-abc.js', '/manifest.webmanifest', '/art/pages.json.svg']) {
    expect(path).not.toMatch(hidden);
  }
});

test('the cookie chooses the language, then the browser, then en-US', () => {
  expect(localeOfRequest('a=1; locale=fr-CA', 'es')).toBe('fr-CA');
  expect(localeOfRequest('locale=xx', 'de, fr;q=0.5, es;q=0.8')).toBe('es-US');
  expect(localeOfRequest(undefined, 'en-CA,en;q=0.9')).toBe('en-CA');
  expect(localeOfRequest('locale=../../etc', undefined)).toBe('en-US');
  expect(localeOfRequest(undefined, 'de')).toBe('en-US');
});
