import { Link } from '@tanstack/react-router';
import { useMessages } from '#messages/messages-provider.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { AccountPage, AccountPageActions } from './account-page.tsx';

/** The new password counts from now on (ACC-093). */
export function PasswordUpdatedScreen() {
  const { text } = useMessages();
  return (
    <AccountPage picture="password-updated" title={text('recover.updated.title')} lead={text('recover.updated.text')}>
      <AccountPageActions>
        <ButtonLink size="large" fullWidth render={<Link to="/account/signin" />}>
          {text('recover.updated.sign-in')}
        </ButtonLink>
      </AccountPageActions>
    </AccountPage>
  );
}
