import { getByLabelText, queryByText } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { CARD_FIELD_WORDS } from '#tests/support/card-field-words.ts';
import { drawCard } from './card-inputs.ts';

afterEach(() => vi.useRealTimers());

const field = (label: string) => getByLabelText<HTMLInputElement>(document.body, label);

const IN_FRENCH = {
  ...CARD_FIELD_WORDS,
  number: 'Numéro de carte',
  code: 'Code de sécurité',
  codeInvalid: 'Code inexact',
};

test('BIL-004 BIL-006 FC-181 another language changes the words and what is wrong, and leaves what was typed', () => {
  const card = drawCard(CARD_FIELD_WORDS, null, vi.fn());
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
  const card = drawCard(CARD_FIELD_WORDS, null, vi.fn());
  for (const label of ['Card number', 'Expiration date', 'Security code']) {
    getByLabelText<HTMLInputElement>(document.body, label).value = '123';
  }
  card.show({ number: 'numberInvalid' });
  card.empty();
  expect(card.typed()).toEqual({ number: '', expiry: '', code: '' });
  expect(queryByText(document.body, 'Wrong number')).toBeNull();
});

test('BIL-005 FC-181 so does the name of a card whose number is known', () => {
  const card = drawCard(
    CARD_FIELD_WORDS,
    { paymentType: 'visa', lastFour: '1111', name: 'Visa ending in 1111' },
    vi.fn(),
  );
  card.word(IN_FRENCH, 'Visa se terminant par 1111');
  expect(document.body.textContent).toContain('Numéro de carteVisa se terminant par 1111');
});

describe('CRD-048 the date, key by key', () => {
  for (const typed of ['0429', '429', '04/29', '4/29', '04/2029', '042029', '4/2029', '42029']) {
    test(`CRD-048 ${typed} is April 2029`, async () => {
      drawCard(CARD_FIELD_WORDS, null, vi.fn());
      await userEvent.type(field('Expiration date'), typed);
      expect(field('Expiration date').value).toBe('04 / 29');
    });
  }

  test('CRD-048 a year that is begun with four digits stands until its last one', async () => {
    drawCard(CARD_FIELD_WORDS, null, vi.fn());
    await userEvent.type(field('Expiration date'), '1220');
    expect(field('Expiration date').value).toBe('12 / 20');
    await userEvent.keyboard('3');
    expect(field('Expiration date').value).toBe('12 / 203');
    await userEvent.keyboard('0');
    expect(field('Expiration date').value).toBe('12 / 30');
  });

  test('CRD-048 every digit can be deleted again, and another date be typed', async () => {
    drawCard(CARD_FIELD_WORDS, null, vi.fn());
    const date = field('Expiration date');
    for (const typed of ['0429', '04/202', '429']) {
      await userEvent.type(date, typed);
      for (let { length } = date.value; length > 0; length -= 1) {
        await userEvent.keyboard('{Backspace}');
        expect(date.value).toHaveLength(length - 1);
      }
    }
    await userEvent.type(date, '0429{Backspace}{Backspace}31');
    expect(date.value).toBe('04 / 31');
  });
});

describe('CRD-048 what is wrong with a card, while it is mended', () => {
  const draw = () => {
    vi.useFakeTimers({ now: Date.parse('2026-11-22T12:00:00Z'), toFake: ['Date'] });
    return drawCard(CARD_FIELD_WORDS, null, vi.fn());
  };

  test('CRD-048 a mistake goes with the key that mends it', async () => {
    const card = draw();
    card.show({ expiry: 'expiryInvalid', code: 'codeInvalid' });
    await userEvent.type(field('Security code'), '12');
    expect(queryByText(document.body, 'Wrong code')).toBeTruthy();
    await userEvent.keyboard('3');
    expect(queryByText(document.body, 'Wrong code')).toBeNull();
    expect(field('Security code').hasAttribute('aria-invalid')).toBe(false);
    expect(queryByText(document.body, 'Wrong date')).toBeTruthy();
  });

  test('CRD-048 one that is another by now is said as such', async () => {
    const card = draw();
    card.show({ number: 'numberMissing' });
    await userEvent.type(field('Card number'), '4');
    expect(queryByText(document.body, 'Enter the number')).toBeNull();
    expect(queryByText(document.body, 'Wrong number')).toBeTruthy();
  });

  test('CRD-048 a code that the number makes right is no mistake any more', async () => {
    const card = draw();
    field('Security code').value = '1234';
    card.show({ number: 'numberMissing', code: 'codeInvalid' });
    await userEvent.type(field('Card number'), '378282246310005');
    expect(queryByText(document.body, 'Wrong code')).toBeNull();
  });

  test('CRD-048 nothing counts as wrong that was not sent', async () => {
    draw();
    await userEvent.type(field('Card number'), '4111');
    await userEvent.type(field('Expiration date'), '0120');
    expect(document.querySelector('[aria-invalid]')).toBeNull();
  });
});
