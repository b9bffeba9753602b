import { useMessages } from '#messages/messages-provider.tsx';
import { useOnReconnect } from '#parts/loading/use-on-reconnect.ts';
import { ButtonTo, TextTo } from '#parts/page-links.tsx';
import { AccountPage, AccountPageActions } from '#parts/pages/account-page.tsx';
import { useHeadingFocus } from '#parts/use-heading-focus.ts';
import { Button } from '#ui/button/button.tsx';
import { useResetLink } from './reset-link.flow.ts';

/** Where the link of the mail leads: on, while it works; else it says so (ACC-099 to ACC-101). */
export function ResetLinkScreen({ token }: { readonly token: string }) {
  const { text, failureText } = useMessages();
  const link = useResetLink(token);
  useHeadingFocus(link.expired ? 'expired' : link.failure === null ? 'checking' : 'failed');
  useOnReconnect(link.failure === 'offline', link.repeat);
  const signIn = <TextTo to="/account/signin">{text('account.recover.back-to-sign-in')}</TextTo>;
  if (link.expired) {
    return (
      <AccountPage
        picture="link-expired"
        title={text('account.recover.link.expired-title')}
        lead={text('account.recover.link.expired-text')}
      >
        <AccountPageActions>
          <ButtonTo to="/account/forgot-password" size="large" fullWidth>
            {text('common.try-again')}
          </ButtonTo>
          {signIn}
        </AccountPageActions>
      </AccountPage>
    );
  }
  if (link.failure !== null) {
    return (
      <AccountPage
        picture="empty-error"
        title={text('account.recover.link.failed-title')}
        alert={failureText(link.failure)}
      >
        <AccountPageActions>
          <Button size="large" fullWidth onClick={link.repeat}>
            {text('common.check-again')}
          </Button>
          <TextTo to="/account/forgot-password">{text('account.recover.reset.new-link')}</TextTo>
        </AccountPageActions>
      </AccountPage>
    );
  }
  return <AccountPage picture="password-key" title={text('account.recover.link.checking')} />;
}
