import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Locale } from '#domain/locale.ts';
import { type AmenityCode, type PickUpCode, storeWords, type WarningCode } from './store-words.ts';

const PICK_UP: Readonly<Record<PickUpCode, string>> = { '16': 'c16', CX: 'CX', DT: 'DT' };
/** What is filtered by, too. */
const FEATURES: readonly AmenityCode[] = ['EV', 'KO', 'NB', 'OS', 'PK', 'RR', 'WA', 'WF'];
const LOCALES = ['en-US', 'en-CA', 'fr-CA', 'es-US'] as const satisfies readonly Locale[];

describe.each(LOCALES)('the words of the stores in %s', (locale) => {
  const texts: Record<string, string> = JSON.parse(readFileSync(`src/messages/store-locator/${locale}.json`, 'utf8'));
  const ofApp = texts['store-locator.feature'];

  test.each(Object.entries(PICK_UP) as [PickUpCode, string][])(
    'call the way of pickup %s as the app does',
    (code, option) => expect(ofApp).toContain(`${option} {${storeWords(locale).pickUp(code)}}`),
  );

  test.each(FEATURES)('call the amenity %s as the app does', (code) => {
    expect(ofApp).toContain(`${code} {${storeWords(locale).amenity(code)}}`);
  });
});

test('a French note of a store has a no-break space before its colon', () => {
  const notes = (['CONSTRUCTION', 'LIMITED_MENU'] satisfies WarningCode[]).map(storeWords('fr-CA').warning);
  expect(notes.filter((note) => /[^\u00a0]:|\s[?!;]/.test(note))).toEqual([]);
});
