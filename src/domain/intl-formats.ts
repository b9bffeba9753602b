const dateFormats = new Map<string, Intl.DateTimeFormat>();
const numberFormats = new Map<string, Intl.NumberFormat>();
const rules = new Map<string, Intl.PluralRules>();

/**
 * A format of dates and times, made once for its locale and options: to make one takes a browser about a hundred times as long
 * as to use it, and a list asks for it in every row. Throws a RangeError for an unknown zone.
 */
export function dateFormat(
  locale: Intl.LocalesArgument,
  options: Intl.DateTimeFormatOptions = {},
): Intl.DateTimeFormat {
  // Without a zone it is the device's, which may change while the page is open.
  const zone = options.timeZone ?? new Date().getTimezoneOffset();
  return kept(dateFormats, [locale, zone, options], () => new Intl.DateTimeFormat(locale, options));
}

/** A format of numbers, made once for its locale and options. */
export function numberFormat(locale: Intl.LocalesArgument, options: Intl.NumberFormatOptions = {}): Intl.NumberFormat {
  return kept(numberFormats, [locale, options], () => new Intl.NumberFormat(locale, options));
}

/** The rules of singular and plural, made once for their locale and options. */
export function pluralRules(locale: Intl.LocalesArgument, options: Intl.PluralRulesOptions = {}): Intl.PluralRules {
  return kept(rules, [locale, options], () => new Intl.PluralRules(locale, options));
}

function kept<Format>(formats: Map<string, Format>, of: readonly unknown[], make: () => Format): Format {
  const key = JSON.stringify(of);
  const found = formats.get(key) ?? make();
  formats.set(key, found);
  return found;
}
