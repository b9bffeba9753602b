import * as css from './dialog.css.ts';
import { DialogFrame, type DialogFrameProps } from './dialog-frame.tsx';

export interface DialogProps extends Omit<DialogFrameProps, 'viewportClassName' | 'popupClassName'> {
  readonly size?: keyof typeof css.size;
}

/** Modal, in the middle of the screen, on every screen: questions and short notices. */
export function Dialog({ size = 'small', ...frame }: DialogProps) {
  return <DialogFrame {...frame} viewportClassName={css.centered} popupClassName={css.size[size]} />;
}
