import type { CardFieldWords } from '#platform/card-field/card-field-messages.ts';

/** What the field of a card says in a test, each part by another word. */
export const CARD_FIELD_WORDS = {
  number: 'Card number',
  expiry: 'Expiration date',
  expiryHint: 'MM / YY',
  code: 'Security code',
  codeHint: '3 digits',
  amexCodeHint: '4 digits',
  numberMissing: 'Enter the number',
  numberInvalid: 'Wrong number',
  numberUnsupported: 'Another kind',
  expiryInvalid: 'Wrong date',
  expiryPast: 'Past',
  codeInvalid: 'Wrong code',
} satisfies CardFieldWords;
