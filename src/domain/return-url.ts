import { decodedOnce } from './decoded-once.ts';

/** A path of this site that may be followed as a return address; made by `safePathOf` alone. */
export type SafePath = string & { readonly brand: 'SafePath' };

/** Where sign-in leads when it was given no address that may be followed (decision 0.4). */
export const HOME_AFTER_SIGN_IN = '/account/for-you' as SafePath;

/** Where sign-out leads when it was given none (ACC-042). */
export const HOME_AFTER_SIGN_OUT = '/' as SafePath;

const AUTH_ROUTES =
  /^\/account\/(signin|signout|create|forgot-password|reset-password|forgot-password-reset)(\/|$|[?#])/i;

/** A page to sign in, out, join or recover a password: no address to return to, and nothing lies over its form. */
export const isAuthRoute = (path: string): boolean => AUTH_ROUTES.test(path);

/** Longest address that is followed, characters (FC-091). */
const LIMIT = 2048;

/** Longest request of a client, characters: its `state` may be long and comes back whole (FC-110, D-224). */
const GRANT_LIMIT = 8192;
const GRANT_PAGE = /^\/oauth\/authorize(?=[?#]|$)/;

/**
 * The address to return to: followed only if it is a same-origin path that starts with exactly one slash, holds no
 * backslash, fullwidth slash, control character, line separator or half a character, decodes cleanly and is no auth route; null for everything else
 * (decision 0.4). It is decoded once, to look for an encoded backslash, a step aside (`/./`, `/../`, which a browser takes
 * out, and may come to another page or to two slashes by that) or an auth route, and returned as it came.
 */
export function safePathOf(wanted: unknown): SafePath | null {
  if (typeof wanted !== 'string' || wanted.length > limitOf(wanted)) return null;
  if (!/^\/(?!\/)/.test(wanted) || FORBIDDEN.test(wanted)) return null;
  const path = decodedOnce(wanted.split(/[?#]/, 1)[0] ?? '');
  if (path === null || path.includes('\\') || STEP_ASIDE.test(path)) return null;
  if (isAuthRoute(path.replace(/\/+/g, '/'))) return null;
  return wanted as SafePath;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are exactly what is refused here
const FORBIDDEN = /[\\\uff0f\uff3c\u0000-\u001f\u007f-\u009f\u2028\u2029\p{Surrogate}]/u;

const limitOf = (wanted: string) => (GRANT_PAGE.test(wanted) ? GRANT_LIMIT : LIMIT);

const STEP_ASIDE = /(^|\/)\.\.?(\/|$)/;
