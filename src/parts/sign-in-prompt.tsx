import { useMessages } from '#messages/messages-provider.tsx';
import { useBackCloses } from '#parts/back-closes.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Link } from './link.tsx';

export type SignInPromptProps = {
  title: string;
  /** What it is needed for. */
  reason: string;
  returnUrl: string;
  onClose: () => void;
  /** The visitor goes to sign in: what was wanted is done after it. */
  onSignIn: () => void;
};

/**
 * What was pressed is for members; signing in leads back to this very page (decision A29). Back closes it, and the way to sign in
 * takes its place in the history.
 */
export function SignInPrompt({ title, reason, returnUrl, onClose, onSignIn }: SignInPromptProps) {
  const { text } = useMessages();
  const close = useBackCloses(onClose);
  return (
    <Dialog
      open
      onClose={close}
      title={title}
      description={reason}
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
