import type { Sentinel } from '../sentinel.ts';

/** Numbers that no bank has given out, as providers name them for tests; Luhn holds for all of them. */
export const TEST_CARDS = {
  visa: '4111111111111111',
  mastercard: '5555555555554444',
  amex: '378282246310005',
  discover: '6011111111111117',
  /** Tokenised, then refused by its bank. */
  declined: '4000000000000002',
  /** Answered without a token. */
  tokenless: '4000000000000119',
  /** Answered with 500. */
  broken: '4000000000000127',
  /** Never answered. */
  silent: '4000000000000259',
} as const;

export const CARD_VAULT_SENTINELS: readonly Sentinel[] = [
  { where: 'Card step, number', input: TEST_CARDS.visa, result: 'Visa, accepted' },
  { where: 'Card step, number', input: TEST_CARDS.amex, result: 'American Express, four-digit code' },
  {
    where: 'Card step, number',
    input: TEST_CARDS.declined,
    result: 'A token, then 402, CARD_DECLINED; as a guest 121048, for a gift 121045',
  },
  { where: 'Card step, number', input: TEST_CARDS.tokenless, result: '200 without a token' },
  { where: 'Card step, number', input: TEST_CARDS.broken, result: '500' },
  { where: 'Card step, number', input: TEST_CARDS.silent, result: 'No answer' },
];
