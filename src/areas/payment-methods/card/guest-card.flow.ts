import { useSelector } from '@xstate/react';
import { useEffect, useRef } from 'react';
import { paymentTokenMachine } from '#machines/payment-methods/payment-token.machine.ts';
import { useFlow } from '#parts/flow/use-flow.ts';
import { guestPaymentOf } from '#session/guest/guest-payment.ts';
import { useSession } from '#session/session-provider.tsx';
import { tokenActors, useCardField } from './payment-token.flow.ts';

/** A guest's card becomes a token that pays once; its age counts from the moment when it came (BIL-010, BIL-031). */
export function useGuestCard() {
  const session = useSession();
  const payment = guestPaymentOf(session);
  const submit = useRef(() => {});
  const field = useCardField(null, () => submit.current());
  const token = useFlow(paymentTokenMachine, () =>
    tokenActors(field, () => payment.getSnapshot().context.addressToken),
  );
  submit.current = () => token.send({ type: 'card.submitted' });
  const acquired = useSelector(token, ({ output }) => output ?? null);
  useEffect(() => {
    if (acquired === null) return;
    payment.send({
      type: 'card.kept',
      instrument: {
        paymentInstrumentToken: acquired.token,
        tokenAcquiredTimestamp: session.clock.now(),
        accountNumberLastFour: acquired.lastFour,
        paymentType: acquired.paymentType,
      },
    });
  }, [acquired, payment, session]);
  return { field, token };
}
