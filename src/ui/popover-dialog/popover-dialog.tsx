import { Popover } from '@base-ui/react/popover';
import X from 'lucide-react/icons/x';
import type { ReactNode, RefObject } from 'react';
import * as frame from '#ui/dialog/dialog.css.ts';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { text } from '#ui/theme/text.css.ts';
import * as css from './popover-dialog.css.ts';

export interface PopoverDialogProps {
  readonly open: boolean;
  /** Escape, the close button, a press outside. The owner of `open` answers. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly closeLabel: string;
  /** Where it stands, and what has the focus afterwards. */
  readonly anchor: RefObject<HTMLElement | null>;
  /** Buttons, most important last. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** A modal at the control that opened it: what it changes stays in sight. For screens with room; on a phone a sheet takes its place. */
export function PopoverDialog({ open, onClose, title, closeLabel, anchor, actions, children }: PopoverDialogProps) {
  return (
    <Popover.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose();
      }}
      modal
    >
      <Popover.Portal>
        <Popover.Positioner
          className={css.positioner}
          anchor={anchor}
          align="start"
          sideOffset={8}
          collisionPadding={16}
          // Not beside it, where it would cover what it changes: it grows as low as the screen goes, and scrolls.
          collisionAvoidance={{ side: 'none', align: 'shift', fallbackAxisSide: 'none' }}
          positionMethod="fixed"
        >
          <Popover.Popup className={classNames(frame.popup, css.popup)} finalFocus={anchor}>
            <div className={frame.header}>
              <Popover.Title className={classNames(text.heading3, frame.heading)}>{title}</Popover.Title>
              <Popover.Close
                render={<IconButton label={closeLabel} icon={<X aria-hidden="true" />} className={frame.close} />}
              />
            </div>
            <div className={frame.body}>{children}</div>
            {actions ? <div className={frame.actions}>{actions}</div> : null}
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  );
}
