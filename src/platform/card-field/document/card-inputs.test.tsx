import { getByLabelText, queryByText } from '@testing-library/dom';
import { expect, test, vi } from 'vitest';
import { drawCard } from './card-inputs.ts';

const WORDS = {
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
};
const IN_FRENCH = { ...WORDS, number: 'Numéro de carte', code: 'Code de sécurité', codeInvalid: 'Code inexact' };

test('BIL-004 BIL-006 FC-181 another language changes the words and what is wrong, and leaves what was typed', () => {
  const card = drawCard(WORDS, null, vi.fn());
  const input = (label: string) => getByLabelText<HTMLInputElement>(document.body, label);
  input('Card number').value = '4111 1111 1111 1111';
  input('Security code').value = '1';
  card.show({ code: 'codeInvalid' });
  card.word(IN_FRENCH, '');
  expect(input('Numéro de carte').value).toBe('4111 1111 1111 1111');
  expect(input('Code de sécurité').value).toBe('1');
  expect(input('Code de sécurité').getAttribute('aria-invalid')).toBe('true');
  expect(queryByText(document.body, 'Code inexact')).toBeTruthy();
  expect(queryByText(document.body, 'Wrong code')).toBeNull();
});

test('FC-149 an emptied field holds nothing of a card, and nothing is wrong with it', () => {
  const card = drawCard(WORDS, null, vi.fn());
  for (const label of ['Card number', 'Expiration date', 'Security code']) {
    getByLabelText<HTMLInputElement>(document.body, label).value = '123';
  }
  card.show({ number: 'numberInvalid' });
  card.empty();
  expect(card.typed()).toEqual({ number: '', expiry: '', code: '' });
  expect(queryByText(document.body, 'Wrong number')).toBeNull();
});

test('BIL-005 FC-181 so does the name of a card whose number is known', () => {
  const card = drawCard(WORDS, { paymentType: 'visa', lastFour: '1111', name: 'Visa ending in 1111' }, vi.fn());
  card.word(IN_FRENCH, 'Visa se terminant par 1111');
  expect(document.body.textContent).toContain('Numéro de carteVisa se terminant par 1111');
});
