import { HttpResponse } from 'msw';
import { reloadCard } from '#api/account/reload.ts';
import { fitsOnCard } from '#domain/cards/reload.ts';
import { refuse } from '../../respond.ts';
import type { World } from '../../world.ts';
import type { Account, Card } from '../account.ts';
import type { CardRefusal } from '../account-records.ts';
import { cardAnswer } from '../cards/cards.ts';
import { changeBalance } from '../cards/ledger.ts';
import { respondToMember } from '../member-only.ts';
import { cardRefusal, paymentRefusal } from './payment-refusal.ts';

const REQUEST_ID = /^[\w-]{16,64}$/;

/** Adding money: one request id is at most one charge, and is good for one payload (CRD-026). */
export const reloadHandlers = (world: World) => [
  respondToMember(world, reloadCard, ({ account, params, body, request }) => {
    const id = request.headers.get('idempotency-key') ?? '';
    if (!REQUEST_ID.test(id)) return refuse(400, 'IDEMPOTENCY_KEY_REQUIRED');
    const amount = Math.round(body.amount * 100);
    const asked = JSON.stringify([params['cardId'], amount, body.paymentMethodId, body.reputation]);
    const { reloads } = world.accounts;
    const key = `${account.memberId} ${id}`;
    const known = reloads.get(key);
    if (known && known.asked !== asked) return refuse(422, 'IDEMPOTENCY_KEY_REUSED');
    // What became of a request stays true where its card has been removed since.
    const card = known?.card ?? account.cards.find(({ cardId }) => cardId === params['cardId']);
    if (!card) return refuse(404, 'CARD_NOT_FOUND');
    // A refusal is kept too: a copy of the request that is still on its way must not be charged after it (D-131).
    const refusal = known ? known.refusal : refusalOf(world, account, card, amount, body.paymentMethodId);
    reloads.set(key, { asked, card, refusal });
    if (refusal) return HttpResponse.json(refusal, { status: 422 });
    if (known) {
      world.effects.reloadsRecognised += 1;
    } else {
      changeBalance(card, { kind: 'reload', amount }, world.clock.now());
      world.effects.reloads += 1;
    }
    return { card: cardAnswer(world, card) };
  }),
];

function refusalOf(
  world: World,
  account: Account,
  card: Card,
  amount: number,
  paymentMethodId: string,
): CardRefusal | null {
  const ofCard = cardRefusal(card);
  if (ofCard) return ofCard;
  if (amount === 0) return { code: '121005' };
  if (amount < 0) return { code: '121036' };
  if (!fitsOnCard(card.balance, amount)) return { code: '121023' };
  return paymentRefusal(world, account, paymentMethodId);
}
