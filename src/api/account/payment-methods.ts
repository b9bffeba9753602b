import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { MINUTE_MS } from '#domain/durations.ts';
import { PAYMENT_TYPES, type PaymentMethod } from '#domain/payment-methods/payment-method.ts';
import { operation } from '../operation.ts';
import { field, listOf, orElse, orNull } from '../tolerant.ts';
import { accountKey } from './account-key.ts';

const optionalText = orNull(v.string());

const expiry = v.object({
  month: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
  year: v.pipe(v.number(), v.integer(), v.minValue(2000), v.maxValue(2999)),
});

/** A payment method on the wire (BIL-009, CRD-045): what a payment names is its instrument's id, or that of a card. */
export const paymentMethodSchema = v.pipe(
  v.object({
    paymentMethodId: v.string(),
    paymentMethodIdHash: v.string(),
    paymentInstrumentId: optionalText,
    cardId: optionalText,
    paymentType: v.picklist(PAYMENT_TYPES),
    paymentSource: optionalText,
    accountNumberLastFour: orNull(v.pipe(v.string(), v.regex(/^\d{4}$/))),
    default: orElse(v.boolean(), false),
    expires: orNull(expiry),
    billingAddressId: optionalText,
  }),
  v.rawTransform(({ dataset: { value }, addIssue, NEVER }): PaymentMethod => {
    const { default: isDefault, cardId, ...method } = value;
    const paymentInstrumentId = method.paymentInstrumentId ?? cardId;
    if (paymentInstrumentId === null) {
      addIssue({ message: 'Neither paymentInstrumentId nor cardId is there.' });
      return NEVER;
    }
    return { ...method, paymentInstrumentId, isDefault };
  }),
);

/** The member's saved payment methods (CRD-037). */
export const readPaymentMethods = operation({
  method: 'GET',
  path: '/apiproxy/v1/account/payment-methods',
  answer: v.pipe(field('paymentMethods', listOf('payment methods', paymentMethodSchema)), v.readonly()),
});

/** Every list of the member's payment methods. */
export const paymentMethodsKey = [...accountKey, 'payment-methods'] as const;

/** The member's payment methods, good for a minute; rejects with a Failure. */
export const paymentMethodsQuery = () =>
  queryOptions({
    queryKey: paymentMethodsKey,
    queryFn: ({ signal }) => readPaymentMethods({ signal }),
    staleTime: MINUTE_MS,
  });

const tokenBody = v.object({
  /** Stands for the card; only the card field has seen its number (CRD-048). */
  paymentInstrumentToken: v.pipe(v.string(), v.nonEmpty()),
  billingAddressId: v.nullable(v.string()),
});

/** Saves a card by its token; `card-declined` where the bank refuses it, `address-missing` where its billing address is gone. */
export const addPaymentMethod = operation({
  method: 'POST',
  path: '/apiproxy/v1/account/payment-methods',
  body: tokenBody,
  answer: paymentMethodSchema,
  refusals: { 402: 'card-declined', ADDRESS_NOT_FOUND: 'address-missing' },
});

/** Replaces the expiry, security code or billing address of a saved card. */
export const changePaymentMethod = operation({
  method: 'PUT',
  path: '/apiproxy/v1/account/payment-methods/:id',
  body: tokenBody,
  answer: paymentMethodSchema,
  refusals: { 402: 'card-declined', 404: 'payment-method-missing', ADDRESS_NOT_FOUND: 'address-missing' },
});

/** Makes a saved payment method the default, which pays unless another is chosen (CRD-050). */
export const makeDefaultPaymentMethod = operation({
  method: 'PUT',
  path: '/apiproxy/v1/account/payment-methods/:id/default',
  answer: v.unknown(),
  refusals: { 404: 'payment-method-missing' },
});

/** Removes a saved payment method (CRD-050); `payment-method-in-use` where an auto reload is paid with it. */
export const removePaymentMethod = operation({
  method: 'DELETE',
  path: '/apiproxy/v1/account/payment-methods/:id',
  answer: v.unknown(),
  refusals: { 404: 'payment-method-missing', 409: 'payment-method-in-use' },
});
