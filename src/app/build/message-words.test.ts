import { describe, expect, test } from 'vitest';
import { LOCALES, type Locale } from '#domain/locale.ts';
import { messageAreas, messageFile, readMessages } from './message-files.ts';

/** Every id and text of a locale. */
const textsOf = (locale: Locale): [id: string, text: string][] =>
  messageAreas('.').flatMap((area) => Object.entries(readMessages(messageFile(area, locale))));

function idsOf(locale: Locale, words: RegExp): string[] {
  return textsOf(locale)
    .filter(([, text]) => words.test(text))
    .map(([id]) => id);
}

describe('French as the OQLF sets it', () => {
  test('no space stands before ? ! ;', () => {
    expect(idsOf('fr-CA', /\s[?!;]/)).toEqual([]);
  });

  test('a no-break space stands before a colon and inside guillemets', () => {
    expect(idsOf('fr-CA', /[^\u00a0]:|«[^\u00a0]|[^\u00a0]»/)).toEqual([]);
  });

  test('the apostrophe is the typographic one', () => {
    expect(idsOf('fr-CA', /\p{L}'\p{L}/u)).toEqual([]);
  });
});
