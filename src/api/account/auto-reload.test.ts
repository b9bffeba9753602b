import * as v from 'valibot';
import { expect, test } from 'vitest';
import { autoReloadVariables, createAutoReload, updateAutoReload } from './auto-reload.ts';
import { cardSchema } from './cards.ts';

const cardWith = (autoReloadProfile: object | null) =>
  v.parse(cardSchema, {
    cardId: 'card',
    cardNumber: '6000000000000000',
    nickname: 'Card',
    cardImageUrl: null,
    balance: { amount: 19.99 },
    autoReloadProfile,
  });

test('OPP-056 a card has its id, its balance in cents and its profile, or none', () => {
  expect(cardWith(null)).toMatchObject({ cardId: 'card', balance: { amount: 1999 }, autoReloadProfile: null });
  expect(cardWith({ isActive: true }).autoReloadProfile?.isActive).toBe(true);
});

test('CRD-036 auto reload is on by either sign, and either id names what pays', () => {
  const profile = (wire: object) => cardWith(wire).autoReloadProfile;
  expect(profile({ status: 'active' })?.isActive).toBe(true);
  expect(profile({ isActive: true, status: 'disabled' })?.isActive).toBe(true);
  expect(profile({ isActive: false, status: 'disabled' })?.isActive).toBe(false);
  expect(profile({ paymentInstrumentId: 'one' })?.payerId).toBe('one');
  expect(profile({ paymentInstrumentId: 'one', paymentMethodId: 'other' })?.payerId).toBe('other');
});

test('CRD-035 OPP-057 OPP-062 create and update carry card, amounts in dollars, paymentMethodId and risk data', () => {
  const settings = { cardId: 'card', amount: 2500, triggerAmount: 1000, paymentMethodId: 'visa' };
  const variables = autoReloadVariables(settings, 'risk');
  expect(variables).toEqual({
    cardId: 'card',
    amount: 25,
    triggerAmount: 10,
    paymentMethodId: 'visa',
    reputation: 'risk',
  });
  for (const { graph } of [createAutoReload, updateAutoReload]) expect(v.is(graph.variables, variables)).toBe(true);
});
