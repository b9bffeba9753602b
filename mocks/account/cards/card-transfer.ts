import { transferCardBalance } from '#api/account/card-transfer.ts';
import { fitsOnCard } from '#domain/cards/reload.ts';
import { refuseGraph, respondGraph } from '../../respond-graph.ts';
import type { World } from '../../world.ts';
import type { Account, Card } from '../account.ts';
import { UNTRANSFERABLE_CARD_END } from '../account-sentinels.ts';
import { cardRefusal } from '../reload/payment-refusal.ts';
import { cardAnswer } from './cards.ts';
import { changeBalance } from './ledger.ts';

type Move = { from: Card; to: Card; amount: number };

/** Why nothing moves, or null (SVC-008). */
function refusalOf({ from, to, amount }: Move): string | null {
  if (from.cardNumber.endsWith(UNTRANSFERABLE_CARD_END)) return '199999';
  const ofCard = cardRefusal(from) ?? cardRefusal(to);
  if (ofCard) return ofCard.code;
  if (from === to) return '121000';
  if (amount <= 0 || amount > from.balance) return '121025';
  return fitsOnCard(to.balance, amount) ? null : '121023';
}

function move(world: World, { from, to, amount }: Move): void {
  const now = world.clock.now();
  changeBalance(from, { kind: 'transfer-out', amount: -amount, detail: to.cardNumber.slice(-4) }, now);
  changeBalance(to, { kind: 'transfer-in', amount, detail: from.cardNumber.slice(-4) }, now);
  world.effects.balancesTransferred += 1;
}

type Wanted = { readonly fromCardId: string; readonly toCardId: string; readonly amount?: number | undefined };

/** Between two cards of the member, all of the balance where no amount is named; null where one of the cards is not there. */
function moveAskedFor(account: Account, { fromCardId, toCardId, amount }: Wanted): Move | null {
  const from = cardOf(account, fromCardId);
  const to = cardOf(account, toCardId);
  if (!from || !to) return null;
  return { from, to, amount: amount === undefined ? from.balance : Math.round(amount * 100) };
}

const cardOf = ({ cards }: Account, cardId: string) => cards.find((card) => card.cardId === cardId);

export const cardTransferHandlers = (world: World) => [
  respondGraph(world, transferCardBalance, ({ variables, session }) => {
    if (session.kind !== 'member') return refuseGraph('UNAUTHENTICATED');
    const { account } = session.member;
    const intent = `${account.memberId} ${variables.requestId}`;
    const asked = JSON.stringify(variables);
    const earlier = world.accounts.transfers.get(intent);
    if (earlier && earlier.asked !== asked) return refuseGraph('REQUEST_ID_REUSED');
    // What has moved stays true where one of its cards has been removed since.
    const wanted = earlier ?? moveAskedFor(account, variables);
    if (!wanted) return refuseGraph('CARD_NOT_FOUND');
    const { from, to, amount } = wanted;
    if (!earlier) {
      const code = refusalOf(wanted);
      if (code !== null) return refuseGraph(code);
      move(world, wanted);
      world.accounts.transfers.set(intent, { asked, ...wanted });
    }
    return { transferCardBalance: { amount: amount / 100, cards: [cardAnswer(world, from), cardAnswer(world, to)] } };
  }),
];
