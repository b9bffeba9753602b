import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { type ActorRefFrom, fromPromise } from 'xstate';
import type { PaymentMethod } from '#domain/payment-methods/payment-method.ts';
import { isCardType } from '#domain/payment-methods/payment-method.ts';
import type { paymentTokenMachine } from '#machines/payment-methods/payment-token.machine.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { usePaymentMethodText } from '#parts/payment/payment-method-text.ts';
import { type CardField, type CardFieldTexts, createCardField } from '#platform/card-field/card-field.ts';
import type { EveryActorOf } from '#session/every-actor.ts';

export type PaymentToken = ActorRefFrom<typeof paymentTokenMachine>;

/** What happens inside the card field, as the machine of a step needs it; a guest's card goes with its billing address. */
export const tokenActors = (
  field: CardField,
  addressToken: () => string | null = () => null,
): EveryActorOf<typeof paymentTokenMachine> => ({
  awaitField: fromPromise(({ signal }) => field.whenReady(signal)),
  acquireToken: fromPromise(({ signal }) => field.tokenise(signal, addressToken())),
});

/** The card field of a step, in the language of the page; `method` is a saved card whose number is not entered again. */
export function useCardField(method: PaymentMethod | null, onSubmit: () => void): CardField {
  const { text, locale } = useMessages();
  const nameOf = usePaymentMethodText();
  const texts: CardFieldTexts = {
    language: locale,
    words: {
      number: text('payment-methods.card.number'),
      expiry: text('payment-methods.card.expiry'),
      expiryHint: text('payment-methods.card.expiry-hint'),
      code: text('payment-methods.card.code'),
      codeHint: text('payment-methods.card.code-hint'),
      amexCodeHint: text('payment-methods.card.amex-code-hint'),
      numberMissing: text('payment-methods.card.number-missing'),
      numberInvalid: text('payment-methods.card.number-invalid'),
      numberUnsupported: text('payment-methods.card.number-unsupported'),
      expiryInvalid: text('payment-methods.card.expiry-invalid'),
      expiryPast: text('payment-methods.card.expiry-past'),
      codeInvalid: text('payment-methods.card.code-invalid'),
    },
    known:
      method && isCardType(method.paymentType)
        ? { paymentType: method.paymentType, lastFour: method.accountNumberLastFour ?? '', name: nameOf(method) }
        : null,
  };
  const [field] = useState(() => createCardField({ ...texts, onSubmit }));
  // The field itself knows whether it is another language.
  useEffect(() => field.speak(texts));
  return field;
}

/** What a step shows of its card field; without an actor the card is entered, and something else is under way. */
export function usePaymentToken(actor: PaymentToken | undefined) {
  return {
    loading: useSelector(actor, (state) => state?.hasTag('loading') ?? false),
    isUnavailable: useSelector(actor, (state) => state?.hasTag('unavailable') ?? false),
    busy: useSelector(actor, (state) => (state?.hasTag('busy') || state?.status === 'done') ?? false),
    isTried: useSelector(actor, (state) => state?.context.isTried ?? false),
    failure: useSelector(actor, (state) => state?.context.failure ?? null),
    submit: () => actor?.send({ type: 'card.submitted' }),
    retry: () => actor?.send({ type: 'retry.pressed' }),
  };
}
