import { Link } from '@tanstack/react-router';
import { useMessages } from '#messages/messages-provider.tsx';
import { AccountPage, AccountPageActions } from '#parts/pages/account-page.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';

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
        <ButtonLink size="large" fullWidth render={<Link to="/menu" />}>
          {text('common.see-menu')}
        </ButtonLink>
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
        <ButtonLink size="large" fullWidth render={<Link to="/account/settings/communication-preferences" />}>
          {text('privacy-pages.unsubscribe.change')}
        </ButtonLink>
      </AccountPageActions>
    </AccountPage>
  );
}

function PreferencesLink({ label }: { readonly label: string }) {
  return (
    <TextLink standalone render={<Link to="/account/settings/communication-preferences" />}>
      {label}
    </TextLink>
  );
}
