import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { parseMessage } from '#app/build/message-types.ts';
import type { Locale } from '#domain/locale.ts';
import { formatted } from './formatted.ts';
import type { RichValueTable } from './messages.ts';

/** As text and back: that is how the build hands a syntax tree over. */
const say = (text: string, values?: RichValueTable, locale: Locale = 'en-US') =>
  formatted(JSON.parse(JSON.stringify(parseMessage(text, locale))))(locale, values);

const CUPS = '{n, plural, =0 {no cups} one {# cup} other {# cups}}';

test('a plural takes the exact number first, then the form of its language, and writes numbers as it does', () => {
  expect([0, 1, 2, 1234].map((n) => say(CUPS, { n }))).toEqual(['no cups', '1 cup', '2 cups', '1,234 cups']);
  expect(say('{n, plural, one {# tasse} other {# tasses}}', { n: 0 }, 'fr-CA')).toBe('0 tasse');
  expect(say('{n, plural, offset:1 one {you and # other} other {you and # others}}', { n: 3 })).toBe(
    'you and 2 others',
  );
  expect(say('{n, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}', { n: 22 })).toBe('22nd');
  expect(say('{n, plural, one {one in {place}} other {many in {place}}}', { n: 1, place: 'Reno' })).toBe('one in Reno');
});

test('a choice falls back to other, and a number is grouped', () => {
  const text = '{kind, select, open {Open} other {Closed}} {n, number}';
  expect(say(text, { kind: 'open', n: 25_599 })).toBe('Open 25,599');
  expect(say(text, { kind: 'unheard', n: 1 }, 'es-US')).toBe('Closed 1');
});

test('a tag surrounds its part, also with elements inside', () => {
  const strong = createElement('strong', null, 'Gwen');
  const shown = say('Hello <b>dear {name}</b>!', { name: strong, b: (parts) => createElement('b', null, parts) });
  expect(renderToString(createElement('p', null, shown))).toBe('<p>Hello <b>dear <strong>Gwen</strong></b>!</p>');
});

test('a value that is missing is a mistake', () => {
  expect(() => say(CUPS)).toThrow('n');
});
