import * as v from 'valibot';
import { expect, test, vi } from 'vitest';
import { onEntriesDropped } from '../dropped-entries.ts';
import { cardSchema, readCards } from './cards.ts';

const wire = {
  cardId: 'one',
  cardNumber: '6049123412341234',
  nickname: 'Lunch',
  cardImageUrl: '/art/card.svg',
  balance: { amount: 19.99, currency: 'USD' },
  autoReloadProfile: null,
};

const read = (changes: object) => v.parse(cardSchema, { ...wire, ...changes });
const profile = (changes: object) =>
  read({ autoReloadProfile: { amount: 25, triggerAmount: 10, ...changes } }).autoReloadProfile;

test('CRD-004 a card has its id, number, nickname, picture, balance in cents and auto reload', () => {
  expect(read({})).toEqual({
    cardId: 'one',
    cardNumber: '6049123412341234',
    nickname: 'Lunch',
    cardImageUrl: '/art/card.svg',
    isPrimary: false,
    status: 'active',
    balance: { amount: 1999, currency: 'USD' },
    autoReloadProfile: null,
  });
});

test('CRD-004 D-356 a balance that names no currency, or none that is one, has none of its own', () => {
  const currencyIn = (balance: object) => read({ balance }).balance.currency;
  expect(currencyIn({ amount: 5 })).toBeNull();
  expect(currencyIn({ amount: 5, currency: 'dollars' })).toBeNull();
  expect(currencyIn({ amount: 5, currency: 'CAD' })).toBe('CAD');
  expect(currencyIn({ amount: 5, currency: 'cad' })).toBe('CAD');
});

test('CRD-005 auto reload is on by its flag or its status, and names its payment method by either id', () => {
  expect(profile({ status: 'active', paymentInstrumentId: 'visa' })).toEqual({
    isActive: true,
    amount: 2500,
    triggerAmount: 1000,
    payerId: 'visa',
  });
  expect(profile({ isActive: true, status: 'disabled', paymentMethodId: 'amex', paymentInstrumentId: 'visa' })).toEqual(
    {
      isActive: true,
      amount: 2500,
      triggerAmount: 1000,
      payerId: 'amex',
    },
  );
  expect(profile({ isActive: false, status: 'disabled' })?.isActive).toBe(false);
});

test('a status that is news promises nothing, a missing one is that of a card that pays', () => {
  expect(read({ status: 'frozen' }).status).toBe('inactive');
  expect(read({ status: 'stolen' }).status).toBe('stolen');
  expect(read({}).status).toBe('active');
  expect(read({ status: null }).status).toBe('active');
});

test('CRD-004 FC-046 a card that cannot be read is dropped and reported, and the others are shown', () => {
  const dropped = vi.fn();
  const stop = onEntriesDropped(dropped);
  const { balance: _, ...broken } = wire;
  expect(v.parse(readCards.contract.answer, { cards: [broken, wire] })).toEqual([read({})]);
  expect(dropped).toHaveBeenCalledExactlyOnceWith('cards', 1);
  stop();
});
