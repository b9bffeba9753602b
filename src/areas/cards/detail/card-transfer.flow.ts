import { type QueryClient, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useRef, useSyncExternalStore } from 'react';
import * as v from 'valibot';
import { fromPromise } from 'xstate';
import { transferCardBalance } from '#api/account/card-transfer.ts';
import { cardsKey, cardsQuery } from '#api/account/cards.ts';
import { type CardRefusal, cardErrorOf } from '#domain/cards/card-error.ts';
import {
  type CardTransfer,
  isSameTransfer,
  type TransferMistake,
  transferMistake,
} from '#domain/cards/card-transfer.ts';
import { currencyOf, type StoredValueCard } from '#domain/cards/stored-value-card.ts';
import { typedCents } from '#domain/money.ts';
import { cardTransferMachine, type TransferAnswer } from '#machines/cards/card-transfer.machine.ts';
import { wording } from '#messages/messages.ts';
import { leaveOverlay } from '#parts/back-closes.ts';
import { useCardName } from '#parts/cards/use-card-name.ts';
import { useFailure } from '#parts/flow/session-loss.ts';
import { useFlow } from '#parts/flow/use-flow.ts';
import { useFlowForm } from '#parts/flow/use-flow-form.ts';
import { useTag } from '#parts/flow/use-tag.ts';
import { useMoney } from '#parts/money-and-dates.ts';
import { isOnline, onOnlineChange } from '#platform/online.ts';
import { newRequestId } from '#platform/request-id.ts';
import { useConfiguration } from '#session/configuration.ts';
import type { EveryActorOf } from '#session/every-actor.ts';
import { useNotices } from '#session/session-provider.tsx';

const cardTransferActors = (queryClient: QueryClient): EveryActorOf<typeof cardTransferMachine> => ({
  transferBalance: fromPromise(async ({ input: { amount, ...input }, signal }): Promise<TransferAnswer> => {
    try {
      const variables = { ...input, ...(amount !== null && { amount: amount / 100 }) };
      const answer = await transferCardBalance({ variables, signal });
      if (answer.outcome === 'refused') {
        // It may have moved with the first one, whose answer was lost.
        const { meaning } = cardErrorOf('transfer', answer.refusal.code);
        return meaning === 'duplicate' ? { outcome: 'received' } : answer;
      }
      const { queryKey } = cardsQuery();
      queryClient.setQueryData(queryKey, (cards) =>
        cards?.map((card) => answer.cards.find(({ cardId }) => cardId === card.cardId) ?? card),
      );
      return { outcome: 'transferred', amount: answer.amount };
    } finally {
      // Both ledgers have grown; and after a lost answer the balances say whether it has moved.
      void queryClient.invalidateQueries({ queryKey: cardsKey });
    }
  }),
});

type Typed = { toCardId: string; how: 'all' | 'some'; amount: string };

/** What was sent and had no answer. */
type Asked = Pick<CardTransfer, 'toCardId' | 'amount'> | null;

/** What moves by what is typed, cents; null where that is no amount. */
const centsOf = ({ how, amount }: Pick<Typed, 'how' | 'amount'>, balance: number) =>
  how === 'all' ? balance : typedCents(amount);

/** What is sent: all of it is no amount. */
const wantedOf = (typed: Typed, balance: number) => ({
  toCardId: typed.toCardId,
  amount: typed.how === 'all' ? null : centsOf(typed, balance),
});

function schemaFor(card: StoredValueCard, others: readonly StoredValueCard[], asked: Asked) {
  const from = card.balance.amount;
  const is = (mistake: TransferMistake, typed: Typed) => {
    // The same again: it may have moved already, so that the balances of now say nothing about it (D-112).
    if (asked !== null && isSameTransfer(asked, wantedOf(typed, from))) return false;
    const to = others.find(({ cardId }) => cardId === typed.toCardId)?.balance.amount ?? 0;
    return transferMistake({ from, to, amount: centsOf(typed, from) ?? 0 }) === mistake;
  };
  return v.pipe(
    v.object({
      // A card that was removed meanwhile is none to choose, unless its own transfer is on its way.
      toCardId: v.pipe(
        v.string(),
        v.check((id) => id === asked?.toCardId || others.some(({ cardId }) => cardId === id), 'to-missing'),
      ),
      how: v.picklist(['all', 'some']),
      amount: v.string(),
    }),
    v.forward(
      v.check((typed) => typed.how !== 'all' || !is('amount', typed), 'nothing-left'),
      ['how'],
    ),
    v.forward(
      v.check((typed) => typed.how === 'all' || !is('amount', typed), 'amount-wrong'),
      ['amount'],
    ),
    v.forward(
      v.check((typed) => !is('over-limit', typed), 'over-limit'),
      ['toCardId'],
    ),
  );
}

const NO_CODE: CardRefusal = { code: null, message: null };

/** The balance of a card moves to another one (SVC-008, SVC-010, SVC-036). */
export function useCardTransfer(card: StoredValueCard) {
  const notices = useNotices();
  const queryClient = useQueryClient();
  const money = useMoney();
  const nameOf = useCardName();
  const { history } = useRouter();
  const { data: cards = [] } = useQuery({ ...cardsQuery(), enabled: false });
  const { currency: own } = useConfiguration();
  // Without a rate nothing moves to a card in another currency.
  const others = cards.filter(
    (other) =>
      other.cardId !== card.cardId && other.status === 'active' && currencyOf(other, own) === currencyOf(card, own),
  );
  /** The name of the other card, which the list may lack by the time that it is said (FC-070). */
  const sentTo = useRef('');
  const actor = useFlow(cardTransferMachine, () => cardTransferActors(queryClient), {
    input: { cardId: card.cardId },
    on: {
      'balance.transferred': ({ amount }) => {
        notices.toast('card-transfer', {
          text: wording('cards-detail.transferred', {
            amount: money(amount, card.balance.currency),
            nickname: sentTo.current,
          }),
          tone: 'success',
        });
        void leaveOverlay(history);
      },
      'transfer.received': () => {
        // What has moved, the cards say, which are read again.
        notices.toast('card-transfer', { text: wording('card-errors.duplicate') });
        void leaveOverlay(history);
      },
    },
  });
  const failure = useFailure(actor);
  // Not unexpected (SVC-036): they say themselves when the next try may succeed.
  const isOffline = !useSyncExternalStore(onOnlineChange, isOnline, () => true);
  // Sent without a network, it stays that until the next press.
  const wasOffline = useRef(false);
  wasOffline.current = failure === 'offline' && (wasOffline.current || isOffline);
  const expected = failure === 'rate-limited' || (failure === 'offline' && wasOffline.current) ? failure : null;
  const refused = useSelector(actor, ({ context }) => context.refusal);
  return {
    others,
    isOpen: useTag(actor, 'open'),
    busy: useTag(actor, 'busy'),
    refusal: refused ?? (failure === expected ? null : NO_CODE),
    expected,
    asked: useSelector(actor, ({ context }) => context.asked),
    request: () => actor.send({ type: 'transfer.requested' }),
    submit: (toCardId: string, amount: number | null) => {
      const other = others.find(({ cardId }) => cardId === toCardId);
      if (other) sentTo.current = nameOf(other);
      actor.send({ type: 'transfer.submitted', toCardId, amount, requestId: newRequestId() });
    },
    decline: () => actor.send({ type: 'transfer.declined' }),
  };
}

export type CardTransferFlow = ReturnType<typeof useCardTransfer>;

/** Where there is but one card to choose it is chosen. */
const emptyForm = (others: readonly StoredValueCard[]): Typed => ({
  toCardId: others.length === 1 ? (others[0]?.cardId ?? '') : '',
  how: 'all',
  amount: '',
});

/** Where to and how much; lives as long as the dialog. */
export function useTransferForm(card: StoredValueCard, { others, asked, submit: send }: CardTransferFlow) {
  const { form, mistakeList, isShownInSummary, attempt, register, submit } = useFlowForm({
    schema: schemaFor(card, others, asked),
    defaults: emptyForm(others),
    codes: { toCardId: ['to-missing', 'over-limit'], how: ['nothing-left'], amount: ['amount-wrong'] },
    criteriaMode: 'all',
  });
  // They are judged together: what one of them puts right was a mistake of another.
  const judgeAgain = () => {
    if (form.formState.isSubmitted) void form.trigger();
  };
  return {
    toCardId: form.watch('toCardId'),
    how: form.watch('how'),
    amount: register('amount', { deps: ['toCardId'] }),
    chooseCard: (cardId: string) => {
      form.setValue('toCardId', cardId);
      judgeAgain();
    },
    chooseHow: (how: Typed['how']) => {
      form.setValue('how', how);
      judgeAgain();
    },
    mistakeList,
    isShownInSummary,
    attempt,
    submit: submit((typed) => {
      const { toCardId, amount } = wantedOf(typed, card.balance.amount);
      send(toCardId, amount);
    }),
  };
}
