import { useLocation } from '@tanstack/react-router';
import { useMessages } from '#messages/messages-provider.tsx';
import { lazyPart, useFetchedPart } from '#parts/fetched-part.ts';
import type { SignInPromptProps } from '#parts/sign-in-prompt.tsx';
import type { ProductHearts } from './favourite-product.flow.ts';

const SIGN_IN_PROMPT = lazyPart<SignInPromptProps>(
  async () => (await import('#parts/sign-in-prompt.tsx')).SignInPrompt,
);

/** Asks to sign in for a heart that was pressed without an account; it is turned after that (MNU-008). */
export function HeartPrompt({ hearts }: { hearts: ProductHearts }) {
  const { text } = useMessages();
  const returnUrl = useLocation({ select: ({ href }) => href });
  const Prompt = useFetchedPart(hearts.asking ? SIGN_IN_PROMPT : null, hearts.dismiss, { mayReload: true });
  return hearts.asking && Prompt ? (
    <Prompt
      title={text('menu-product.favourites.sign-in-title')}
      reason={text('menu-product.favourites.sign-in-text')}
      returnUrl={returnUrl}
      onClose={hearts.dismiss}
      onSignIn={hearts.signIn}
    />
  ) : null;
}
