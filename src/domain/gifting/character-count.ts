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

/**
 * A text within its limit after something was put in before the caret: what was put in gives way first, and what follows the caret
 * stays as long as it fits.
 */
export function withinLimitAt(text: string, limit: number, caret: number): { text: string; caret: number } {
  const kept = withinLimit(text, limit);
  if (kept === text || text.length > LONGEST_COUNTED) return { text: kept, caret: Math.min(caret, kept.length) };
  const before = charactersOf(text.slice(0, caret));
  const after = text.slice(caret);
  while (before.length > 0 && characterCount(before.join('') + after) > limit) before.pop();
  const start = before.join('');
  return { text: withinLimit(start + after, limit), caret: start.length };
}

/** A whole book is not taken apart into its characters, which takes browsers minutes; no gift has so many, UTF-16 units. */
const LONGEST_COUNTED = 5000;

function charactersOf(text: string): string[] {
  if (typeof Intl.Segmenter !== 'function' || text.length > LONGEST_COUNTED) return [...text];
  const segments = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text);
  return Array.from(segments, ({ segment }) => segment);
}
