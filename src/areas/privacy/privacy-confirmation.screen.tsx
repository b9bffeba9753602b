import { Link } from '@tanstack/react-router';
import { useMessages } from '#messages/messages-provider.tsx';
import { AccountPage, AccountPageActions } from '#parts/pages/account-page.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';

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
        <ButtonLink size="large" fullWidth render={<Link to="/menu" />}>
          {text('common.see-menu')}
        </ButtonLink>
        <TextLink standalone render={<Link to="/personal-information" />}>
          {text('common.other-address')}
        </TextLink>
      </AccountPageActions>
    </AccountPage>
  );
}
