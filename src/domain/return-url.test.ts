import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safePathOf } from './return-url.ts';

const REFUSED = {
  'FC-082 addresses that begin with more than one slash': ['//evil.example', '///evil.example', '////evil.example'],
  'FC-083 backslashes, plain and encoded': [
    '/\\evil.example',
    '\\\\evil.example',
    '/\\/evil.example',
    '/%5Cevil.example',
    '%5C%5Cevil.example',
    '/%5c/evil.example',
  ],
  'FC-085 addresses with a scheme that runs or opens something': [
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'blob:https://evil.example/1',
    'file:///etc/passwd',
    'about:blank',
  ],
  'FC-086 other hosts in disguise': [
    'https:evil.example',
    'https:/evil.example',
    'https://app@evil.example',
    'https://app.example.evil.example',
    'evil.example',
  ],
  'FC-091 very long addresses and fullwidth slashes': [
    `/${'a'.repeat(100_000)}`,
    '/／evil.example',
    '／／evil.example',
  ],
  'control characters and what does not decode': ['/menu\r\nSet-Cookie:x', '/\tevil', '/%E0%A4%A', '/%'],
  'FC-091 line separators and halves of characters': [
    '/menu\u2028',
    '/menu\u2029',
    '/menu\u2028/latte',
    '/menu?place=\u2028',
    '/menu\ud800',
  ],
  'FC-082 steps aside that come to two slashes or to another page': [
    '/.//evil.example',
    '/..//evil.example',
    '/menu/..//evil.example',
    '/%2e/%2e%2e//evil.example',
    '/menu/../account/signout',
    '/menu/.',
  ],
  'ACC-009 the pages that lead to sign-in again': [
    '/account//signin',
    '/account/signin/',
    '/account/signin',
    '/account/signin?returnUrl=/menu',
    '/account/SIGNIN',
    '/account/sign%69n',
    '/account/signout',
    '/account/create',
    '/account/forgot-password',
    '/account/forgot-password-reset/t',
    '/account/reset-password/token',
  ],
  'ACC-009 nothing at all': ['', null, undefined],
} as const;

for (const [what, addresses] of Object.entries(REFUSED)) {
  for (const address of addresses) {
    test(`${what} are not followed: ${String(address).slice(0, 40)}`, () => {
      expect(safePathOf(address)).toBeNull();
    });
  }
}

for (const address of ['/%2f%2fevil.example', '/%09/evil.example', '/menu%0d%0aSet-Cookie:x']) {
  test(`FC-088 what decodes to mischief only later stays a path of our own: ${address}`, () => {
    expect(safePathOf(address)).toBe(address);
    expect(new URL(address, 'https://app.example').origin).toBe('https://app.example');
  });
}

for (const address of [
  '/',
  '/menu',
  '/store-locator?place=Seattle&tab=favourites#map',
  '/account/for-you',
  '/menu?q=a%2Fb',
  '/oauth/authorize?state=%7B%22a%22%3A%22%5C%22%22%7D',
  '/menu?q=100%&from=/a/../b',
]) {
  test(`ACC-009 OAU-003 our own address is followed as it came: ${address}`, () => {
    expect(safePathOf(address)).toBe(address);
  });
}

const ORIGIN = 'https://app.example';
const LEADS_TO_SIGN_IN = /^\/+account\/+(signin|signout|create|forgot-password(-reset)?|reset-password)(\/|$)/i;

/** What attacks are made of, in any order, among what addresses are made of. */
const piece = fc.constantFrom(
  ...['/', '//', '\\', '%5c', '%2f', '%2e', '.', '..', '@', ':', '?', '#', '&', ';', '%', '%25', '\t', '\n', ' '],
  ...['evil.example', 'https:', 'http:', 'javascript:', 'data:', 'blob:', 'menu', 'account', 'signin', 'signout'],
  ...['create', 'forgot-password', 'forgot-password-reset'],
  ...['\uff0f', '\u2028', '\u0000', '\ud800', 'a', 'returnUrl='],
);
const address = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.array(piece, { maxLength: 12 }).map((pieces) => pieces.join('')),
  fc.array(piece, { maxLength: 12 }).map((pieces) => `/${pieces.join('')}`),
  fc.webUrl({ withQueryParameters: true, withFragments: true }),
);

test('FC-082 FC-083 FC-085 FC-086 FC-088 FC-091 whatever is asked for, what is followed stays on this site and is no page of signing in', () => {
  fc.assert(
    fc.property(address, (asked) => {
      const followed = safePathOf(asked) ?? '/fallback';
      expect(['/fallback', asked]).toContain(followed);
      const { origin, pathname, href } = new URL(followed, ORIGIN);
      expect(origin).toBe(ORIGIN);
      // A path of two slashes would be another host wherever it is taken for an address again.
      expect(pathname.startsWith('//')).toBe(false);
      expect(pathname).not.toMatch(LEADS_TO_SIGN_IN);
      expect(new URL(href.slice(ORIGIN.length), ORIGIN).origin).toBe(ORIGIN);
    }),
    { numRuns: 5_000 },
  );
});

test('FC-091 an address as long as the limit is followed, and none that is longer', () => {
  const at = '/menu?x='.padEnd(2048, 's');
  expect(safePathOf(at)).toBe(at);
  expect(safePathOf(`${at}s`)).toBeNull();
});

test('FC-091 FC-110 D-224 a client’s request may be longer than other addresses, and has an end, too', () => {
  const request = (length: number) => `/oauth/authorize?state=`.padEnd(length, 's');
  expect(safePathOf(request(8192))).toBe(request(8192));
  expect(safePathOf(request(8193))).toBeNull();
  expect(safePathOf('/oauth/authorized?'.padEnd(2049, 's'))).toBeNull();
  expect(safePathOf('/menu?x=/oauth/authorize?'.padEnd(2049, 's'))).toBeNull();
});

test('decision 0.4: any page of this site is followed as it came, with its query and its place on the page', () => {
  const word = fc.stringMatching(/^[a-z0-9-]{1,12}$/);
  fc.assert(
    fc.property(fc.array(word, { maxLength: 4 }), fc.webQueryParameters(), fc.webFragments(), (path, query, hash) => {
      const asked = `/${path.join('/')}?${query}#${hash}`;
      fc.pre(!LEADS_TO_SIGN_IN.test(asked) && asked.length <= 2048);
      expect(safePathOf(asked)).toBe(asked);
    }),
  );
});
