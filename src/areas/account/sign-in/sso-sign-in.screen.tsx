import { useEffect, useRef } from 'react';
import type { SafePath } from '#domain/return-url.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { AccountPage, AccountPageActions } from '#parts/pages/account-page.tsx';
import { WaitingPage } from '#parts/pages/waiting-page.tsx';
import { focusHeading } from '#platform/document.ts';
import { Button } from '#ui/button/button.tsx';
import { useSsoSignIn } from './sso-sign-in.flow.ts';

type SsoSignInScreenProps = {
  /** The address to return to, where one was given that may be followed. */
  readonly returnUrl: SafePath | undefined;
};

/** Shown while a link signs a member in (ACC-037), and where it would sign out another one, the question (FC-080). */
export function SsoSignInScreen({ returnUrl }: SsoSignInScreenProps) {
  const { text } = useMessages();
  const { isAsking, signedIn, confirm, decline } = useSsoSignIn(returnUrl);
  const wasAsking = useRef(isAsking);
  useEffect(() => {
    // What had the focus went with the page before.
    if (wasAsking.current !== isAsking) focusHeading();
    wasAsking.current = isAsking;
  }, [isAsking]);
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
