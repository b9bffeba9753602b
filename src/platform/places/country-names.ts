const known = new Map<string, Intl.DisplayNames>();

/** Two letters: of anything else the platform refuses to say a name. */
const CODE = /^[A-Z]{2}$/i;

/** Names of countries by ISO 3166 code in a language (BCP 47); what is given itself where the platform knows no name. */
export function countryNames(language: string): (code: string) => string {
  const names =
    known.get(language) ?? new Intl.DisplayNames([language || 'en-US'], { type: 'region', fallback: 'code' });
  known.set(language, names);
  return (code) => (CODE.test(code) ? names.of(code) : null) ?? code;
}
