import { Link } from '@tanstack/react-router';
import { useMessages } from '#messages/messages-provider.tsx';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';

/** Favourites are for members (LOC-062); signing in leads back to this very locator (decision A29). */
export function SignInPrompt({ returnUrl, onClose }: { returnUrl: string; onClose: () => void }) {
  const { text } = useMessages();
  return (
    <Dialog
      open
      onClose={onClose}
      title={text('store-locator.sign-in-title')}
      description={text('store-locator.sign-in-text')}
      closeLabel={text('common.close')}
      actions={
        <>
          <Button variant="ghost" onClick={onClose}>
            {text('common.not-now')}
          </Button>
          <ButtonLink render={<Link to="/account/signin" search={{ returnUrl }} />}>
            {text('common.sign-in')}
          </ButtonLink>
        </>
      }
    />
  );
}
