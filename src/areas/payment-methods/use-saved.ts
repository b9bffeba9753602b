import { useNavigate } from '@tanstack/react-router';
import type { FailureCode } from '#domain/failure.ts';
import { wording } from '#messages/messages.ts';
import { useReturnTo } from '#session/pages/return-to.ts';
import { useNotices } from '#session/session-provider.tsx';
import type { StepsSearch } from './steps-search.ts';

const NOTICE = 'payment-method';

/** What follows where a way to pay is saved: it is said, and the flow goes back to what sent the member here, else to the list. */
export function useSaved({ returnUrl }: Pick<StepsSearch, 'returnUrl'>, message: 'added' | 'changed' | 'paypal-added') {
  const notices = useNotices();
  const navigate = useNavigate();
  const returnTo = useReturnTo();
  const say = () => notices.toast(NOTICE, { text: wording(`payment-methods.saved.${message}`), tone: 'success' });
  return {
    onSaved(): void {
      say();
      if (returnUrl) void returnTo(returnUrl);
      else void navigate({ to: '/account/payment-method', replace: true });
    },
    /** Where the step was left before (D-416). */
    say: {
      answered: say,
      failed: (failure: FailureCode) =>
        notices.showBanner(NOTICE, {
          title: wording('payment-methods.saved.failed'),
          text: wording(`failures.${failure}`),
          tone: 'failure',
        }),
    },
  };
}

export type Saved = ReturnType<typeof useSaved>;
