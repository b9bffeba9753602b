import { useNavigate } from '@tanstack/react-router';
import { wording } from '#messages/messages.ts';
import { useReturnTo } from '#session/return-to.ts';
import { useNotices } from '#session/session-provider.tsx';
import type { StepsSearch } from './steps-search.ts';

/** Where a flow goes when a way to pay is saved: back to what sent the member here, else to the list. */
export function useSaved(
  { returnUrl }: Pick<StepsSearch, 'returnUrl'>,
  message: 'added' | 'changed' | 'paypal-added',
): () => void {
  const notices = useNotices();
  const navigate = useNavigate();
  const returnTo = useReturnTo();
  return () => {
    notices.toast('payment-method', { text: wording(`payment-methods.saved.${message}`), tone: 'success' });
    if (returnUrl) void returnTo(returnUrl);
    else void navigate({ to: '/account/payment-method', replace: true });
  };
}
