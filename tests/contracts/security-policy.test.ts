import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { EARLY_SCRIPT, EARLY_SCRIPT_HASH } from '#app/build/early-script.ts';
import { environmentOf } from '#app/build/environment.ts';
import {
  COMMON_HEADERS,
  cacheControlOf,
  cardFieldHeaders,
  contentSecurityPolicy,
  pageHeaders,
} from '#app/build/security-policy.ts';

const KEYLESS = { map: 'keyless', tiles: null, cardField: null, deepLinks: null, images: null } as const;
const directives = (policy: string) => new Map(policy.split('; ').map((part) => [part.split(' ')[0] ?? '', part]));

test('the policy of the keyless map runs and styles nothing inline but what is hashed', () => {
  const policy = contentSecurityPolicy(KEYLESS, ['sha256-abc=']);
  expect(policy).not.toMatch(/unsafe-|https?:|\*/);
  const found = directives(policy);
  expect(found.get('default-src')).toBe("default-src 'self'");
  expect(found.get('script-src')).toBe(`script-src 'self' '${EARLY_SCRIPT_HASH}'`);
  const digest = createHash('sha256').update(EARLY_SCRIPT).digest('base64');
  expect(EARLY_SCRIPT_HASH).toBe(`sha256-${digest}`);
  expect(found.get('style-src')).toBe("style-src 'self' 'sha256-abc='");
  expect(found.get('frame-ancestors')).toBe("frame-ancestors 'none'");
  expect(found.get('object-src')).toBe("object-src 'none'");
  expect(found.get('base-uri')).toBe("base-uri 'none'");
  expect(found.get('require-trusted-types-for')).toBe("require-trusted-types-for 'script'");
  expect(found.get('trusted-types')).toBe('trusted-types default');
});

test('the policy of Google Maps opens Google and eval, and still no foreign frame and no plug-in', () => {
  const found = directives(contentSecurityPolicy({ ...KEYLESS, map: 'google' }, ['sha256-abc=']));
  expect(found.get('script-src')).toContain("'unsafe-eval'");
  expect(found.get('script-src')).not.toContain("'unsafe-inline'");
  expect(found.get('style-src')).not.toContain('sha256');
  expect(found.get('frame-ancestors')).toBe("frame-ancestors 'none'");
  expect(found.get('object-src')).toBe("object-src 'none'");
  expect(found.get('require-trusted-types-for')).toBe("require-trusted-types-for 'script'");
  expect(found.get('trusted-types')).toContain('trusted-types default @googlemaps/js-api-loader ');
});

test('FC-127 without a key no directive names Google or eval; with one they stand in a policy of its own', () => {
  const policyWith = (variables: Record<string, string>) =>
    contentSecurityPolicy(environmentOf(variables).securityProfile, ['sha256-abc=']);
  for (const none of [{}, { VITE_GOOGLE_MAPS_KEY: '' }, { VITE_GOOGLE_MAPS_MAP_ID: 'abc' }]) {
    expect(policyWith(none)).not.toMatch(/google|gstatic|unsafe|eval/i);
  }
  expect(policyWith({ VITE_GOOGLE_MAPS_KEY: 'a-key-of-twenty-letters' })).toMatch(
    /script-src [^;]*'unsafe-eval'[^;]*https:\/\/\*\.googleapis\.com/,
  );
});

test('the host of the map’s tiles may be read, with either map, and nothing else changes', () => {
  for (const map of ['keyless', 'google'] as const) {
    const [plain, tiled] = [null, 'https://tiles.example'].map((tiles) =>
      directives(contentSecurityPolicy({ ...KEYLESS, map, tiles }, ['sha256-abc='])),
    );
    expect(tiled?.get('connect-src')).toBe(`${plain?.get('connect-src')} https://tiles.example`);
    expect([...(tiled ?? [])].filter(([name]) => name !== 'connect-src')).toEqual(
      [...(plain ?? [])].filter(([name]) => name !== 'connect-src'),
    );
  }
});

test('where deep links are read is one more address that may be read, with either map', () => {
  for (const map of ['keyless', 'google'] as const) {
    const reads = (deepLinks: string | null) =>
      directives(contentSecurityPolicy({ ...KEYLESS, map, deepLinks }, [])).get('connect-src');
    expect(reads('https://api2.branch.io')).toBe(`${reads(null)} https://api2.branch.io`);
  }
});

test('RWD-020 pictures of the retailer’s own host may be shown, with either map, and nothing else changes', () => {
  for (const map of ['keyless', 'google'] as const) {
    const [plain, pictured] = [null, 'https://images.example'].map((images) =>
      directives(contentSecurityPolicy({ ...KEYLESS, map, images }, ['sha256-abc='])),
    );
    expect(pictured?.get('img-src')).toBe(`${plain?.get('img-src')} https://images.example`);
    expect([...(pictured ?? [])].filter(([name]) => name !== 'img-src')).toEqual(
      [...(plain ?? [])].filter(([name]) => name !== 'img-src'),
    );
  }
});

test('FC-145 FC-151 only the card field’s origin may be framed beside the own one, with either map', () => {
  for (const map of ['keyless', 'google'] as const) {
    const frames = (cardField: string | null) =>
      directives(contentSecurityPolicy({ ...KEYLESS, map, cardField }, [])).get('frame-src');
    expect(frames('https://cards.example')).toBe(`${frames(null)} https://cards.example`);
  }
});

test('FC-145 FC-151 the card field’s document runs its own script only, speaks with its own host and is framed by the app alone', () => {
  const policy = directives(cardFieldHeaders('https://shop.example')['content-security-policy'] ?? '');
  expect(Object.fromEntries([...policy].map(([name, text]) => [name, text.slice(name.length + 1)]))).toEqual({
    'default-src': "'none'",
    'script-src': "'self'",
    'style-src': "'self'",
    'font-src': "'self'",
    'connect-src': "'self'",
    'base-uri': "'none'",
    'form-action': "'none'",
    'frame-ancestors': 'https://shop.example',
    'require-trusted-types-for': "'script'",
    'trusted-types': "'none'",
  });
});

test('pages ask for the position only and are never kept unchecked', () => {
  const headers = pageHeaders(KEYLESS, []);
  expect(COMMON_HEADERS['permissions-policy']).toContain('geolocation=(self)');
  expect(COMMON_HEADERS['permissions-policy']).toContain('camera=()');
  expect(headers['cache-control']).toBe('no-cache');
  expect(headers['vary']).toContain('Accept-Language');
});

test('hashed files are kept for a year, pictures are shown again while they are asked about, the demo’s service worker never', () => {
  expect(cacheControlOf('/assets/main-abc.js')).toContain('immutable');
  expect(cacheControlOf('/mockServiceWorker.js')).toBe('no-cache');
  expect(cacheControlOf('/icon.svg')).toMatch(/^public, max-age=3600, stale-while-revalidate=\d+$/);
});
