import { useMessages } from '#messages/messages-provider.tsx';
import { ButtonTo } from '#parts/page-links.tsx';
import { AccountPage, AccountPageActions } from '#parts/pages/account-page.tsx';

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
        <ButtonTo to="/account/signin" size="large" fullWidth>
          {text('common.sign-in')}
        </ButtonTo>
      </AccountPageActions>
    </AccountPage>
  );
}
