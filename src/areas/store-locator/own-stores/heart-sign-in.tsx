import type { ComponentProps } from 'react';
import { useMessages } from '#messages/messages-provider.tsx';
import { SignInPrompt } from '#parts/sign-in-prompt.tsx';

export type HeartSignInProps = Omit<ComponentProps<typeof SignInPrompt>, 'title' | 'reason'>;

/** Favourite stores are for members (LOC-062). */
export function HeartSignIn(props: HeartSignInProps) {
  const { text } = useMessages();
  return (
    <SignInPrompt {...props} title={text('store-locator.sign-in-title')} reason={text('store-locator.sign-in-text')} />
  );
}
