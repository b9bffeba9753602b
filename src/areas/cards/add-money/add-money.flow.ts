import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import { cardsKey } from '#api/account/cards.ts';
import { submitReload } from '#api/account/reload.ts';
import { type BegunReload, isOutcomeUnknown } from '#domain/cards/reload.ts';
import type { StoredValueCard } from '#domain/cards/stored-value-card.ts';
import { Failure, failureCodeOf } from '#domain/failure.ts';
import type { PaymentMethod } from '#domain/payment-methods/payment-method.ts';
import { addMoneyMachine, type ReloadAnswer } from '#machines/cards/add-money.machine.ts';
import { useBackWaits } from '#parts/back-waits.ts';
import { useFailure } from '#parts/flow/session-loss.ts';
import { useFlow } from '#parts/flow/use-flow.ts';
import { useTag } from '#parts/flow/use-tag.ts';
import { useOnReconnect } from '#parts/loading/use-on-reconnect.ts';
import { createKeptChoice } from '#parts/payment/kept-choice.ts';
import { isOnline } from '#platform/online.ts';
import { purchaseReputation } from '#platform/purchase-risk.ts';
import { newRequestId } from '#platform/request-id.ts';
import { useConfiguration } from '#session/configuration.ts';
import type { EveryActorOf } from '#session/every-actor.ts';
import { reloadAnswered } from '#session/ordering/reload-answered.ts';
import { unfinishedReloadsOf } from '#session/ordering/unfinished-reloads.ts';
import type { Session } from '#session/session.ts';
import { useSession } from '#session/session-provider.tsx';

function addMoneyActors(queryClient: QueryClient, session: Session): EveryActorOf<typeof addMoneyMachine> {
  const unfinished = unfinishedReloadsOf(session);
  const send = async (request: BegunReload, signal: AbortSignal): Promise<ReloadAnswer> => {
    const isFirst = !unfinished.isOpen(request);
    // An order that is about to fill up a card goes first, and this can be tried again (D-421).
    if (isFirst && unfinished.isAhead()) throw new Failure('rate-limited');
    unfinished.keep(request);
    const reputation = await purchaseReputation(request.requestId, signal);
    if (signal.aborted) {
      // The sheet was taken away before anything was sent: there is no doubt of what was never sent (D-378).
      if (isFirst) unfinished.drop(request);
      throw signal.reason;
    }
    // From here on it may charge: the answer is waited for also where the sheet, and the actor with it, is taken away.
    const answer = await submitReload(request, { reputation }).catch((thrown: unknown) => {
      if (isFirst && !isOutcomeUnknown(failureCodeOf(thrown))) unfinished.drop(request);
      throw thrown;
    });
    unfinished.drop(request);
    return reloadAnswered(queryClient, answer);
  };
  return {
    // Whatever was heard or not, the balance may have changed.
    submitReload: fromPromise(({ input, signal }) =>
      send(input, signal).finally(() => void queryClient.invalidateQueries({ queryKey: cardsKey })),
    ),
  };
}

type Choice = { readonly amount: number; readonly paymentMethodId: string | null };

const useKeptChoice = createKeptChoice<Choice>();

/** Adding money to a card (CRD-022 to CRD-026). `methods`: what the member can pay with, the preferred one first. */
export function useAddMoney({ card, methods }: { card: StoredValueCard; methods: readonly PaymentMethod[] }) {
  const session = useSession();
  const queryClient = useQueryClient();
  const { defaultSvcLoadOption } = useConfiguration().storedValueCard;
  const { cardId, balance } = card;
  const unfinished = unfinishedReloadsOf(session);
  const [isExpired, setExpired] = useState(false);
  const { kept, addPaymentMethod } = useKeptChoice(() => choiceOf(actor.getSnapshot().context), cardId);
  const first = methods.find(({ paymentMethodId }) => paymentMethodId === kept?.paymentMethodId) ?? methods[0];
  const actor = useFlow(addMoneyMachine, () => addMoneyActors(queryClient, session), {
    input: {
      cardId,
      amount: kept?.amount ?? defaultSvcLoadOption,
      paymentMethodId: first?.paymentMethodId ?? null,
      unfinished: unfinished.find(cardId),
    },
    on: {
      'request.settled': unfinished.drop,
      'request.expired': (request) => {
        unfinished.drop(request);
        setExpired(true);
        // What became of it shows on the card.
        void queryClient.invalidateQueries({ queryKey: cardsKey });
      },
      'paymentMethod.required': addPaymentMethod,
    },
  });
  useBackWaits(() => actor.getSnapshot().hasTag('busy'));
  const { amount, paymentMethodId, refusal } = useSelector(actor, ({ context }) => context);
  const isOffline = useSelector(actor, (now) => now.matches({ choosing: 'offline' }));
  useOnReconnect(isOffline, () => actor.send({ type: 'network.returned' }));
  const isPaying = methods.some((method) => method.paymentMethodId === paymentMethodId);
  return {
    amount,
    /** One that was removed elsewhere is none of those that are offered; without any, the one to be added is chosen. */
    paymentMethodId: methods.length === 0 ? null : paymentMethodId,
    isPaying,
    isTooMuch: useTag(actor, 'tooMuch'),
    /** What became of an earlier one cannot be learnt any more. */
    isExpired,
    refusal,
    failure: useFailure(actor),
    busy: useTag(actor, 'busy'),
    unsure: useTag(actor, 'unsure'),
    added: useSelector(actor, (now) => now.matches('added')),
    received: useSelector(actor, (now) => now.matches('received')),
    chooseAmount: (chosen: number) => actor.send({ type: 'amount.chosen', amount: chosen }),
    chooseMethod: (chosen: string | null) => actor.send({ type: 'method.chosen', paymentMethodId: chosen }),
    submit: () => {
      setExpired(false);
      // What was removed elsewhere pays nothing, and no other one is charged in its place unasked (CRD-023).
      if (!isPaying) actor.send({ type: 'method.chosen', paymentMethodId: null });
      actor.send({
        type: 'submit.pressed',
        requestId: newRequestId(),
        balance: balance.amount,
        now: session.clock.now(),
        unfinished: unfinished.find(cardId),
        isOnline: isOnline(),
      });
    },
    check: () => actor.send({ type: 'check.pressed', now: session.clock.now() }),
  };
}

const choiceOf = ({ amount, paymentMethodId }: Choice): Choice => ({ amount, paymentMethodId });

export type AddMoney = ReturnType<typeof useAddMoney>;
