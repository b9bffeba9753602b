import type { FailureCode } from '#domain/failure.ts';
import type { GiftPayment } from '#domain/gifting/gift-purchase.ts';
import type { PaymentMethod } from '#domain/payment-methods/payment-method.ts';
import { useWaysToPay } from '#parts/payment/ways-to-pay.ts';
import { useIsVisitorUnknown, useVisitor } from '#session/session-provider.tsx';

/** Who pays, and a member with what (GFT-044, GFT-047). */
type GiftPayer =
  | { readonly kind: 'unknown' }
  | { readonly kind: 'guest' }
  | {
      readonly kind: 'member';
      /** Null while they are not known. */
      readonly methods: readonly PaymentMethod[] | null;
      readonly method: PaymentMethod | null;
      readonly payment: GiftPayment | null;
      readonly failure: FailureCode | null;
      readonly retry: () => void;
    };

/** The saved method that was chosen, and the best one until then; one that is gone leaves none (D-281). */
export function useGiftPayer(chosen: string | null): GiftPayer {
  const isUnknown = useIsVisitorUnknown();
  const isMember = useVisitor().kind === 'member';
  const { methods, failure, retry } = useWaysToPay({ isMember });
  if (isUnknown) return { kind: 'unknown' };
  if (!isMember) return { kind: 'guest' };
  const isIt = ({ paymentMethodId }: PaymentMethod) => paymentMethodId === chosen;
  const method = (chosen === null ? methods?.[0] : methods?.find(isIt)) ?? null;
  const payment: GiftPayment | null = method && {
    kind: 'instrument',
    id: method.paymentInstrumentId,
    paymentType: method.paymentType,
  };
  return { kind: 'member', methods, method, payment, failure, retry };
}
