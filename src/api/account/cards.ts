import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import { type AutoReloadProfile, CARD_STATUSES, type StoredValueCard } from '#domain/cards/stored-value-card.ts';
import { MINUTE_MS } from '#domain/durations.ts';
import { cents } from '../cents.ts';
import { operation } from '../operation.ts';
import { field, listAnswer, optionalCurrency, orElse, orNull } from '../tolerant.ts';
import { accountKey } from './account-key.ts';

const optionalText = orNull(v.string());
const optionalCents = orNull(cents);

/** Decision AO-17: either sign turns it on, either id names the payment method. */
export const autoReloadProfile = v.pipe(
  v.object({
    status: optionalText,
    isActive: orElse(v.boolean(), false),
    amount: optionalCents,
    triggerAmount: optionalCents,
    paymentInstrumentId: optionalText,
    paymentMethodId: optionalText,
  }),
  v.transform(
    ({ status, isActive, amount, triggerAmount, paymentInstrumentId, paymentMethodId }): AutoReloadProfile => ({
      isActive: isActive || status === 'active',
      amount,
      triggerAmount,
      payerId: paymentMethodId ?? paymentInstrumentId,
    }),
  ),
);

/** A card on the wire (CRD-004). */
export const cardSchema = v.pipe(
  v.object({
    cardId: v.string(),
    cardNumber: v.string(),
    nickname: orElse(v.string(), ''),
    cardImageUrl: optionalText,
    primary: orElse(v.boolean(), false),
    // A backend that says nothing of it has cards that pay; a status that is news to this app pays nothing.
    status: v.nullish(v.fallback(v.picklist(CARD_STATUSES), 'inactive'), 'active'),
    balance: v.object({ amount: cents, currency: optionalCurrency }),
    autoReloadProfile: orNull(autoReloadProfile),
  }),
  v.transform(({ primary, ...card }): StoredValueCard => ({ ...card, isPrimary: primary })),
);

/** The member's cards (CRD-007). */
export const readCards = operation({
  method: 'GET',
  path: '/apiproxy/v1/account/cards',
  answer: field('cards', listAnswer('cards', cardSchema)),
});

/** Every list of the member's cards. */
export const cardsKey = [...accountKey, 'cards'] as const;

/** The member's cards, good for a minute (CRD-007); rejects with a Failure. */
export const cardsQuery = () =>
  queryOptions({
    queryKey: cardsKey,
    queryFn: ({ signal }) => readCards({ signal }),
    staleTime: MINUTE_MS,
  });
