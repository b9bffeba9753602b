import { type RefObject, useLayoutEffect, useState } from 'react';
import { DialogFrame, type DialogFrameProps } from '#ui/dialog/dialog-frame.tsx';
import { space } from '#ui/theme/tokens.ts';
import * as css from './popover-dialog.css.ts';

export interface PopoverDialogProps
  extends Pick<DialogFrameProps, 'open' | 'onClose' | 'title' | 'closeLabel' | 'actions' | 'children'> {
  /** Where it stands, and what has the focus afterwards. */
  readonly anchor: RefObject<HTMLElement | null>;
}

/** A modal at the control that opened it: what it changes stays in sight. For screens with room; on a phone a sheet takes its place. */
export function PopoverDialog({ anchor, ...frame }: PopoverDialogProps) {
  const corner = useCornerBelow(anchor, frame.open);
  return (
    <DialogFrame
      {...frame}
      clear
      finalFocus={anchor}
      viewportClassName={css.viewport}
      viewportStyle={{ top: corner.top, left: leftEdge(corner.left) }}
      popupClassName={css.popup}
    />
  );
}

/** The left edge at the control, as far as the window has room for the rest. */
const leftEdge = (left: number) => `max(0px, min(${left}px - ${space[4]}, 100vw - ${css.width}))`;

/** The lower left corner of an element in the window when it opens, CSS pixels. */
function useCornerBelow(anchor: RefObject<HTMLElement | null>, open: boolean) {
  const [corner, setCorner] = useState({ left: 0, top: 0 });
  useLayoutEffect(() => {
    if (!open || !anchor.current) return;
    const { left, bottom: top } = anchor.current.getBoundingClientRect();
    setCorner({ left, top });
  }, [anchor, open]);
  return corner;
}
