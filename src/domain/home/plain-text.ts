import { lookUp } from '../look-up.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: '’',
  nbsp: '\u00a0',
  copy: '©',
  reg: '®',
  trade: '™',
  mdash: '—',
  ndash: '–',
  hellip: '…',
  rsquo: '’',
  lsquo: '‘',
};

/** A tag, a comment or a declaration; `3 < 4` is none. */
const TAG = /<!--[\s\S]*?-->|<\/?[a-z][^<>]*>|<![^<>]*>/gi;
/** What is never meant to be read. */
const UNREAD = /<(script|style|template|iframe)\b[^<>]*>[\s\S]*?<\/\1\s*>/gi;
/** Where a browser would begin a line. */
const LINE = /<(?:br|\/p|\/div|\/li|\/h[1-6])\b[^<>]*>/gi;
/** Turns the direction of what follows, or is no letter at all. */
const UNSEEN = /(?![\t\n])\p{Cc}|\p{Bidi_Control}/gu;

/**
 * The words of a text of content, without its markup (decision D-216). It only serves the look: whatever is left is shown as text, never
 * as markup.
 */
export function plainText(content: string): string {
  return content
    .replace(UNREAD, '')
    .replace(LINE, '\n')
    .replace(TAG, '')
    .replace(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]+);/gi, entity)
    .replace(UNSEEN, '')
    .split('\n')
    .map((line) => line.replace(/[ \t]+/g, ' ').trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

/** Whether a browser would read a tag, a comment or a declaration in a text: "5 < 6" and "I <3 it" hold none. */
export function hasMarkup(content: string): boolean {
  return content.search(TAG) >= 0;
}

function entity(written: string, name: string): string {
  if (!name.startsWith('#')) return lookUp(ENTITIES, name.toLowerCase()) ?? written;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : '';
}
