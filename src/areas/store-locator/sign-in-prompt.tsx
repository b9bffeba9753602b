import { Link } from '@tanstack/react-router';
import { useMessages } from '#messages/messages-provider.tsx';
import { useBackCloses } from '#parts/back-closes.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';

type SignInPromptProps = {
  returnUrl: string;
  onClose: () => void;
  /** The visitor goes to sign in: what was wanted is done after it. */
  onSignIn: () => void;
};

/**
 * Favourites are for members (LOC-062); signing in leads back to this very locator (decision A29). Back closes it, and the way to
 * sign in takes its place in the history.
 */
export function SignInPrompt({ returnUrl, onClose, onSignIn }: SignInPromptProps) {
  const { text } = useMessages();
  const close = useBackCloses(onClose);
  return (
    <Dialog
      open
      onClose={close}
      title={text('store-locator.sign-in-title')}
      description={text('store-locator.sign-in-text')}
      closeLabel={text('common.close')}
      actions={
        <>
          <Button variant="ghost" onClick={close}>
            {text('common.not-now')}
          </Button>
          <ButtonLink render={<Link to="/account/signin" search={{ returnUrl }} replace onClick={onSignIn} />}>
            {text('common.sign-in')}
          </ButtonLink>
        </>
      }
    />
  );
}
