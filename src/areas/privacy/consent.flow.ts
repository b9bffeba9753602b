import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { fromPromise } from 'xstate';
import type { Consent } from '#domain/consent.ts';
import type { EveryActorOf } from '#machines/every-actor.ts';
import { consentMachine } from '#machines/privacy/consent.machine.ts';
import { keptConsent, onConsentKept, saveConsent } from '#platform/consent.ts';
import { useFlowRuntime } from '#session/flow-runtime.tsx';

const consentActors = {
  keepConsent: fromPromise<void, Consent>(async ({ input }) => saveConsent(input)),
} satisfies EveryActorOf<typeof consentMachine>;

interface ConsentNeeds {
  /** Somebody wants to look at the choice, made before or not. */
  readonly isReopened: boolean;
  /** Chosen, here or elsewhere, or only looked at. */
  readonly onClosed: () => void;
}

/** The question for consent, and the choice in detail (ACC-114, FC-140). */
export function useConsent({ isReopened, onClosed }: ConsentNeeds) {
  const { options, actors } = useFlowRuntime();
  const machine = useMemo(() => consentMachine.provide({ actors: { ...consentActors, ...actors } }), [actors]);
  const actor = useActorRef(machine, { ...options, input: { kept: keptConsent(), isReopened } });
  useEffect(() => onConsentKept(() => actor.send({ type: 'consent.kept' })), [actor]);
  useEffect(() => {
    const subscription = actor.on('consent.closed', onClosed);
    return () => subscription.unsubscribe();
  }, [actor, onClosed]);
  return {
    isAsking: useSelector(actor, (state) => state.hasTag('asking')),
    isChoosing: useSelector(actor, (state) => state.hasTag('choosing')),
    chosen: useSelector(actor, ({ context }) => context.chosen),
    acceptAll: () => actor.send({ type: 'all.accepted' }),
    acceptNeeded: () => actor.send({ type: 'needed.chosen' }),
    openDetails: () => actor.send({ type: 'details.opened' }),
    closeDetails: () => actor.send({ type: 'details.closed' }),
    turn: (purpose: keyof Consent) => actor.send({ type: 'purpose.turned', purpose }),
    save: () => actor.send({ type: 'choice.saved' }),
  };
}
