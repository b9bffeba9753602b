/**
 * Characters as a person counts them, outer blanks left out: a family of emoji is one, and so is a letter with its accent, however
 * it was typed (decision D-180). Browsers without a segmenter count code points.
 */
export function characterCount(text: string): number {
  return charactersOf(text.trim().normalize('NFC')).length;
}

/** As much of a text from its beginning as is within a limit of characters; no character is cut in half (GFT-023, GFT-031). */
export function withinLimit(text: string, limit: number): string {
  if (text.length <= LONGEST_COUNTED && characterCount(text) <= limit) return text;
  const characters = charactersOf(text.slice(0, LONGEST_COUNTED));
  const first = characters.findIndex((character) => character.trim() !== '');
  return characters.slice(0, first + limit).join('');
}

/** A whole book is not taken apart into its characters, which takes browsers minutes; no gift has so many, UTF-16 units. */
const LONGEST_COUNTED = 5000;

function charactersOf(text: string): string[] {
  if (typeof Intl.Segmenter !== 'function' || text.length > LONGEST_COUNTED) return [...text];
  const segments = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text);
  return Array.from(segments, ({ segment }) => segment);
}
