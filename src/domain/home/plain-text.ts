import { lookUp } from '../look-up.ts';

const ENTITIES: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  quot: '"',
  apos: '’',
  trade: '™',
  mdash: '—',
  ndash: '–',
  hellip: '…',
  rsquo: '’',
  lsquo: '‘',
  rdquo: '”',
  ldquo: '“',
  bull: '•',
  euro: '€',
};

/** The names of U+00A0 to U+00FF, by number; capitals count. */
const LATIN_1 =
  'nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml'.split(
    ' ',
  );

/** A tag, a comment or a declaration; `3 < 4` is none. */
const TAG = /<!--[\s\S]*?-->|<\/?[a-z][^<>]*>|<![^<>]*>/gi;
/** Elements that are never meant to be read. */
const UNREAD = /<(script|style|template|iframe)\b[^<>]*>[\s\S]*?<\/\1\s*>/gi;
/** Tags at which a browser would begin a line. */
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
    .replace(/&(#\d{1,7}|#x[\da-f]{1,6}|[a-z]+\d*);/gi, entity)
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
  if (!name.startsWith('#')) return named(name) ?? written;
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number(name.slice(1));
  return code > 0 && code <= 0x10ffff && !(code >= 0xd800 && code <= 0xdfff) ? String.fromCodePoint(code) : '';
}

/** The character of a name as it is written, or else in small letters: `&AMP;` and `&COPY;` are names, too. */
function named(name: string): string | undefined {
  const small = name.toLowerCase();
  const at = LATIN_1.includes(name) ? LATIN_1.indexOf(name) : LATIN_1.indexOf(small);
  return at < 0 ? lookUp(ENTITIES, small) : String.fromCharCode(0xa0 + at);
}
