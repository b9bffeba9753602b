import fc from 'fast-check';
import { expect, test } from 'vitest';
import { hasMarkup, plainText } from './plain-text.ts';

test.each([
  ['<b>Half</b> price &amp; <i>more</i>', 'Half price & more'],
  ['<p>One</p><p>Two<br/>Three</p>', 'One\nTwo\nThree'],
  ['a<script>alert("<b>")</script>b<style>p{}</style>c', 'abc'],
  ['<img src=x onerror="alert(1)">Latte', 'Latte'],
  ['Two < three and 4 > 3', 'Two < three and 4 > 3'],
  ['Caf&#233; &#x2014; &eacute; &nbsp;', 'Café — é'],
  [
    '&Eacute;t&eacute; &ldquo;a&rdquo; &laquo;b&raquo; &iexcl;Ma&ntilde;ana! &frac12; &AMP; &COPY;',
    'Été “a” «b» ¡Mañana! ½ & ©',
  ],
  ['&unknown; &sup9;', '&unknown; &sup9;'],
  ['&constructor; &toString; &valueOf;', '&constructor; &toString; &valueOf;'],
  ['\u202eevil\u2066', 'evil'],
  ['<!-- hidden -->Seen', 'Seen'],
  ['', ''],
])('%j is read as %j', (content, words) => {
  expect(plainText(content)).toBe(words);
});

test('a text without markup stays as it is', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-zéñ0-9,.!?]{0,40}$/), (words) => {
      expect(plainText(words)).toBe(words);
    }),
  );
});

test.each([
  ['<b>Latte</b>', true],
  ['</p >', true],
  ['<!-- tea -->', true],
  ['<!doctype html>', true],
  ['Mac & Cheese &lt;b&gt;', false],
  ['5 < 6 > 4', false],
  ['I <3 Latte', false],
  ['Milk<Cream', false],
])('in %j markup is %j', (content, has) => {
  expect(hasMarkup(content)).toBe(has);
});
