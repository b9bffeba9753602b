import { useMessages } from '#messages/messages-provider.tsx';
import { useSsoSignIn } from './sso-sign-in.flow.ts';
import { WaitingPage } from './waiting-page.tsx';

interface SsoSignInScreenProps {
  /** The address to return to, as the link has it. */
  readonly returnUrl: string | undefined;
}

/** Seen while a link signs somebody in (ACC-037). */
export function SsoSignInScreen({ returnUrl }: SsoSignInScreenProps) {
  const { text } = useMessages();
  useSsoSignIn(returnUrl);
  return <WaitingPage title={text('account.sso.title')} lead={text('account.sso.text')} />;
}
