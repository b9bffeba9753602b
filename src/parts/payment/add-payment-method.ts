import { useNavigate, useRouter } from '@tanstack/react-router';
import { safePathOf } from '#domain/return-url.ts';

/** Leads to the saved ways to pay; one that is added there leads back to this page (ORD-059, CRD-022, CRD-028). */
export function useAddPaymentMethod(): () => void {
  const router = useRouter();
  const navigate = useNavigate();
  return () => {
    // The page that is shown: at the second press of a double click the address is already the next one.
    const shown = router.state.resolvedLocation;
    const returnUrl = safePathOf(shown && router.options.context.addressOf(shown));
    void navigate({ to: '/account/payment-method', search: returnUrl ? { returnUrl } : {} });
  };
}
