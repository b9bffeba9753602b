import { Link } from '@tanstack/react-router';
import { useMessages } from '#messages/messages-provider.tsx';
import { AccountPage, AccountPageActions } from '#parts/pages/account-page.tsx';
import { ButtonLink } from '#ui/button/button.tsx';

/** The new password counts from now on (ACC-093). */
export function PasswordUpdatedScreen() {
  const { text } = useMessages();
  return (
    <AccountPage
      picture="password-updated"
      title={text('account.recover.updated.title')}
      lead={text('account.recover.updated.text')}
    >
      <AccountPageActions>
        <ButtonLink size="large" fullWidth render={<Link to="/account/signin" />}>
          {text('common.sign-in')}
        </ButtonLink>
      </AccountPageActions>
    </AccountPage>
  );
}
