import { describe, expect, test } from 'vitest';
import { LOCALES } from '#domain/locale.ts';
import { messageAreas, messageFile, readMessages } from './message-files.ts';
import type { MessageTexts } from './message-types.ts';
import { sourceMessages } from './messages-plugin.ts';

const source = sourceMessages('.');

/** A sample number of the country, and what French puts otherwise: “# carte” for one, an imperative for a question. */
const OTHERWISE: readonly string[] = ['account.settings.phone.hint', 'cards.total', 'menu-previous.again'];

const EXACT_FORM = /(?<=\s)=\d+(?= \{)/g;

const numbersIn = (text: string) => text.replaceAll(EXACT_FORM, '').match(/\d+/g) ?? [];
const questionsIn = (text: string) => text.match(/\?/g) ?? [];
const exactFormsIn = (text: string) => text.match(EXACT_FORM) ?? [];
const titlesOf = (texts: MessageTexts) => Object.entries(texts).filter(([id]) => id.endsWith('title'));

describe.each(LOCALES.filter((locale) => locale !== 'en-US'))('%s says what the English says', (locale) => {
  const areas = messageAreas('.').map((area) => readMessages(messageFile(area, locale)));
  const texts = areas.flatMap((own) => Object.entries(own)).filter(([id]) => !OTHERWISE.includes(id));

  /** The ids whose text lacks some of what is found in the English one. */
  const lacking = (found: (text: string) => readonly string[]) =>
    texts.filter(([id, text]) => found(source[id] ?? '').some((each) => !found(text).includes(each))).map(([id]) => id);
  /** The ids whose text has some that the English one has not. */
  const adding = (found: (text: string) => readonly string[]) =>
    texts.filter(([id, text]) => found(text).some((each) => !found(source[id] ?? '').includes(each))).map(([id]) => id);

  test('every number, and no other', () => {
    expect([...lacking(numbersIn), ...adding(numbersIn)]).toEqual([]);
  });

  test('a question as one, and nothing else as one', () => {
    expect([...lacking(questionsIn), ...adding(questionsIn)]).toEqual([]);
  });

  test('words of their own for the numbers that have some in English', () => {
    expect(lacking(exactFormsIn)).toEqual([]);
  });

  test('titles of an area that differ in English differ', () => {
    const same = areas.flatMap((own) =>
      titlesOf(own).flatMap(([id, text]) =>
        titlesOf(own)
          .filter(([other, its]) => other > id && its === text && source[other] !== source[id])
          .map(([other]) => `${id}, ${other}`),
      ),
    );
    expect(same).toEqual([]);
  });
});
