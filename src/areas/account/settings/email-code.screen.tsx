import { useMessages } from '#messages/messages-provider.tsx';
import { TextTo } from '#parts/page-links.tsx';
import { CodeConfirmation } from '../second-factor/code-confirmation.tsx';
import { useEmailCode } from './edit-email.flow.ts';
import { SettingsFormPage } from './settings-page.tsx';

/** The second step of another e-mail address: its code (ACC-110, ACC-112). */
export function EmailCodeScreen() {
  const { text } = useMessages();
  const { proposed, confirmation } = useEmailCode();
  // Confirmed or lost a moment ago: another page follows.
  if (proposed === null || !confirmation) return null;
  return (
    <SettingsFormPage
      title={text('account.settings.email-code.title')}
      lead={text('account.settings.email-code.lead', { emailAddress: proposed })}
    >
      <CodeConfirmation confirmation={confirmation} />
      <TextTo to="/account/settings/edit-email">{text('common.other-address')}</TextTo>
    </SettingsFormPage>
  );
}
