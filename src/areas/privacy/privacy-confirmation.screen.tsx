import { useMessages } from '#messages/messages-provider.tsx';
import { ButtonTo, TextTo } from '#parts/page-links.tsx';
import { AccountPage, AccountPageActions } from '#parts/pages/account-page.tsx';

/** The same for every address, whether or not it is known (PRI-009, PRI-012). */
export function PrivacyConfirmationScreen() {
  const { text } = useMessages();
  return (
    <AccountPage
      picture="privacy-noted"
      title={text('privacy-pages.confirmation.title')}
      lead={text('privacy-pages.confirmation.text')}
    >
      <AccountPageActions>
        <ButtonTo to="/menu" size="large" fullWidth>
          {text('common.see-menu')}
        </ButtonTo>
        <TextTo to="/personal-information">{text('common.other-address')}</TextTo>
      </AccountPageActions>
    </AccountPage>
  );
}
