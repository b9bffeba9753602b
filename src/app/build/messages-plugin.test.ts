import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '#domain/locale.ts';
import { areaOf, FALLBACKS, messageAreas, messageFile, readMessages } from './message-files.ts';
import { type MessageTexts, messageTypesSource, parseMessage, valuesOfMessage } from './message-types.ts';
import { wantedMessageTypes, wordsModule } from './messages-plugin.ts';

const areas = messageAreas('.');
const textsOf = (area: string, locale: string) => readMessages(messageFile(area, locale));
const heldBy = (area: string, locale: string): MessageTexts =>
  JSON.parse(readFileSync(messageFile(area, locale), 'utf8'));

/** Names and kinds of placeholders; a text may leave out no value that the others show. */
const placeholders = (text: string, locale: string) =>
  JSON.stringify([...(valuesOfMessage(parseMessage(text, locale)) ?? [])].sort());

describe.each(areas)('messages of %s', (area) => {
  const source = textsOf(area, 'en-US');

  test('every id begins with its area', () => {
    expect(Object.keys(source).filter((id) => areaOf(id, areas) !== area)).toEqual([]);
  });

  test.each(Object.entries(FALLBACKS))('%s holds only what it says otherwise than %s', (locale, fallback = '') => {
    const general = textsOf(area, fallback);
    const needless = Object.entries(heldBy(area, locale)).filter(([id, text]) => general[id] === text);
    expect(needless.map(([id]) => id)).toEqual([]);
  });

  test.each(LOCALES)('%s has every id, and no other', (locale) => {
    expect(Object.keys(textsOf(area, locale)).sort()).toEqual(Object.keys(source).sort());
  });

  test.each(LOCALES)('%s says something under every id, with the same placeholders', (locale) => {
    const texts = textsOf(area, locale);
    const wrong = Object.entries(source).filter(
      ([id, text]) => !texts[id]?.trim() || placeholders(texts[id], locale) !== placeholders(text, 'en-US'),
    );
    expect(wrong.map(([id]) => id)).toEqual([]);
  });

  test.each(LOCALES)('%s has the words of each new flow', (locale) => {
    // What `npm run new flow` writes in place of words.
    const unwritten = Object.entries(textsOf(area, locale)).filter(([, text]) => text.includes('NEW-000'));
    expect(unwritten.map(([id]) => id)).toEqual([]);
  });

  test.each(LOCALES)('%s has a plural form for every number of its language', (locale) => {
    const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
    // French knows `many` for millions only; `other` covers what an app of coffee houses counts.
    const needed = pluralCategories.filter((category) => category !== 'many');
    const texts = textsOf(area, locale);
    const wrong = Object.entries(texts).filter(([, text]) => {
      const trees = JSON.stringify(parseMessage(text, locale));
      return trees.includes('"pluralType":"cardinal"') && needed.some((category) => !trees.includes(`"${category}":`));
    });
    expect(wrong.map(([id]) => id)).toEqual([]);
  });
});

test('the committed types are those of the messages', () => {
  expect(readFileSync('src/messages/message-values.gen.ts', 'utf8')).toBe(wantedMessageTypes('.'));
});

test('a text that is no ICU message fails with its id', () => {
  expect(() => wordsModule({ 'home.title': 'Hello {name' }, 'en-US')).toThrow('home.title');
});

test('a text without placeholders stays as it reads', () => {
  expect(wordsModule({ 'home.title': 'Hello', 'home.greeting': 'Hello {name}' }, 'en-US')).toBe(
    'export default {"home.title":"Hello","home.greeting":["Hello ",["name"]]};',
  );
});

test('what the app cannot format fails the build', () => {
  for (const text of ['{at, date}', '{at, time}', '<b>now</b>', '{n, plural, other {{at, date}}}']) {
    expect(() => wordsModule({ 'home.title': text }, 'en-US'), text).toThrow('home.title');
  }
});

test('the types say which values a message needs', () => {
  const source = messageTypesSource(
    {
      'a.plain': 'Hello',
      'a.count': '{count, plural, one {# store} other {# stores}} in {place}',
      'a.kind': '{kind, select, open {Open} other {Closed}} {n, number}',
    },
    'en-US',
    ['a', 'b.c'],
  );
  expect(source).toContain("export type MessageArea =\n  | 'a'\n  | 'b.c';");
  expect(source).toContain("readonly 'a.plain': null;");
  expect(source).toContain("readonly 'a.count': { readonly count: number; readonly place: Shown };");
  expect(source).toContain("readonly 'a.kind': { readonly kind: 'open' | OtherOption; readonly n: number };");
});
