import { useNavigate, useRouter } from '@tanstack/react-router';
import { safePathOf } from '#domain/return-url.ts';

/** Leads to the saved ways to pay; one that is added there leads back to this page (ORD-059, CRD-022, CRD-028). */
export function useAddPaymentMethod(): () => void {
  const { history } = useRouter();
  const navigate = useNavigate();
  return () => {
    const returnUrl = safePathOf(history.location.href);
    void navigate({ to: '/account/payment-method', search: returnUrl ? { returnUrl } : {} });
  };
}
