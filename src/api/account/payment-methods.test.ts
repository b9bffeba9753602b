import * as v from 'valibot';
import { expect, test } from 'vitest';
import { paymentMethodSchema, readPaymentMethods } from './payment-methods.ts';

const wire = {
  paymentMethodId: 'payment-1',
  paymentMethodIdHash: 'hash-1',
  paymentInstrumentId: 'instrument-1',
  paymentType: 'visa',
  paymentSource: 'applepay',
  orderPaymentType: 'visa',
  accountNumberLastFour: '1111',
  balance: { amount: 0 },
  nickname: 'For work',
  thumbImageUrl: '/art/visa.svg',
  default: true,
  expires: { month: 4, year: 2031 },
  billingAddressId: 'address-1',
};

const read = (changes: object) => v.safeParse(paymentMethodSchema, { ...wire, ...changes });

test('CRD-045 BIL-009 a payment method has its ids, kind, source, last four digits, expiry and address', () => {
  expect(read({}).output).toEqual({
    paymentMethodId: 'payment-1',
    paymentMethodIdHash: 'hash-1',
    paymentInstrumentId: 'instrument-1',
    paymentType: 'visa',
    paymentSource: 'applepay',
    accountNumberLastFour: '1111',
    isDefault: true,
    expires: { month: 4, year: 2031 },
    billingAddressId: 'address-1',
  });
});

test.each(['', '•••• 1111', 1111, null, undefined])(
  'BIL-009 %o is no last four digits: they are not known',
  (digits) => {
    expect(read({ accountNumberLastFour: digits }).output).toMatchObject({ accountNumberLastFour: null });
  },
);

test.each(['amex', 'discover', 'mastercard', 'visa', 'paypal', 'venmo'])('CRD-045 %s is a kind', (paymentType) => {
  expect(read({ paymentType }).output).toMatchObject({ paymentType });
});

test('FC-046 CRD-045 one of an unknown kind is dropped from the list, which stays', () => {
  const list = {
    paymentMethods: [
      { ...wire, paymentType: 'xyz' },
      { ...wire, paymentMethodId: 'payment-2' },
    ],
  };
  const kept = v.parse(readPaymentMethods.contract.answer, list);
  expect(kept.map(({ paymentMethodId }) => paymentMethodId)).toEqual(['payment-2']);
});

test('CRD-045 a payment names it by paymentInstrumentId or cardId; what has neither is none', () => {
  expect(read({ paymentInstrumentId: undefined, cardId: 'card-1' }).output).toMatchObject({
    paymentInstrumentId: 'card-1',
  });
  expect(read({ cardId: 'card-1' }).output).toMatchObject({ paymentInstrumentId: 'instrument-1' });
  expect(read({ paymentInstrumentId: undefined }).success).toBe(false);
});

test('CRD-045 one without any of the two is dropped from the list, which stays', () => {
  const { paymentInstrumentId: _, ...nameless } = wire;
  const list = { paymentMethods: [nameless, { ...nameless, cardId: 'card-1' }, wire] };
  expect(v.parse(readPaymentMethods.contract.answer, list)).toMatchObject([
    { paymentInstrumentId: 'card-1' },
    { paymentInstrumentId: 'instrument-1' },
  ]);
});
