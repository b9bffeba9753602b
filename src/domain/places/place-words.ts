import { lookUp } from '../look-up.ts';

/** Words that maps and people abbreviate, as names are compared: `St. Louis` is `saint louis`. */
const LONG_FORMS: Readonly<Record<string, string>> = { st: 'saint', ste: 'sainte', ft: 'fort', mt: 'mount' };

/** Words of a place's name for comparing: no accents, ligatures, case, points or hyphens, abbreviations written out. */
export function placeWords(text: string): string[] {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('œ', 'oe')
    .replaceAll('æ', 'ae')
    .replace(/['’ʼ`.]/g, '')
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean)
    .map((word) => lookUp(LONG_FORMS, word) ?? word);
}

/** The words as one key. */
export const placeKey = (text: string): string => placeWords(text).join(' ');
