import { readFileSync } from 'node:fs';
import type { Locale } from '#domain/locale.ts';

const folder = new URL('../../src/messages/', import.meta.url);

/** The words of a locale by message id, for texts without placeholders: `words('fr-CA')('shell.sign-in')`. */
export function words(locale: Locale): (id: string) => string {
  return (id) => {
    const [area = ''] = id.split('.');
    const texts: Record<string, string> = JSON.parse(readFileSync(new URL(`${area}/${locale}.json`, folder), 'utf8'));
    const text = texts[id];
    if (text === undefined || text.includes('{')) throw new Error(`${id} is no plain message of ${locale}.`);
    return text;
  };
}
