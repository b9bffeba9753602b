import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { fromPromise } from 'xstate';
import {
  autoReloadVariables,
  createAutoReload,
  disableAutoReload,
  updateAutoReload,
} from '#api/account/auto-reload.ts';
import type { Refused } from '#api/account/card-refusal.ts';
import { cardsKey, cardsQuery } from '#api/account/cards.ts';
import { paymentMethodsKey } from '#api/account/payment-methods.ts';
import type { AutoReloadProfile, StoredValueCard } from '#domain/cards/stored-value-card.ts';
import type { Configuration } from '#domain/configuration.ts';
import { hasId, type PaymentMethod } from '#domain/payment-methods/payment-method.ts';
import { type AutoReloadAnswer, autoReloadMachine } from '#machines/cards/auto-reload.machine.ts';
import { wording } from '#messages/messages.ts';
import { useBackWaits } from '#parts/back-waits.ts';
import { exceptSignedOut } from '#parts/flow/session-loss.ts';
import { useFlow } from '#parts/flow/use-flow.ts';
import { useTag } from '#parts/flow/use-tag.ts';
import { createKeptChoice } from '#parts/payment/kept-choice.ts';
import { collectReputation } from '#platform/device-risk.ts';
import { useConfiguration } from '#session/configuration.ts';
import type { EveryActorOf } from '#session/every-actor.ts';
import { useNotices } from '#session/session-provider.tsx';

type Saved = { readonly outcome: 'saved'; readonly profile: AutoReloadProfile | null } | Refused;

function autoReloadActors(queryClient: QueryClient, cardId: string): EveryActorOf<typeof autoReloadMachine> {
  const known = (answer: Saved): AutoReloadAnswer => {
    if (answer.outcome === 'refused') {
      // The way to pay may have been removed elsewhere.
      void queryClient.invalidateQueries({ queryKey: paymentMethodsKey });
      return answer;
    }
    queryClient.setQueryData(cardsQuery().queryKey, (cards) =>
      cards?.map((card) => (card.cardId === cardId ? { ...card, autoReloadProfile: answer.profile } : card)),
    );
    return { outcome: 'saved' };
  };
  // Also what was not heard may have been saved.
  const refresh = () => void queryClient.invalidateQueries({ queryKey: cardsKey, exact: true });
  return {
    createAutoReload: fromPromise(async ({ input, signal }) => {
      const variables = autoReloadVariables(input, await collectReputation(signal));
      return createAutoReload({ variables, signal }).then(known).finally(refresh);
    }),
    updateAutoReload: fromPromise(async ({ input, signal }) => {
      const variables = autoReloadVariables(input, await collectReputation(signal));
      return updateAutoReload({ variables, signal }).then(known).finally(refresh);
    }),
    disableAutoReload: fromPromise(async ({ input, signal }) => {
      const variables = { ...input, reputation: await collectReputation(signal) };
      return disableAutoReload({ variables, signal }).then(known).finally(refresh);
    }),
  };
}

/** What the form begins with: the card's profile, else the configured choices and the preferred way to pay (CRD-025, CRD-034). */
function chosenAtFirst(
  profile: AutoReloadProfile | null,
  methods: readonly PaymentMethod[],
  { defaultSvcReloadOption, defaultTriggerAmountOption }: Configuration['storedValueCard'],
) {
  const own = methods.find((method) => hasId(method, profile?.payerId ?? null));
  // What pays is never changed silently: where the profile's own way to pay is gone, another one is chosen by the member.
  const method = profile === null ? methods[0] : own;
  return {
    isOn: profile?.isActive === true,
    amount: profile === null ? defaultSvcReloadOption : profile.amount,
    triggerAmount: profile?.triggerAmount ?? defaultTriggerAmountOption,
    paymentMethodId: method?.paymentMethodId ?? null,
  };
}

const NOTICE = 'auto-reload';

type Choice = ReturnType<typeof chosenAtFirst>;

const useKeptChoice = createKeptChoice<Choice>();

const choiceOf = ({ isOn, amount, triggerAmount, paymentMethodId }: Choice): Choice => ({
  isOn,
  amount,
  triggerAmount,
  paymentMethodId,
});

type Needs = { card: StoredValueCard; methods: readonly PaymentMethod[]; onClose: () => void };

/** Auto reload of a card (CRD-025 to CRD-036, OPP-056 to OPP-062). */
export function useAutoReload({ card, methods, onClose }: Needs) {
  const notices = useNotices();
  const queryClient = useQueryClient();
  const { storedValueCard } = useConfiguration();
  const { cardId, autoReloadProfile: profile } = card;
  const { kept, addPaymentMethod } = useKeptChoice(() => choiceOf(actor.getSnapshot().context), cardId);
  const atFirst = chosenAtFirst(profile, methods, storedValueCard);
  const isThere = methods.some(({ paymentMethodId: id }) => id === kept?.paymentMethodId);
  const saved = (text: 'turned-on' | 'turned-off' | 'updated') => {
    notices.toast(NOTICE, { text: wording(`cards-reload.auto.${text}`), tone: 'success' });
    onClose();
  };
  const actor = useFlow(autoReloadMachine, () => autoReloadActors(queryClient, cardId), {
    // A way to pay that is gone, or was still to be added, is none that was kept.
    input: { cardId, ...atFirst, ...kept, ...(!isThere && { paymentMethodId: atFirst.paymentMethodId }) },
    on: {
      'paymentMethod.required': addPaymentMethod,
      'autoReload.turnedOn': () => saved('turned-on'),
      'autoReload.turnedOff': () => saved('turned-off'),
      'autoReload.updated': () => saved('updated'),
      'autoReload.unchanged': onClose,
    },
  });
  useBackWaits(() => actor.getSnapshot().hasTag('busy'));
  const { isOn, amount, triggerAmount, paymentMethodId, mistakes, refusal, failure } = useSelector(
    actor,
    ({ context }) => context,
  );
  return {
    isOn,
    amount,
    triggerAmount,
    paymentMethodId,
    mistakes,
    refusal,
    failure: exceptSignedOut(failure),
    busy: useTag(actor, 'busy', 'done'),
    turn: () => actor.send({ type: 'reload.turned' }),
    chooseAmount: (chosen: number) => actor.send({ type: 'amount.chosen', amount: chosen }),
    chooseTrigger: (chosen: number) => actor.send({ type: 'trigger.chosen', triggerAmount: chosen }),
    chooseMethod: (chosen: string | null) =>
      chosen === null
        ? actor.send({ type: 'placeholder.chosen' })
        : actor.send({ type: 'method.chosen', paymentMethodId: chosen }),
    save: () => {
      // What was removed elsewhere is not chosen any more, and nothing else pays in its place unasked (CRD-033).
      const isOffered = methods.some(({ paymentMethodId: id }) => id === paymentMethodId);
      if (!isOffered) actor.send({ type: 'method.chosen', paymentMethodId: null });
      actor.send({ type: 'save.pressed', hasProfile: profile !== null, wasOn: profile?.isActive === true });
    },
  };
}
