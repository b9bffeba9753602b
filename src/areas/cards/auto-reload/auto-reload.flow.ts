import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { fromPromise } from 'xstate';
import {
  autoReloadVariables,
  createAutoReload,
  disableAutoReload,
  updateAutoReload,
} from '#api/account/auto-reload.ts';
import type { Refused } from '#api/account/card-refusal.ts';
import { cardsKey, cardsQuery, readCards } from '#api/account/cards.ts';
import { paymentMethodsKey, paymentMethodsQuery } from '#api/account/payment-methods.ts';
import type { AutoReloadSettings } from '#domain/cards/reload.ts';
import type { AutoReloadProfile, StoredValueCard } from '#domain/cards/stored-value-card.ts';
import { Failure } from '#domain/failure.ts';
import type { PaymentMethod } from '#domain/payment-methods/payment-method.ts';
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
import {
  type Began,
  type Choice,
  chosenAtFirst,
  chosenHere,
  heldSettings,
  settingsToSend,
} from './auto-reload-choice.ts';

type Saved = { readonly outcome: 'saved'; readonly profile: AutoReloadProfile | null } | Refused;

function autoReloadActors(
  queryClient: QueryClient,
  cardId: string,
  began: Began,
): EveryActorOf<typeof autoReloadMachine> {
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
  /** What the server may have of this form already, for all that is known here: it is sent again, whatever it is by now. */
  let sent: Partial<Choice> = {};
  /** The profile by now, to save what was chosen here over it; a switch that was not touched here is not turned back (D-442). */
  const readProfile = async (wanted: Partial<Choice>, signal: AbortSignal) => {
    const cards = await readCards({ signal });
    const held = cards.find((card) => card.cardId === cardId)?.autoReloadProfile ?? null;
    if ('isOn' in wanted || (held?.isActive === true) === began.choice.isOn) return held;
    // The member hears of it, and saves next what the switch says.
    sent = { ...sent, isOn: began.choice.isOn };
    throw new Failure('auto-reload-changed');
  };
  const turnOn = async ({ amount, triggerAmount, paymentMethodId }: AutoReloadSettings, signal: AbortSignal) => {
    const shown = { amount, triggerAmount, paymentMethodId };
    const wanted = { ...sent, ...chosenHere({ isOn: true, ...shown }, began) };
    const [profile, reputation] = await Promise.all([readProfile(wanted, signal), collectReputation(signal)]);
    sent = wanted;
    const methods = queryClient.getQueryData(paymentMethodsQuery().queryKey) ?? [];
    const settings = settingsToSend(shown, wanted, heldSettings(profile, methods));
    const variables = autoReloadVariables({ cardId, ...settings }, reputation);
    return (profile === null ? createAutoReload : updateAutoReload)({ variables, signal });
  };
  const turnOff = async (signal: AbortSignal) => {
    const isOff = { ...began.choice, isOn: false };
    const wanted = { ...sent, ...chosenHere(isOff, began) };
    if (!('isOn' in wanted)) await readProfile(wanted, signal);
    const variables = { cardId, reputation: await collectReputation(signal) };
    sent = wanted;
    return disableAutoReload({ variables, signal });
  };
  const save = fromPromise<AutoReloadAnswer, AutoReloadSettings & { readonly cardId: string }>(({ input, signal }) =>
    turnOn(input, signal).then(known).finally(refresh),
  );
  return {
    createAutoReload: save,
    updateAutoReload: save,
    disableAutoReload: fromPromise(({ signal }) => turnOff(signal).then(known).finally(refresh)),
  };
}

const NOTICE = 'auto-reload';

const useKeptChoice = createKeptChoice<Partial<Choice>>();

type Needs = { card: StoredValueCard; methods: readonly PaymentMethod[]; onClose: () => void };

/** Auto reload of a card (CRD-025 to CRD-036, OPP-056 to OPP-062). */
export function useAutoReload({ card, methods, onClose }: Needs) {
  const notices = useNotices();
  const queryClient = useQueryClient();
  const { storedValueCard } = useConfiguration();
  const { cardId, autoReloadProfile: profile } = card;
  const [began] = useState<Began>(() => ({
    choice: chosenAtFirst(profile, methods, storedValueCard),
    hasProfile: profile !== null,
  }));
  const { choice: atFirst } = began;
  const { kept, addPaymentMethod } = useKeptChoice(() => {
    const { isOn, amount, triggerAmount, paymentMethodId } = actor.getSnapshot().context;
    return chosenHere({ isOn, amount, triggerAmount, paymentMethodId }, began);
  }, cardId);
  const isThere = methods.some(({ paymentMethodId: id }) => id === kept?.paymentMethodId);
  const saved = (text: 'turned-on' | 'turned-off' | 'updated') => {
    notices.toast(NOTICE, { text: wording(`cards-reload.auto.${text}`), tone: 'success' });
    onClose();
  };
  const actor = useFlow(autoReloadMachine, () => autoReloadActors(queryClient, cardId, began), {
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
