import type { SafePath } from '#domain/return-url.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { WaitingPage } from '#parts/pages/waiting-page.tsx';
import { useSsoSignIn } from './sso-sign-in.flow.ts';

interface SsoSignInScreenProps {
  /** The address to return to, where one was given that may be followed. */
  readonly returnUrl: SafePath | undefined;
}

/** Shown while a link signs a member in (ACC-037). */
export function SsoSignInScreen({ returnUrl }: SsoSignInScreenProps) {
  const { text } = useMessages();
  useSsoSignIn(returnUrl);
  return <WaitingPage title={text('account.sign-in.sso.title')} lead={text('account.sign-in.sso.text')} />;
}
