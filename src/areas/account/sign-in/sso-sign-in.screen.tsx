import type { SafePath } from '#domain/return-url.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { Link } from '#parts/link.tsx';
import { AccountPage, AccountPageActions } from '#parts/pages/account-page.tsx';
import { WaitingPage } from '#parts/pages/waiting-page.tsx';
import { useHeadingFocus } from '#parts/use-heading-focus.ts';
import { Button } from '#ui/button/button.tsx';
import { TextLink } from '#ui/text-link/text-link.tsx';
import { useSsoSignIn } from './sso-sign-in.flow.ts';

type SsoSignInScreenProps = {
  /** The address to return to, where one was given that may be followed. */
  readonly returnUrl: SafePath | undefined;
};

/** Shown while a link signs a member in (ACC-037), why it could not, and where it would sign out another one, the question (FC-080). */
export function SsoSignInScreen({ returnUrl }: SsoSignInScreenProps) {
  const { text, failureText } = useMessages();
  const { isAsking, signedIn, failure, confirm, decline, retry } = useSsoSignIn(returnUrl);
  useHeadingFocus(isAsking ? 'asking' : failure === null ? 'waiting' : 'failed');
  if (failure !== null) {
    return (
      <AccountPage picture="empty-error" title={text('account.sign-in.sso.failed-title')} alert={failureText(failure)}>
        <AccountPageActions>
          <Button size="large" fullWidth onClick={retry}>
            {text('common.try-again')}
          </Button>
          <TextLink
            standalone
            render={<Link to="/account/signin" search={returnUrl === undefined ? {} : { returnUrl }} />}
          >
            {text('account.sign-in.sso.by-hand')}
          </TextLink>
        </AccountPageActions>
      </AccountPage>
    );
  }
  if (!isAsking) {
    return <WaitingPage title={text('account.sign-in.sso.title')} lead={text('account.sign-in.sso.text')} />;
  }
  return (
    <AccountPage
      picture="password-key"
      title={text('account.sign-in.sso.ask-title', { name: signedIn })}
      lead={text('account.sign-in.sso.ask-text')}
    >
      <AccountPageActions>
        <Button size="large" fullWidth onClick={decline}>
          {text('account.sign-in.sso.stay')}
        </Button>
        <Button variant="ghost" fullWidth onClick={confirm}>
          {text('account.sign-in.sso.replace')}
        </Button>
      </AccountPageActions>
    </AccountPage>
  );
}
