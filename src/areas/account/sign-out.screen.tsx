import { useMessages } from '#messages/messages-provider.tsx';
import { useSignOutFlow } from './sign-out.flow.ts';
import { WaitingPage } from './waiting-page.tsx';

interface SignOutScreenProps {
  /** The address to go on to, as it was asked for. */
  readonly returnUrl: string | undefined;
}

/** Seen for the moment that signing out takes (ACC-042). */
export function SignOutScreen({ returnUrl }: SignOutScreenProps) {
  const { text } = useMessages();
  useSignOutFlow(returnUrl);
  return <WaitingPage title={text('account.sign-out.title')} lead={text('account.sign-out.text')} />;
}
