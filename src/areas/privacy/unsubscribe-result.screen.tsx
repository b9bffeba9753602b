import { useMessages } from '#messages/messages-provider.tsx';
import { ButtonTo, TextTo } from '#parts/page-links.tsx';
import { AccountPage, AccountPageActions } from '#parts/pages/account-page.tsx';

/** The value of `type` that means mails about what a member likes (UNS-007, AMB-45). */
const PERSONALIZED = 'personalized';

type UnsubscribeResultScreenProps = {
  readonly success?: string | undefined;
  readonly type?: string | undefined;
};

/** What came of the link in a mail; the page itself changes nothing (UNS-001 to UNS-007). */
export function UnsubscribeResultScreen({ success, type }: UnsubscribeResultScreenProps) {
  const { text } = useMessages();
  if (success !== 'true') return <CannotUnsubscribe />;
  const isPersonalized = type?.toLowerCase() === PERSONALIZED;
  return (
    <AccountPage
      picture="mail-stopped"
      title={text(isPersonalized ? 'privacy-pages.unsubscribe.personalized' : 'privacy-pages.unsubscribe.promotional')}
      lead={text('privacy-pages.unsubscribe.parting')}
    >
      <AccountPageActions>
        <ButtonTo to="/menu" size="large" fullWidth>
          {text('common.see-menu')}
        </ButtonTo>
        <PreferencesLink label={text('privacy-pages.unsubscribe.manage')} />
      </AccountPageActions>
    </AccountPage>
  );
}

function CannotUnsubscribe() {
  const { text } = useMessages();
  return (
    <AccountPage
      picture="link-expired"
      title={text('privacy-pages.unsubscribe.failed')}
      lead={text('privacy-pages.unsubscribe.failed-text')}
    >
      <p>{text('privacy-pages.unsubscribe.account-holders')}</p>
      <AccountPageActions>
        <ButtonTo to="/account/settings/communication-preferences" size="large" fullWidth>
          {text('privacy-pages.unsubscribe.change')}
        </ButtonTo>
      </AccountPageActions>
    </AccountPage>
  );
}

function PreferencesLink({ label }: { readonly label: string }) {
  return <TextTo to="/account/settings/communication-preferences">{label}</TextTo>;
}
