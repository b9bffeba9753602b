/** Search parameters as the address holds them: a parameter given more than once is a list. */
export type RawSearch = Record<string, string | string[]>;

/** `?a=1&b=x&b=y` → `{ a: '1', b: ['x', 'y'] }`; never throws, whatever the address holds. */
export function parseSearch(text: string): RawSearch {
  const search: RawSearch = Object.create(null);
  for (const [name, value] of new URLSearchParams(text)) {
    const earlier = search[name];
    search[name] = earlier === undefined ? value : [...(Array.isArray(earlier) ? earlier : [earlier]), value];
  }
  return { ...search };
}

/** The inverse; values that are no text, number or truth are left out. Commas stay readable. */
export function stringifySearch(search: Readonly<Record<string, unknown>>): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(search)) {
    for (const one of Array.isArray(value) ? value : [value]) {
      if (['string', 'number', 'boolean'].includes(typeof one)) parameters.append(name, String(one));
    }
  }
  const text = parameters.toString().replaceAll('%2C', ',');
  return text === '' ? '' : `?${text}`;
}
