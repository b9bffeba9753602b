import { useEffect } from 'react';
import { useMessages } from '#messages/messages-provider.tsx';
import type { ReauthenticationProps } from '#parts/cards/reauthentication.ts';
import { look } from '#ui/theme/text.css.ts';
import { useReauthentication } from './mfa-verification.flow.ts';
import { Proof } from './proof.tsx';
import * as css from './second-factor.css.ts';

/** The proof that it is still the member, in the place of what waits for it (CRD-014). */
export function Reauthentication({ onProven, onDeclined }: ReauthenticationProps) {
  const { text } = useMessages();
  const verification = useReauthentication(onDeclined);
  const { isOpen } = verification;
  useEffect(() => {
    if (isOpen) onProven();
  }, [isOpen, onProven]);
  if (isOpen) return null;
  return (
    <div className={css.step}>
      <p className={look.body}>{text('account.second-factor.reauthentication.lead')}</p>
      <Proof verification={verification} />
    </div>
  );
}
