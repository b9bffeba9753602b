import type { FailureCode } from '#domain/failure.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { useBackCloses } from '#parts/back-closes.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';

type ProblemDialogProps = {
  readonly failure: FailureCode;
  readonly onClose: () => void;
};

/** The generic error dialog (OAU-018, OAU-019). */
export function ProblemDialog({ failure, onClose }: ProblemDialogProps) {
  const { text, failureText } = useMessages();
  const close = useBackCloses(onClose);
  return (
    <Dialog
      open
      onClose={close}
      title={text('grant.problem')}
      description={failureText(failure)}
      closeLabel={text('common.close')}
      actions={<Button onClick={close}>{text('common.got-it')}</Button>}
    />
  );
}
