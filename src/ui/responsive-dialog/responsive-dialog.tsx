import { DialogFrame, type DialogFrameProps } from '#ui/dialog/dialog-frame.tsx';
import * as css from './responsive-dialog.css.ts';

export interface ResponsiveDialogProps extends Omit<DialogFrameProps, 'viewportClassName' | 'popupClassName'> {
  /** Where it stands from 640 px on. */
  readonly placement?: keyof typeof css.popup;
}

/** One modal, two looks: rises from the bottom of a phone; stands in the middle or at the side of a larger screen. */
export function ResponsiveDialog({ placement = 'center', ...frame }: ResponsiveDialogProps) {
  return <DialogFrame {...frame} viewportClassName={css.viewport[placement]} popupClassName={css.popup[placement]} />;
}
