import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useSelector } from '@xstate/react';
import { useEffect } from 'react';
import { fromPromise } from 'xstate';
import { makeDefaultPaymentMethod, paymentMethodsQuery, removePaymentMethod } from '#api/account/payment-methods.ts';
import { doneDespite } from '#domain/failure.ts';
import type { PaymentMethod } from '#domain/payment-methods/payment-method.ts';
import { paymentMethodListMachine } from '#machines/payment-methods/payment-method-list.machine.ts';
import { wording } from '#messages/messages.ts';
import { leaveOverlay } from '#parts/back-closes.ts';
import { exceptSignedOut } from '#parts/flow/session-loss.ts';
import { untilAnswered } from '#parts/flow/until-answered.ts';
import { useFlow } from '#parts/flow/use-flow.ts';
import { useTag } from '#parts/flow/use-tag.ts';
import type { EveryActorOf } from '#session/every-actor.ts';
import type { Session } from '#session/session.ts';
import { useSession } from '#session/session-provider.tsx';

const NOTICE = 'payment-method';

const sayDefaultChanged = ({ notices }: Session) =>
  notices.toast(NOTICE, { text: wording('payment-methods.list.default-changed'), tone: 'success' });

function listActors(session: Session, queryClient: QueryClient): EveryActorOf<typeof paymentMethodListMachine> {
  const { queryKey } = paymentMethodsQuery();
  return {
    makeDefault: fromPromise(async ({ input: { methodId }, signal: ofPage }) => {
      await untilAnswered({
        session,
        signal: ofPage,
        send: (signal) => makeDefaultPaymentMethod({ params: { id: methodId }, signal }),
        learn: () =>
          queryClient.setQueryData(queryKey, (methods) =>
            methods?.map((method) => ({ ...method, isDefault: method.paymentMethodId === methodId })),
          ),
        // Where the answer was lost it may be the default all the same.
        readAnew: () => void queryClient.invalidateQueries({ queryKey }),
        say: {
          answered: () => sayDefaultChanged(session),
          failed: (failure) =>
            session.notices.showBanner(NOTICE, {
              title: wording('payment-methods.list.default-failed'),
              text: wording(`failures.${failure}`),
              tone: 'failure',
            }),
        },
      });
    }),
    removeMethod: fromPromise(async ({ input: { methodId }, signal }) => {
      try {
        // It may be gone already: by a try whose answer was lost, or in another tab.
        await doneDespite('payment-method-missing', removePaymentMethod({ params: { id: methodId }, signal }));
        queryClient.setQueryData(queryKey, (methods) =>
          methods?.filter(({ paymentMethodId }) => paymentMethodId !== methodId),
        );
      } finally {
        // Another one may be the default now; and where the answer was lost it may be gone all the same.
        void queryClient.invalidateQueries({ queryKey });
      }
    }),
  };
}

/** What a member does with the saved payment methods, as they were last read (CRD-037, CRD-050). */
export function usePaymentMethodList(methods: readonly PaymentMethod[] | undefined) {
  const session = useSession();
  const { history } = useRouter();
  const queryClient = useQueryClient();
  const actor = useFlow(paymentMethodListMachine, () => listActors(session, queryClient), {
    on: {
      'default.changed': () => sayDefaultChanged(session),
      'method.removed': () => {
        session.notices.toast(NOTICE, { text: wording('payment-methods.list.removed'), tone: 'success' });
        // The question is over; its entry would be a step Back that changes nothing.
        void leaveOverlay(history);
      },
    },
  });
  const chosen = useSelector(actor, ({ context }) => context.chosen);
  const failure = useSelector(actor, ({ context }) => context.failure);
  const defaultId = methods?.find(({ isDefault }) => isDefault)?.paymentMethodId;
  useEffect(() => {
    if (failure !== null && defaultId !== undefined) actor.send({ type: 'default.read', methodId: defaultId });
  }, [actor, failure, defaultId]);
  const isPromoting = useTag(actor, 'promoting');
  return {
    /** The method that a question, a change or a failure is about. */
    chosen,
    isAsking: useTag(actor, 'asking'),
    busy: useTag(actor, 'busy'),
    failure: exceptSignedOut(failure),
    /** As the member has just chosen it, before the server has answered. */
    isDefault: ({ paymentMethodId, isDefault }: PaymentMethod) =>
      isPromoting ? paymentMethodId === chosen?.paymentMethodId : isDefault,
    makeDefault: (method: PaymentMethod) => actor.send({ type: 'default.pressed', method }),
    requestRemoval: (method: PaymentMethod) => actor.send({ type: 'removal.requested', method }),
    confirm: () => actor.send({ type: 'removal.confirmed' }),
    decline: () => actor.send({ type: 'removal.declined' }),
  };
}

export type PaymentMethodListFlow = ReturnType<typeof usePaymentMethodList>;
