import { isExpired, type PaymentMethod } from '#domain/payment-methods/payment-method.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { useSession } from '#session/session-provider.tsx';
import { PaymentMark } from './payment-mark.tsx';
import { usePaymentMethodText } from './payment-method-text.ts';

/** How a saved way to pay stands among others to choose from: one that has expired says so. */
export function usePaymentMethodOption() {
  const { text } = useMessages();
  const nameOf = usePaymentMethodText();
  const { clock } = useSession();
  return (method: PaymentMethod) => ({
    label: nameOf(method),
    detail: isExpired(method, clock.now()) ? text('payment.method-expired') : null,
    picture: <PaymentMark type={method.paymentType} />,
  });
}
