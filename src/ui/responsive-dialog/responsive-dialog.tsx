import { useEffect, useState } from 'react';
import { DialogFrame, type DialogFrameProps } from '#ui/dialog/dialog-frame.tsx';
import * as css from './responsive-dialog.css.ts';
import { useSwipeDown } from './use-swipe-down.ts';

export interface ResponsiveDialogProps
  extends Omit<DialogFrameProps, 'viewportClassName' | 'popupClassName' | 'sheet'> {
  /** Where it stands from 640 px on. */
  readonly placement?: keyof typeof css.popup;
}

/**
 * One modal, two looks: rises from the bottom of a phone, where a finger can pull it down again; stands in the middle or at
 * the side of a larger screen.
 */
export function ResponsiveDialog({ placement = 'center', open, ...frame }: ResponsiveDialogProps) {
  const { popupRef, handleRef, grab } = useSwipeDown(frame.onClose);
  const handle = <div ref={handleRef} className={css.handle} />;
  return (
    <DialogFrame
      {...frame}
      open={useMounted() && open}
      viewportClassName={css.viewport[placement]}
      popupClassName={css.popup[placement]}
      // What a press outside must not close is not closed by a slip of the finger either.
      sheet={frame.keepOnOutsidePress ? undefined : { popupRef, grab, grabClassName: css.grab, handle }}
    />
  );
}

/** False in the first render: what is mounted open would stand there without having come in. */
function useMounted(): boolean {
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  return mounted;
}
