import { useMessages } from '#messages/messages-provider.tsx';
import { SignInPrompt as Prompt } from '#parts/sign-in-prompt.tsx';

export type SignInPromptProps = {
  returnUrl: string;
  onClose: () => void;
  /** The visitor goes to sign in: what was wanted is done after it. */
  onSignIn: () => void;
};

/** Favourite stores are for members (LOC-062). */
export function SignInPrompt(props: SignInPromptProps) {
  const { text } = useMessages();
  return <Prompt {...props} title={text('store-locator.sign-in-title')} reason={text('store-locator.sign-in-text')} />;
}
