import type { RefObject } from 'react';
import { useMessages } from '#messages/messages-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { ResponsiveDialog } from '#ui/responsive-dialog/responsive-dialog.tsx';

export type UnlinkDialogProps = {
  readonly busy: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
  /** Where the focus goes afterwards. */
  readonly finalFocus: RefObject<HTMLElement | null>;
};

/** One question before the accounts are unlinked (PTN-033). */
export function UnlinkDialog({ busy, onConfirm, onClose, finalFocus }: UnlinkDialogProps) {
  const { text } = useMessages();
  return (
    <ResponsiveDialog
      open
      onClose={() => {
        if (!busy) onClose();
      }}
      finalFocus={finalFocus}
      title={text('rewards-partnership.unlink.title')}
      description={text('rewards-partnership.unlink.text')}
      closeLabel={text('common.close')}
      actions={
        <>
          <Button variant="ghost" unavailable={busy} onClick={onClose}>
            {text('common.cancel')}
          </Button>
          <Button busy={busy} busyLabel={text('rewards-partnership.unlink.busy')} onClick={onConfirm}>
            {text('rewards-partnership.unlink.confirm')}
          </Button>
        </>
      }
    />
  );
}
