import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type MessageFormatElement, type PluralOrSelectOption, TYPE } from '@formatjs/icu-messageformat-parser';
import { describe, expect, test } from 'vitest';
import { LOCALES } from '#domain/locale.ts';
import { areaOf, FALLBACKS, messageAreas, messageFile, readMessages, shippedMessages } from './message-files.ts';
import { type MessageTexts, messageTypesSource, parseMessage, valuesOfMessage } from './message-types.ts';
import { wantedMessageTypes, wordsModule } from './messages-plugin.ts';

const areas = messageAreas('.');
const textsOf = (area: string, locale: string) => readMessages(messageFile(area, locale));
const heldBy = (area: string, locale: string): MessageTexts =>
  JSON.parse(readFileSync(messageFile(area, locale), 'utf8'));

/** Names and kinds of placeholders; a text may leave out no value that the others show. */
const placeholders = (text: string, locale: string) =>
  JSON.stringify([...(valuesOfMessage(parseMessage(text, locale)) ?? [])].sort());

/** Counts that no day, shop or offer of ours lets grow to a million, for which French and Spanish have words of their own. */
const NEVER_A_MILLION = ['days', 'difference', 'payAsYouGo', 'preloaded', 'seconds'];

/** Every choice by a number in a message, however deep it stands. */
function pluralsOf(
  elements: readonly MessageFormatElement[],
): { value: string; options: [string, PluralOrSelectOption][] }[] {
  return elements.flatMap((element) => {
    if (element.type !== TYPE.plural && element.type !== TYPE.select) return [];
    const options = Object.entries(element.options);
    const inside = options.flatMap(([, { value }]) => pluralsOf(value));
    return element.type === TYPE.plural ? [{ value: element.value, options }, ...inside] : inside;
  });
}

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

  test.each(LOCALES)('FC-182 %s has every id, and no other', (locale) => {
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

  test.each(LOCALES)('FC-179 %s has a plural form for every number of its language', (locale) => {
    const { pluralCategories } = new Intl.PluralRules(locale).resolvedOptions();
    const wrong = Object.entries(textsOf(area, locale)).flatMap(([id, text]) =>
      pluralsOf(parseMessage(text, locale)).flatMap(({ value, options }) => {
        const isWritten = options.some(([, { value }]) => JSON.stringify(value).includes(`"type":${TYPE.pound}`));
        // Where the number is not written, millions read like thousands.
        const mayLackMany = NEVER_A_MILLION.includes(value) || !isWritten;
        const given = options.map(([category]) => category);
        return pluralCategories
          .filter((category) => !given.includes(category) && !(category === 'many' && mayLackMany))
          .map((category) => `${id}: ${category} of ${value}`);
      }),
    );
    expect(wrong).toEqual([]);
  });
});

test('the committed types are those of the messages', () => {
  const committed = readFileSync('src/messages/message-values.gen.ts', 'utf8');
  expect(committed, 'npm run build writes them anew').toBe(wantedMessageTypes('.'));
});

test('FC-182 what a locale lacks is built in English, and named', () => {
  const folder = mkdtempSync(join(tmpdir(), 'northstar-words-'));
  writeFileSync(join(folder, 'en-US.json'), '{"a.one":"One","a.two":"Two"}');
  writeFileSync(join(folder, 'fr-CA.json'), '{"a.one":"Un"}');
  expect(shippedMessages(join(folder, 'fr-CA.json'))).toEqual({
    texts: { 'a.one': 'Un', 'a.two': 'Two' },
    untranslated: ['a.two'],
  });
  rmSync(folder, { recursive: true });
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
