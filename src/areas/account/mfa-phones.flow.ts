import { useQueryClient } from '@tanstack/react-query';
import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useMemo } from 'react';
import { fromPromise } from 'xstate';
import { phonesQuery, removePhone } from '#api/account/phones.ts';
import type { MfaPhone } from '#domain/one-time-code.ts';
import { mfaPhoneRemovalMachine } from '#machines/account/mfa-phone-removal.machine.ts';
import type { EveryActorOf } from '#machines/every-actor.ts';
import { wording } from '#messages/messages.ts';
import { useFlowRuntime } from '#session/flow-runtime.tsx';
import { useSession } from '#session/session-provider.tsx';
import { useSessionLoss } from './session-loss.ts';

const mfaPhoneRemovalActors = {
  removePhone: fromPromise<void, { phoneId: string }>(async ({ input: { phoneId }, signal }) => {
    await removePhone({ params: { id: phoneId }, signal });
  }),
} satisfies EveryActorOf<typeof mfaPhoneRemovalMachine>;

/** A phone goes from the list, after a question (ACC-116, ACC-120). */
export function usePhoneRemoval(onVerificationDue: () => void) {
  const { notices } = useSession();
  const queryClient = useQueryClient();
  const { options, actors } = useFlowRuntime();
  const machine = useMemo(
    () => mfaPhoneRemovalMachine.provide({ actors: { ...mfaPhoneRemovalActors, ...actors } }),
    [actors],
  );
  const actor = useActorRef(machine, options);
  useEffect(() => {
    const subscriptions = [
      actor.on('verification.due', onVerificationDue),
      actor.on('phone.removed', ({ phone: { id, lastFour } }) => {
        notices.toast('mfa-phone', { text: wording('settings.phones.removed', { lastFour }), tone: 'success' });
        const { queryKey } = phonesQuery();
        queryClient.setQueryData(queryKey, (phones) => phones?.filter((phone) => phone.id !== id));
        void queryClient.invalidateQueries({ queryKey });
      }),
    ];
    return () => {
      for (const subscription of subscriptions) subscription.unsubscribe();
    };
  }, [actor, notices, queryClient, onVerificationDue]);
  const failure = useSessionLoss(useSelector(actor, ({ context }) => context.failure));
  return {
    phone: useSelector(actor, ({ context }) => context.phone),
    isAsking: useSelector(actor, (state) => state.hasTag('asking')),
    busy: useSelector(actor, (state) => state.hasTag('busy')),
    failure,
    want: (phone: MfaPhone) => actor.send({ type: 'removal.wanted', phone }),
    confirm: () => actor.send({ type: 'removal.confirmed' }),
    decline: () => actor.send({ type: 'removal.declined' }),
  };
}

export type PhoneRemoval = ReturnType<typeof usePhoneRemoval>;
