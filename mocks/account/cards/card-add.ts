import { HttpResponse } from 'msw';
import { addCard, addDigitalCard, readCardFromToken } from '#api/account/card-add.ts';
import { CARD_NUMBER_DIGITS, CARD_PIN_DIGITS } from '#domain/cards/card-digits.ts';
import { refuse } from '../../respond.ts';
import type { World } from '../../world.ts';
import type { Account } from '../account.ts';
import { GIFT_TOKEN, GIFTED_CARD, UNPROMOTABLE_CARD_END } from '../account-sentinels.ts';
import { addDigitalCard as putDigitalCard, registerCard } from '../join/card-registration.ts';
import { respondToMember } from '../member-only.ts';
import { cardAnswer } from './cards.ts';

const isDigits = (text: string, count: number) => text.length === count && /^\d+$/.test(text);

/** Adds a card once for each idempotency key; `put` answers with the code of a refusal. */
function addOnce(world: World, account: Account, request: Request, body: object, put: () => string | null) {
  const key = request.headers.get('idempotency-key');
  if (key === null) return refuse(400, 'IDEMPOTENCY_KEY_MISSING');
  const intent = `${account.memberId} ${key}`;
  const asked = JSON.stringify(body);
  const earlier = world.accounts.cardChanges.get(intent);
  if (earlier && earlier.asked !== asked) return refuse(409, 'IDEMPOTENCY_KEY_REUSED');
  if (!earlier) {
    const refusal = put();
    if (refusal === null) world.effects.cardsAdded += 1;
    world.accounts.cardChanges.set(intent, { asked, cardId: account.cards.at(-1)?.cardId ?? '', refusal });
  }
  const { cardId, refusal = null } = world.accounts.cardChanges.get(intent) ?? {};
  if (refusal !== null) return refuse(422, refusal);
  const card = account.cards.find((one) => one.cardId === cardId);
  if (!card) return refuse(404, 'CARD_NOT_FOUND');
  if (card.cardNumber.endsWith(UNPROMOTABLE_CARD_END)) {
    const data = { context: { cardId: card.cardId } };
    return HttpResponse.json({ code: 'makePrimaryCardError', data }, { status: 422 });
  }
  return cardAnswer(world, card);
}

export const cardAddHandlers = (world: World) => [
  respondToMember(world, addCard, ({ account, body, request }) =>
    addOnce(world, account, request, body, () => {
      if (!isDigits(body.cardNumber, CARD_NUMBER_DIGITS) || !isDigits(body.pin, CARD_PIN_DIGITS)) return '121000';
      return registerCard(world, account, body);
    }),
  ),

  respondToMember(world, addDigitalCard, ({ account, body, request }) =>
    addOnce(world, account, request, body, () => putDigitalCard(world, account, body.nickname)),
  ),

  respondToMember(world, readCardFromToken, ({ body }) =>
    body.cashstarToken === GIFT_TOKEN ? GIFTED_CARD : refuse(404, 'TOKEN_UNKNOWN'),
  ),
];
