import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { fromPromise } from 'xstate';
import type { Consent } from '#domain/privacy/consent.ts';
import { consentMachine } from '#machines/privacy/consent.machine.ts';
import { useFlow } from '#parts/flow/use-flow.ts';
import { useTag } from '#parts/flow/use-tag.ts';
import { isSharingRefused, keptConsent, onConsentKept, saveConsent } from '#platform/measuring/consent.ts';
import type { EveryActorOf } from '#session/every-actor.ts';

const consentActors: EveryActorOf<typeof consentMachine> = {
  keepConsent: fromPromise(async ({ input }) => saveConsent(input)),
};

type ConsentNeeds = {
  /** The visitor opens the choice, made before or not. */
  readonly isReopened: boolean;
  /** Chosen, here or elsewhere, or only looked at. */
  readonly onClosed: () => void;
};

/** The question for consent, and the choice in detail (ACC-114, FC-140). */
export function useConsent({ isReopened, onClosed }: ConsentNeeds) {
  const actor = useFlow(consentMachine, consentActors, {
    input: { kept: keptConsent(), isReopened },
    on: { 'consent.closed': onClosed },
  });
  useEffect(() => onConsentKept(() => actor.send({ type: 'consent.kept' })), [actor]);
  return {
    isAsking: useTag(actor, 'asking'),
    isChoosing: useTag(actor, 'choosing'),
    chosen: useSelector(actor, ({ context }) => context.chosen),
    /** The browser itself says no to this purpose, whatever is chosen. */
    isRefused: (purpose: keyof Consent) => purpose === 'advertising' && isSharingRefused(),
    acceptAll: () => actor.send({ type: 'all.accepted' }),
    acceptNeeded: () => actor.send({ type: 'needed.chosen' }),
    openDetails: () => actor.send({ type: 'details.opened' }),
    closeDetails: () => actor.send({ type: 'details.closed' }),
    turn: (purpose: keyof Consent) => actor.send({ type: 'purpose.turned', purpose }),
    save: () => actor.send({ type: 'choice.saved' }),
  };
}
