import { EARLY_SCRIPT_HASH } from './early-script.ts';

/**
 * What the pages of a build must allow beside their own host. `google` loosens what Google Maps needs: its hosts, `eval`, its own
 * inline styles, blob workers and policies of its script. `tiles` is the foreign host of the map's tiles, to be read and no more.
 */
export type SecurityProfile = {
  map: 'keyless' | 'google';
  tiles: string | null;
  /** The origin of the card field, whose document may be framed; null where it is not configured. */
  cardField: string | null;
  /** Where the deep-link service answers, to be read and no more; null where that is beside the app. */
  deepLinks: string | null;
  /** The origin of the retailer's pictures, to be shown and no more; null where they lie beside the app (RWD-020). */
  images: string | null;
};

/** The two names of a developer's computer: preview and dev show the card field under the other one. */
export const LOOPBACK = 'http://127.0.0.1:* http://localhost:*';

const GOOGLE_HOSTS = 'https://*.googleapis.com https://*.gstatic.com https://*.google.com';
/** The policies of Google's loader and of the script behind it, as the documentation of the loader names them. */
const GOOGLE_POLICIES = '@googlemaps/js-api-loader google-maps-api-loader google-maps-api#html lit-html';

const keyless: Record<string, string> = {
  'default-src': "'self'",
  'script-src': `'self' '${EARLY_SCRIPT_HASH}'`,
  'style-src': "'self'",
  // MapLibre draws its sprites and patterns through blobs.
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'worker-src': "'self'",
  'frame-src': "'self'",
  'manifest-src': "'self'",
  'object-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'self'",
  'frame-ancestors': "'none'",
  'require-trusted-types-for': "'script'",
  // The app takes the name as it starts, and lets exactly its own workers through.
  'trusted-types': 'default',
};

const google: Record<string, string> = {
  'script-src': `'self' '${EARLY_SCRIPT_HASH}' 'unsafe-eval' blob: ${GOOGLE_HOSTS}`,
  // Google Maps writes <style> elements without a nonce on static hosts; hashes would switch this word off.
  'style-src': "'self' 'unsafe-inline' https://fonts.googleapis.com",
  'img-src': `'self' data: blob: ${GOOGLE_HOSTS} https://*.googleusercontent.com https://*.ggpht.com`,
  'font-src': "'self' https://fonts.gstatic.com",
  'connect-src': `'self' data: blob: ${GOOGLE_HOSTS}`,
  'worker-src': "'self' blob:",
  'frame-src': "'self' https://*.google.com",
  'trusted-types': `default ${GOOGLE_POLICIES}`,
};

/** The policy of a page; `styleHashes` are those of its inlined critical CSS, as `sha256-…`. */
export function contentSecurityPolicy(profile: SecurityProfile, styleHashes: readonly string[]): string {
  const isGoogle = profile.map === 'google';
  const directives = isGoogle ? { ...keyless, ...google } : keyless;
  const hashes = isGoogle ? [] : styleHashes.map((hash) => `'${hash}'`);
  return Object.entries(directives)
    .map(([name, sources]) => {
      const reads = name === 'connect-src' ? [profile.tiles, profile.deepLinks].filter((one) => one !== null) : [];
      const pictures = name === 'img-src' && profile.images !== null ? [profile.images] : [];
      const frames = name === 'frame-src' && profile.cardField !== null ? [profile.cardField] : [];
      return [name, sources, ...(name === 'style-src' ? hashes : []), ...reads, ...pictures, ...frames].join(' ');
    })
    .join('; ');
}

const PERMISSIONS = {
  geolocation: '(self)',
  'screen-wake-lock': '(self)',
  accelerometer: '()',
  camera: '()',
  'display-capture': '()',
  gyroscope: '()',
  magnetometer: '()',
  microphone: '()',
  payment: '()',
  usb: '()',
};

/**
 * The headers of every answer of the host, pages or not. Only pages have a whole policy: on a worker's script it would rule what
 * that worker may fetch.
 */
export const COMMON_HEADERS: Readonly<Record<string, string>> = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': Object.entries(PERMISSIONS)
    .map(([name, allowed]) => `${name}=${allowed}`)
    .join(', '),
  'content-security-policy': "frame-ancestors 'none'",
};

/** The headers where the app is served by TLS only: a preview on a developer's own host name must not forbid plain HTTP there. */
export const PRODUCTION_HEADERS: Readonly<Record<string, string>> = {
  ...COMMON_HEADERS,
  'strict-transport-security': 'max-age=31536000; includeSubDomains',
};

/** The headers of pages only, beside those of every answer. */
export function pageHeaders(profile: SecurityProfile, styleHashes: readonly string[]): Record<string, string> {
  return {
    'content-security-policy': contentSecurityPolicy(profile, styleHashes),
    'cache-control': 'no-cache',
    vary: 'Cookie, Accept-Language',
  };
}

/** The headers of the card field's document, on its own origin: it speaks with its provider only, and `pages` alone may frame it. */
export function cardFieldHeaders(pages: string): Record<string, string> {
  const policy = [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    `frame-ancestors ${pages}`,
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ];
  return {
    'content-security-policy': policy.join('; '),
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'permissions-policy': COMMON_HEADERS['permissions-policy'] ?? '',
    'cache-control': 'no-cache',
  };
}

/** The headers of pages whose address holds a token: nothing that they ask for may carry it. */
export const TOKEN_PAGE_HEADERS: Readonly<Record<string, string>> = { 'referrer-policy': 'no-referrer' };

/** Names with a hash never change their content. */
export const HASHED_FILES_CACHE = 'public, max-age=31536000, immutable';
/** A visitor who comes back within the week sees the pictures that are there, and gets newer ones for the next time. */
export const FILES_CACHE = 'public, max-age=3600, stale-while-revalidate=604800';

/** The service worker of the static demo: an old one would answer for a backend that is gone. The app itself has none. */
const DEMO_WORKER = '/mockServiceWorker.js';

/** How long a file may be kept. */
export function cacheControlOf(path: string): string {
  if (path.startsWith('/assets/')) return HASHED_FILES_CACHE;
  return path === DEMO_WORKER ? 'no-cache' : FILES_CACHE;
}
