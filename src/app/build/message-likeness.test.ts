import { describe, expect, test } from 'vitest';
import { LOCALES } from '#domain/locale.ts';
import { messageAreas, messageFile, readMessages } from './message-files.ts';
import { sourceMessages } from './messages-plugin.ts';

const source = sourceMessages('.');

/** A sample number of the country, and what French puts otherwise: “# carte” for one, an imperative for a question. */
const OTHERWISE: readonly string[] = ['account.settings.phone.hint', 'cards.total', 'menu-previous.again'];

/** Where English has two words for what the others say with one. */
const ONE_WORD: readonly string[] = [
  'account.settings.email.submit, account.settings.phone.submit',
  'account.sign-in.busy, account.sign-in.sso.title',
  'account.sign-in.keep-signed-in, account.sign-in.sso.stay',
  'common.change, common.edit',
  'common.close, common.dismiss',
  'common.order-now, common.start-order',
  'gifting-form.gift-for, gifting-form.preview-to',
  'payment-methods.address.change-name, payment-methods.address.edit-title',
  'payment.add-method, payment.expired.confirm',
  'store-locator.search-clear, store-locator.search-clear-store',
];

const EXACT_FORM = /(?<=\s)=\d+(?= \{)/g;

const numbersIn = (text: string) => text.replaceAll(EXACT_FORM, '').match(/\d+/g) ?? [];
const questionsIn = (text: string) => text.match(/\?/g) ?? [];
const exactFormsIn = (text: string) => text.match(EXACT_FORM) ?? [];

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

  test('two things of an area that differ in English in different words', () => {
    const same = areas.flatMap((own) =>
      Object.entries(own).flatMap(([id, text]) =>
        Object.entries(own)
          .filter(([other, its]) => other > id && its === text && source[other] !== source[id])
          .map(([other]) => `${id}, ${other}`),
      ),
    );
    expect(same.filter((pair) => !ONE_WORD.includes(pair))).toEqual([]);
  });
});
