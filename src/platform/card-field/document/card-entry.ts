import valid from 'card-validator';
import type { CardType } from '#domain/payment-methods/payment-method.ts';
import type { CardFieldWords } from '../card-field-messages.ts';

/** What was typed; it never leaves this document but for the provider. */
export type TypedCard = { readonly number: string; readonly expiry: string; readonly code: string };
/** The name of the word for what is wrong, by field. */
export type CardMistakes = Partial<Record<keyof TypedCard, keyof CardFieldWords>>;

const TYPES: Readonly<Record<string, CardType>> = {
  visa: 'visa',
  mastercard: 'mastercard',
  discover: 'discover',
  'american-express': 'amex',
};

/** The digits of a text, without spaces and signs. */
export const digitsOf = (text: string): string => text.replace(/\D/g, '');

/** The kind of a card by the digits that are there; null while several fit, or where it is none that is taken. */
export function typeOf(number: string): CardType | null {
  const { card } = valid.number(digitsOf(number));
  return TYPES[card?.type ?? ''] ?? null;
}

/** How many digits the security code of a card has (3 where its type is not known yet). */
export const codeLength = (type: CardType | null): 3 | 4 => (type === 'amex' ? 4 : 3);

/** A number in groups, as it stands on the card. */
export function grouped(number: string): string {
  const digits = digitsOf(number);
  const gaps = typeOf(digits) === 'amex' ? [4, 10] : [4, 8, 12, 16];
  return [...digits].map((digit, at) => (gaps.includes(at) ? ` ${digit}` : digit)).join('');
}

/**
 * `1129`, `11/2029` and `2029-11` as `11 / 29`, `429` as `04 / 29`; a text that is no date yet stays as it is, and so does a year
 * of four digits until the last one of them is there.
 */
export function expiryText(typed: string): string {
  const [, year = '', monthOfYear = ''] = /^\s*(\d{4})\s*[-/]\s*(\d{1,2})\s*$/.exec(typed) ?? [];
  if (year !== '') return `${monthOfYear.padStart(2, '0')} / ${year.slice(2)}`;
  const [, month = '', rest = ''] =
    /^\s*(\d{1,2})\s*[-/]\s*(\d{0,4})\s*$/.exec(typed) ?? /^([2-9]|\d{2})(\d+)$/.exec(digitsOf(typed)) ?? [];
  if (rest === '') return typed.trim();
  return `${month.padStart(2, '0')} / ${shortYear(rest)}`;
}

/** `2029` as `29`; `20` and `202` may become such a year and stay. */
function shortYear(typed: string): string {
  if (!/^20\d/.test(typed)) return typed.slice(0, 2);
  return typed.length === 3 ? typed : typed.slice(2, 4);
}

/** The month and the year that a text names; null where it names none. */
export function expiryOf(typed: string): { month: number; year: number } | null {
  const [, month = '', year = ''] = /^\s*(\d{1,2})\s*\/\s*(\d{2}|\d{4})\s*$/.exec(typed) ?? [];
  if (month === '') return null;
  return { month: Number(month), year: (Number(year) % 100) + 2000 };
}

function numberMistake(number: string): keyof CardFieldWords | null {
  const digits = digitsOf(number);
  if (digits === '') return 'numberMissing';
  const { isValid, card } = valid.number(digits);
  if (card !== null && TYPES[card.type] === undefined) return 'numberUnsupported';
  return isValid ? null : 'numberInvalid';
}

function expiryMistake(expiry: string, now: Date): keyof CardFieldWords | null {
  const date = expiryOf(expiry);
  if (date === null || date.month < 1 || date.month > 12) return 'expiryInvalid';
  // Good to the last day of its month, where the visitor is (CRD-048).
  const isPast = now >= new Date(date.year, date.month);
  return isPast ? 'expiryPast' : null;
}

/** What is wrong with a card, before anything is sent (CRD-048); `known` names the kind of a saved card, whose number is not asked. */
export function cardMistakes(card: TypedCard, known: CardType | null, now: Date): CardMistakes {
  const number = known === null ? numberMistake(card.number) : null;
  const expiry = expiryMistake(card.expiry, now);
  const isCode = valid.cvv(card.code.trim(), codeLength(known ?? typeOf(card.number))).isValid;
  return { ...(number && { number }), ...(expiry && { expiry }), ...(!isCode && { code: 'codeInvalid' as const }) };
}
