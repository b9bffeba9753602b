import type { ReactNode } from 'react';
import { useMessages } from '#messages/messages-provider.tsx';
import { useHeadingFocus } from '#parts/use-heading-focus.ts';
import { SettingsFormPage } from '../settings/settings-page.tsx';
import type { MfaVerification } from './mfa-verification.flow.ts';
import { Proof } from './proof.tsx';

type VerifiedPageProps = {
  readonly title: ReactNode;
  readonly verification: MfaVerification;
  /** Mounted, and so fetched, only after the proof. */
  readonly children: ReactNode;
};

/** A page of the settings behind a proof that it is the member (ACC-106, decision AO-30). */
export function VerifiedPage({ title, verification, children }: VerifiedPageProps) {
  const { text } = useMessages();
  const { isOpen } = verification;
  useHeadingFocus(isOpen ? 'open' : verification.isUnread ? 'unread' : 'asked');
  if (isOpen) return children;
  return (
    <SettingsFormPage title={title} lead={text('account.second-factor.verification.lead')}>
      <Proof verification={verification} />
    </SettingsFormPage>
  );
}
