import { queryOptions } from '@tanstack/react-query';
import * as v from 'valibot';
import type { StoredValueCard } from '#domain/stored-value-card.ts';
import { operation } from '../operation.ts';

/** Dollars on the wire, integer cents in the app. */
const card = v.object({
  cardId: v.string(),
  cardNumber: v.string(),
  nickname: v.string(),
  cardImageUrl: v.nullable(v.string()),
  balance: v.pipe(
    v.object({ amount: v.number() }),
    v.transform(({ amount }) => ({ amount: Math.round(amount * 100) })),
  ),
});

/** The member's cards (CRD-007). */
export const readCards = operation({
  method: 'GET',
  path: '/apiproxy/v1/account/cards',
  answer: v.pipe(
    v.object({ cards: v.array(card) }),
    v.transform(({ cards }): StoredValueCard[] => cards),
  ),
});

export const cardsQuery = () =>
  queryOptions({
    queryKey: ['account', 'cards'],
    queryFn: ({ signal }) => readCards({ signal }),
    staleTime: 60_000,
  });
