import type { Notice } from '#machines/session/notices.machine.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';

export interface NoticeDialogProps {
  readonly notice: Notice;
  readonly onClose: () => void;
}

/** A notice that cannot be overlooked. */
export function NoticeDialog({ notice, onClose }: NoticeDialogProps) {
  const { text, worded } = useMessages();
  return (
    <Dialog
      open
      onClose={onClose}
      title={worded(notice.title ?? notice.text)}
      description={notice.title ? worded(notice.text) : undefined}
      closeLabel={text('common.close')}
      actions={<Button onClick={onClose}>{text('shell.ok')}</Button>}
    />
  );
}
