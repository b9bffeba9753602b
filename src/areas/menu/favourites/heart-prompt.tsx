import { useLocation } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useMessages } from '#messages/messages-provider.tsx';
import type { ProductHearts } from './favourite-product.flow.ts';

const SignInPrompt = lazy(async () => ({ default: (await import('#parts/sign-in-prompt.tsx')).SignInPrompt }));

/** Asks to sign in for a heart that was pressed without an account; it is turned after that (MNU-008). */
export function HeartPrompt({ hearts }: { hearts: ProductHearts }) {
  const { text } = useMessages();
  const returnUrl = useLocation({ select: ({ href }) => href });
  if (!hearts.asking) return null;
  return (
    <Suspense>
      <SignInPrompt
        title={text('menu-product.favourites.sign-in-title')}
        reason={text('menu-product.favourites.sign-in-text')}
        returnUrl={returnUrl}
        onClose={hearts.dismiss}
        onSignIn={hearts.signIn}
      />
    </Suspense>
  );
}
