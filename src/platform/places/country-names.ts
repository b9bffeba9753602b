const known = new Map<string, Intl.DisplayNames>();

/** Names of countries by ISO 3166 code in a language (BCP 47); the code itself where the platform knows no name. */
export function countryNames(language: string): (code: string) => string {
  const names =
    known.get(language) ?? new Intl.DisplayNames([language || 'en-US'], { type: 'region', fallback: 'code' });
  known.set(language, names);
  return (code) => names.of(code) ?? code;
}
