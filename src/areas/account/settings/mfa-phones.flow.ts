import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { fromPromise } from 'xstate';
import { phonesQuery, removePhone } from '#api/account/phones.ts';
import type { MfaPhone } from '#domain/account/one-time-code.ts';
import { doneDespite } from '#domain/failure.ts';
import { mfaPhoneRemovalMachine } from '#machines/account/settings/mfa-phone-removal.machine.ts';
import { wording } from '#messages/messages.ts';
import { leaveOverlay } from '#parts/back-closes.ts';
import { useFailure } from '#parts/flow/session-loss.ts';
import { useFlow } from '#parts/flow/use-flow.ts';
import { useTag } from '#parts/flow/use-tag.ts';
import type { EveryActorOf } from '#session/every-actor.ts';
import { useSession } from '#session/session-provider.tsx';

const mfaPhoneRemovalActors = (queryClient: QueryClient): EveryActorOf<typeof mfaPhoneRemovalMachine> => ({
  removePhone: fromPromise(async ({ input: { phoneId }, signal }) => {
    const { queryKey } = phonesQuery();
    try {
      await doneDespite('phone-missing', removePhone({ params: { id: phoneId }, signal }));
      queryClient.setQueryData(queryKey, (phones) => phones?.filter(({ id }) => id !== phoneId));
    } finally {
      void queryClient.invalidateQueries({ queryKey });
    }
  }),
});

/** A phone goes from the list, after a question (ACC-116, ACC-120). */
export function usePhoneRemoval(onVerificationRequired: () => void) {
  const { notices } = useSession();
  const { history } = useRouter();
  const queryClient = useQueryClient();
  const actor = useFlow(mfaPhoneRemovalMachine, () => mfaPhoneRemovalActors(queryClient), {
    on: {
      'verification.required': onVerificationRequired,
      'phone.removed': ({ phone: { lastFour } }) => {
        notices.toast('mfa-phone', { text: wording('account.settings.phones.removed', { lastFour }), tone: 'success' });
        // The question is over; its entry would be a step Back that changes nothing.
        void leaveOverlay(history);
      },
    },
  });
  const failure = useFailure(actor);
  return {
    phone: useSelector(actor, ({ context }) => context.phone),
    isAsking: useTag(actor, 'asking'),
    busy: useTag(actor, 'busy'),
    failure,
    request: (phone: MfaPhone) => actor.send({ type: 'removal.requested', phone }),
    confirm: () => actor.send({ type: 'removal.confirmed' }),
    decline: () => actor.send({ type: 'removal.declined' }),
  };
}

export type PhoneRemoval = ReturnType<typeof usePhoneRemoval>;
