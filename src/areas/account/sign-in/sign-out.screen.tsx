import type { SafePath } from '#domain/return-url.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { WaitingPage } from '#parts/pages/waiting-page.tsx';
import { useSignOutFlow } from './sign-out.flow.ts';

type SignOutScreenProps = {
  /** The address to go on to, where one was given that may be followed. */
  readonly returnUrl: SafePath | undefined;
};

/** Seen for the moment that signing out takes (ACC-042). */
export function SignOutScreen({ returnUrl }: SignOutScreenProps) {
  const { text } = useMessages();
  useSignOutFlow(returnUrl);
  return <WaitingPage title={text('account.sign-in.sign-out.title')} lead={text('account.sign-in.sign-out.text')} />;
}
