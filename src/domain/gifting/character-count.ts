/** Unicode code points without outer blanks, as the server counts them (decision A21): a family of emoji is seven. */
export function characterCount(text: string): number {
  return [...text.trim()].length;
}

/**
 * As much of a text from its beginning as is within a limit; no character as people see it is cut in half (GFT-023, GFT-031,
 * decision D-180).
 */
export function withinLimit(text: string, limit: number): string {
  if (characterCount(text) <= limit) return text;
  const typed = text.trimStart();
  let kept = text.slice(0, text.length - typed.length);
  let room = limit;
  for (const character of charactersOf(typed.slice(0, LONGEST_TAKEN_APART))) {
    room -= [...character].length;
    if (room < 0) break;
    kept += character;
  }
  return kept;
}

/**
 * A text within its limit after something was put in before the caret: what was put in gives way first, and what follows the caret
 * stays as long as it fits.
 */
export function withinLimitAt(text: string, limit: number, caret: number): { text: string; caret: number } {
  const kept = withinLimit(text, limit);
  if (kept === text || text.length > LONGEST_TAKEN_APART) return { text: kept, caret: Math.min(caret, kept.length) };
  const before = charactersOf(text.slice(0, caret));
  const after = text.slice(caret);
  while (before.length > 0 && characterCount(before.join('') + after) > limit) before.pop();
  const start = before.join('');
  return { text: withinLimit(start + after, limit), caret: start.length };
}

/** A whole book is not taken apart into its characters, which takes browsers minutes; no gift has so many, UTF-16 units. */
const LONGEST_TAKEN_APART = 5000;

/** Characters as people see them; code points in browsers without a segmenter. */
function charactersOf(text: string): string[] {
  if (typeof Intl.Segmenter !== 'function') return [...text];
  const segments = new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text);
  return Array.from(segments, ({ segment }) => segment);
}
