import type { ReactNode, RefObject } from 'react';
import type { FailureCode } from '#domain/failure.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useBackCloses } from './back-closes.ts';
import { useBackWaits } from './back-waits.ts';
import { FailureNotice } from './failure-notice.tsx';
import * as css from './removal-dialog.css.ts';
import { useFocusBeside } from './use-focus-beside.ts';

type RemovalDialogProps = {
  readonly removal: {
    readonly busy: boolean;
    readonly failure: FailureCode | null;
    readonly confirm: () => void;
    readonly decline: () => void;
  };
  readonly title: string;
  /** What is lost with it. */
  readonly description: string;
  /** Where a thing has its own words (its gender in French). */
  readonly keepLabel?: string;
  readonly busyLabel?: string;
  /** What has failed, above why. */
  readonly failureTitle?: string;
  /** Stays where the thing is removed, and has the focus then: what had it before the question goes with the thing. */
  readonly beside?: RefObject<HTMLElement | null>;
  /** What should be known before. */
  readonly children?: ReactNode;
};

/** The question before something of the member's is removed; a failed removal says so and can be tried again. */
export function RemovalDialog({ removal, title, description, beside, children, ...words }: RemovalDialogProps) {
  const { text } = useMessages();
  const close = useBackCloses(removal.decline);
  useFocusBeside(beside);
  useBackWaits(() => removal.busy);
  const failure = removal.busy ? null : removal.failure;
  return (
    <Dialog
      open
      onClose={close}
      title={title}
      description={description}
      closeLabel={text('common.close')}
      actions={
        <>
          <Button variant="ghost" unavailable={removal.busy} onClick={close}>
            {words.keepLabel ?? text('common.keep-it')}
          </Button>
          <Button busy={removal.busy} busyLabel={words.busyLabel ?? text('common.removing')} onClick={removal.confirm}>
            {text('common.remove')}
          </Button>
        </>
      }
    >
      {children || failure ? (
        <div className={css.notices}>
          {children}
          {failure ? <FailureNotice failure={failure} title={words.failureTitle} /> : null}
        </div>
      ) : null}
    </Dialog>
  );
}
