import type { Notice } from '#machines/session/notices.machine.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { useBackCloses } from '#parts/back-closes.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';

export interface NoticeDialogProps {
  readonly notice: Notice;
  readonly onClose: () => void;
}

/** A notice that cannot be overlooked. */
export function NoticeDialog({ notice, onClose }: NoticeDialogProps) {
  const { text, worded } = useMessages();
  const close = useBackCloses(onClose);
  return (
    <Dialog
      open
      onClose={close}
      title={worded(notice.title ?? notice.text)}
      description={notice.title ? worded(notice.text) : undefined}
      closeLabel={text('common.close')}
      actions={<Button onClick={close}>{text('shell.ok')}</Button>}
    />
  );
}
