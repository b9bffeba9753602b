import * as v from 'valibot';
import { operation } from '../operation.ts';

/** Makes a card the one that pays and is shown first (SVC-035, decision D-110). */
export const makeCardPrimary = operation({
  method: 'PUT',
  path: '/apiproxy/v1/account/cards/:cardId/primary',
  answer: v.unknown(),
  refusals: { 404: 'card-not-found' },
});

/** Takes a card out of the account (SVC-011). */
export const removeCard = operation({
  method: 'DELETE',
  path: '/apiproxy/v1/account/cards/:cardId',
  answer: v.unknown(),
  refusals: { 404: 'card-not-found' },
});
