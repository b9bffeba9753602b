import type { PaymentMethod } from '#domain/payment-methods/payment-method.ts';
import { useMessages } from '#messages/messages-provider.tsx';

type Named = Pick<PaymentMethod, 'paymentType' | 'accountNumberLastFour'>;

/** How a payment method is called: "Visa ending in 1111", "PayPal". A page that uses it loads the words of `payment`. */
export function usePaymentMethodText() {
  const { text } = useMessages();
  return ({ paymentType, accountNumberLastFour }: Named): string => {
    const name = text(`payment.name.${paymentType}`);
    return accountNumberLastFour === null ? name : text('payment.ending-in', { name, lastFour: accountNumberLastFour });
  };
}
