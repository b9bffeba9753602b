import { type Coordinates, isOnEarth } from '../coordinates.ts';
import type { Locale } from '../locale.ts';
import { placeKey } from './place-words.ts';

/**
 * A postal code in a text: the part that places are known by (five digits, three characters in Canada), all of it, and the text
 * without it. `isFirst`: the text begins with it, so it may be a house number.
 */
export type TypedPostalCode = { code: string; whole: string; rest: string; isFirst: boolean };

const DEGREES = String.raw`([+-]?\d{1,3}(?:\.\d+)?)\s*°?\s*`;
const POINT = new RegExp(String.raw`^\(?\s*${DEGREES}([ns])?\s*[,;\s]\s*${DEGREES}([ewo])?\s*\)?$`, 'i');

/** Pasted coordinates, latitude first (`47.61, -122.33`, `47.61° N, 122.33° W`); null for any other text. */
export function typedCoordinates(text: string): Coordinates | null {
  // One blank for any row of them: the pattern tries each way to share a row out, and a link may bring thousands.
  const found = POINT.exec(text.trim().replace(/\s+/g, ' '));
  if (!found) return null;
  const [, lat = '', north, lng = '', east] = found;
  // Two whole numbers without a letter are rather a house number and a street.
  if (!north && !(lat.includes('.') && lng.includes('.'))) return null;
  const point = {
    // A letter says it where a sign does too (-122.33° W).
    lat: /s/i.test(north ?? '') ? -Math.abs(Number(lat)) : Number(lat),
    lng: /[wo]/i.test(east ?? '') ? -Math.abs(Number(lng)) : Number(lng),
  };
  return isOnEarth(point) ? point : null;
}

/** How each language asks for the visitor's own position, and what may stand before that: what is looked for. */
const NEAR_ME: Readonly<Record<Locale, { asked: readonly string[]; before: readonly string[] }>> = {
  'en-US': {
    asked: ['near me', 'nearby', 'nearest', 'around me', 'close to me', 'my location', 'current location', 'here'],
    before: ['northstar', 'coffee', 'store', 'stores', 'shop', 'shops'],
  },
  // As in en-US.
  'en-CA': { asked: [], before: [] },
  'fr-CA': {
    asked: ['près de moi', 'proche de moi', 'autour de moi', 'à proximité', 'ma position', 'ici'],
    before: ['café', 'cafés', 'magasin', 'magasins'],
  },
  'es-US': {
    asked: ['cerca de mí', 'cerca', 'mi ubicación', 'ubicación actual', 'aquí'],
    before: ['café', 'cafés', 'tienda', 'tiendas'],
  },
};
const everyLanguage = Object.values(NEAR_ME);
const ASKED = new Set(everyLanguage.flatMap(({ asked }) => asked.map(placeKey)));
const BEFORE = new RegExp(`^(?:(?:${everyLanguage.flatMap(({ before }) => before.map(placeKey)).join('|')}) )+`);

/** Whether the text asks for the visitor's own position: `near me`, `coffee near me`, in the languages of the app. */
export function isNearMe(text: string): boolean {
  return ASKED.has(placeKey(text).replace(BEFORE, ''));
}

/** Letters that Canadian codes begin with, and those that they hold. */
const CANADIAN = /(?<![\p{L}\p{N}])([ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z])(?:[ -]?\d[A-Z]\d)?(?![\p{L}\p{N}])/giu;
const ZIP = /(?<![\p{L}\p{N}.#-])(\d{5})(?:[- ]?\d{4})?(?![\p{L}\p{N}.]|-\d)/gu;

/** The last postal code in a text: a ZIP code with or without its four further digits, a Canadian one whole or its first half. */
export function typedPostalCode(text: string): TypedPostalCode | null {
  const found = [...text.matchAll(CANADIAN), ...text.matchAll(ZIP)].sort((a, b) => a.index - b.index).at(-1);
  if (!found) return null;
  const [written, code = ''] = found;
  const before = text.slice(0, found.index);
  return {
    code: code.toUpperCase(),
    whole: written.replace(/[ -]/g, '').toUpperCase(),
    rest: `${before} ${text.slice(found.index + written.length)}`.trim(),
    isFirst: before.trim() === '',
  };
}

/** Whether a text has letters and none of them is Latin: the place names of the app are. */
export function isOtherScript(text: string): boolean {
  return /\p{L}/u.test(text) && !/\p{Script=Latin}/u.test(text);
}
