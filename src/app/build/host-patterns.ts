import type { PageManifest } from './page-manifest.ts';

/**
 * For hosts that cannot sort by weight: the first text of a list of requests that the app can answer, as `[1]`; the list is the
 * cookie's locale, a comma and Accept-Language, which browsers sort.
 */
export function acceptLanguagePattern({ locales }: PageManifest): string {
  return `^(?:[^,]*,)*?\\s*(${[...locales, ...languagesOf(locales).map(([language]) => language)].join('|')})`;
}

/** Each language with its first locale: what a visitor gets who asks for `fr-FR`. */
export function languagesOf(locales: PageManifest['locales']) {
  const languages = [...new Set(locales.map((locale) => locale.slice(0, 2)))];
  return languages.map((language) => [language, locales.find((locale) => locale.startsWith(language))] as const);
}

/**
 * Which styles the file of a page holds, as pairs of a pattern of its path and their hash; the shell and the not-found page
 * match none. An address may end in one slash or more.
 */
export function stylesByFile({ styleHashes }: PageManifest): Array<[pattern: string, hash: string]> {
  return Object.entries(styleHashes).map(([path, hash]) => [
    `^/[\\w-]+${path === '/' ? '' : path}/+index\\.html$`,
    hash,
  ]);
}
