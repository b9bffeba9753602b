/** Schemes that a link may have; an address without one stays on this site. */
const SCHEMES = ['http:', 'https:', 'mailto:', 'tel:'];

/** The address of a link, unless it would run or open something: then the link leads nowhere (FC-097). */
export function linkAddress(href: string): string | undefined {
  // Browsers leave out blanks and control characters before they look for the scheme.
  const [scheme] = /^[^/?#]*?:/.exec(href.replace(UNSEEN, '')) ?? [];
  return scheme === undefined || SCHEMES.includes(scheme.toLowerCase()) ? href : undefined;
}

// biome-ignore lint/suspicious/noControlCharactersInRegex: control characters are what hides a scheme
const UNSEEN = /[\u0000-\u0020\u007f-\u009f]/g;
