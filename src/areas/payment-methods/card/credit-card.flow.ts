import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useSelector } from '@xstate/react';
import { useRef } from 'react';
import { fromPromise } from 'xstate';
import { addressesQuery } from '#api/account/addresses.ts';
import { addPaymentMethod, changePaymentMethod, paymentMethodsQuery } from '#api/account/payment-methods.ts';
import { failureCodeOf } from '#domain/failure.ts';
import type { PaymentMethod } from '#domain/payment-methods/payment-method.ts';
import { creditCardMachine } from '#machines/payment-methods/credit-card.machine.ts';
import { paymentTokenMachine } from '#machines/payment-methods/payment-token.machine.ts';
import { useFailure } from '#parts/flow/session-loss.ts';
import { untilAnswered } from '#parts/flow/until-answered.ts';
import { useFlow } from '#parts/flow/use-flow.ts';
import { useTag } from '#parts/flow/use-tag.ts';
import type { CardField } from '#platform/card-field/card-field.ts';
import type { EveryActorOf } from '#session/every-actor.ts';
import type { Session } from '#session/session.ts';
import { useSession } from '#session/session-provider.tsx';
import type { Saved } from '../use-saved.ts';
import { tokenActors, useCardField } from './payment-token.flow.ts';

type CreditCardNeeds = {
  /** The saved card that is edited; null adds one. */
  readonly method: PaymentMethod | null;
  readonly billingAddressId: string | null;
  readonly saved: Saved;
};

/** In the place of its older entry, else at the end. */
function withMethod(methods: readonly PaymentMethod[], saved: PaymentMethod): readonly PaymentMethod[] {
  const isSaved = ({ paymentMethodId }: PaymentMethod) => paymentMethodId === saved.paymentMethodId;
  return methods.some(isSaved) ? methods.map((each) => (isSaved(each) ? saved : each)) : [...methods, saved];
}

function cardActors(
  field: CardField,
  session: Session,
  queryClient: QueryClient,
  { method, billingAddressId, saved }: CreditCardNeeds,
): EveryActorOf<typeof creditCardMachine> {
  return {
    paymentToken: paymentTokenMachine.provide({ actors: tokenActors(field) }),
    saveMethod: fromPromise(async ({ input: { token }, signal: ofPage }) => {
      const body = { paymentInstrumentToken: token, billingAddressId };
      const { queryKey } = paymentMethodsQuery();
      await untilAnswered({
        session,
        signal: ofPage,
        send: async (signal) => {
          const sent =
            method === null
              ? addPaymentMethod({ body, signal })
              : changePaymentMethod({ params: { id: method.paymentMethodId }, body, signal });
          return sent.catch((thrown: unknown) => {
            // The list is of before: the way back would offer the one that is gone (D-363).
            if (failureCodeOf(thrown) === 'address-missing')
              void queryClient.invalidateQueries({ queryKey: addressesQuery().queryKey });
            throw thrown;
          });
        },
        learn: (one) => queryClient.setQueryData(queryKey, (methods) => methods && withMethod(methods, one)),
        // Where the answer was lost it may be saved all the same.
        readAnew: () => void queryClient.invalidateQueries({ queryKey }),
        say: saved.say,
      });
    }),
  };
}

/** The card step of a member: a token out of the card field is saved (BIL-004, BIL-005, CRD-039). */
export function useCreditCard(needs: CreditCardNeeds) {
  const session = useSession();
  const queryClient = useQueryClient();
  const submit = useRef(() => {});
  const field = useCardField(needs.method, () => submit.current());
  const actor = useFlow(creditCardMachine, () => cardActors(field, session, queryClient, needs), {
    on: { 'method.saved': needs.saved.onSaved },
  });
  const token = useSelector(actor, (state) => state.children.paymentToken);
  submit.current = () => token?.send({ type: 'card.submitted' });
  return {
    field,
    /** While the card is entered. */
    token,
    failure: useFailure(actor),
    saving: useTag(actor, 'busy', 'saved'),
    isUnsaved: useTag(actor, 'unsaved'),
    retry: () => actor.send({ type: 'retry.pressed' }),
  };
}

export type CreditCardFlow = ReturnType<typeof useCreditCard>;
