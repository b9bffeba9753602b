import { type PageManifest, pageFolder } from './page-manifest.ts';

/**
 * The pattern for hosts that cannot sort by weight: it finds, as `[1]`, the first text of a list of requests that the app can answer;
 * the list is the cookie's locale, a comma and Accept-Language, which browsers sort.
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
    `^/[\\w-]+${path === '/' ? '' : pageFolder(path)}/+index\\.html$`,
    hash,
  ]);
}

/** Addresses in the order in which they match, those next to each other that the same rule answers in one. */
export type Place = {
  readonly addresses: readonly string[];
  /** The address whose page they share; null where each has its own, or the shell. */
  readonly template: string | null;
};

/** What the app answers, without the addresses that hold a token. */
export function placesOf({ known, templates }: PageManifest, tokens: readonly string[]): readonly Place[] {
  const places: { addresses: string[]; template: string | null }[] = [];
  for (const address of known) {
    if (tokens.includes(address)) continue;
    const template = templates.includes(address) ? address : null;
    const last = places.at(-1);
    if (template === null && last?.template === null) last.addresses.push(address);
    else places.push({ addresses: [address], template });
  }
  return places;
}
