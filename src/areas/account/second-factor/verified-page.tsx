import { type ReactNode, useEffect, useRef } from 'react';
import { useMessages } from '#messages/messages-provider.tsx';
import { focusHeading } from '#platform/document.ts';
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
  const stage = isOpen ? 'open' : verification.isUnread ? 'unread' : 'asked';
  const drawn = useRef(stage);
  useEffect(() => {
    // What had the focus went with the stage before.
    if (drawn.current !== stage) focusHeading();
    drawn.current = stage;
  }, [stage]);
  if (isOpen) return children;
  return (
    <SettingsFormPage title={title} lead={text('account.second-factor.verification.lead')}>
      <Proof verification={verification} />
    </SettingsFormPage>
  );
}
