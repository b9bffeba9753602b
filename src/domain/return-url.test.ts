import { expect, test } from 'vitest';
import { HOME_AFTER_SIGN_IN, safeReturnUrl } from './return-url.ts';

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
  'the pages that lead to sign-in again': [
    '/account/signin',
    '/account/signin?returnUrl=/menu',
    '/account/SIGNIN',
    '/account/sign%69n',
    '/account/signout',
    '/account/reset-password/token',
  ],
  'nothing at all': ['', null, undefined],
} as const;

for (const [what, addresses] of Object.entries(REFUSED)) {
  for (const address of addresses) {
    test(`${what} are not followed: ${String(address).slice(0, 40)}`, () => {
      expect(safeReturnUrl(address)).toBe(HOME_AFTER_SIGN_IN);
      expect(safeReturnUrl(address, '/menu')).toBe('/menu');
    });
  }
}

for (const address of ['/%2f%2fevil.example', '/%09/evil.example', '/menu%0d%0aSet-Cookie:x']) {
  test(`FC-088 what decodes to mischief only later stays a path of our own: ${address}`, () => {
    const followed = safeReturnUrl(address);
    expect(followed).toBe(address);
    expect(new URL(followed, 'https://app.example').origin).toBe('https://app.example');
  });
}

test('FC-091 a line separator in a path stays on our origin', () => {
  const followed = safeReturnUrl('/menu\u2028/latte');
  expect(new URL(followed, 'https://app.example').href).toBe('https://app.example/menu%E2%80%A8/latte');
});

for (const address of [
  '/',
  '/menu',
  '/store-locator?place=Seattle&tab=favourites#map',
  '/account/for-you',
  '/menu?q=a%2Fb',
]) {
  test(`our own address is followed as it came: ${address}`, () => {
    expect(safeReturnUrl(address)).toBe(address);
  });
}
