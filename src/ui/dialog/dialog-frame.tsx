import { Dialog as BaseDialog } from '@base-ui/react/dialog';
import X from 'lucide-react/icons/x';
import {
  type CSSProperties,
  type DOMAttributes,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
  useRef,
} from 'react';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { visuallyHidden } from '#ui/theme/interaction.css.ts';
import { look } from '#ui/theme/text.css.ts';
import { isBelatedPress } from '../press/belated-press.ts';
import * as css from './dialog.css.ts';
import { DialogBody } from './dialog-body.tsx';
import { useIsCovered } from './dialog-stack.ts';

export type DialogFrameProps = {
  readonly open: boolean;
  /** Escape, the close button, a press outside. The owner of `open` answers. */
  readonly onClose: () => void;
  readonly title: ReactNode;
  readonly titleHidden?: boolean;
  readonly description?: ReactNode;
  readonly closeLabel: string;
  /** A press outside does not close it: something typed could be lost. */
  readonly keepOnOutsidePress?: boolean;
  /** Buttons, most important last; on a phone it comes out on top. */
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
  /** Takes the focus after closing; else what had it before. */
  readonly finalFocus?: RefObject<HTMLElement | null>;
  readonly viewportClassName: string;
  readonly viewportStyle?: CSSProperties;
  /** What lies below stays bright: it is what the modal changes. */
  readonly clear?: boolean;
  readonly popupClassName: string;
  /** Drawn while it is closed, out of sight and reach: opening it costs a fraction. */
  readonly drawnBefore?: boolean;
  /** Drawn before and in sight now, for the frame before it is `open`: to make a modal of it takes longer than to show it. */
  readonly rising?: boolean;
  readonly sheet?: Sheet | undefined;
};

/** What lets a finger pull a sheet by its head. */
type Sheet = {
  readonly popupRef: RefObject<HTMLDivElement | null>;
  readonly grab: DOMAttributes<HTMLDivElement>;
  readonly grabClassName: string;
  /** Shows that it can be pulled. */
  readonly handle: ReactNode;
};

/** What every modal shares: focus trap and return, scroll lock, names. */
export function DialogFrame({
  open,
  onClose,
  title,
  titleHidden = false,
  description,
  closeLabel,
  keepOnOutsidePress = false,
  actions,
  children,
  finalFocus,
  viewportClassName,
  viewportStyle,
  clear = false,
  popupClassName,
  drawnBefore = false,
  rising = false,
  sheet,
}: DialogFrameProps) {
  const titleId = useId();
  const ownPopup = useRef<HTMLDivElement>(null);
  const popup = sheet?.popupRef ?? ownPopup;
  const covered = useIsCovered(open, popup);
  const inSight = rising && { hidden: false };
  // A press is for what is in sight already, not for what lies below it.
  const inReach: CSSProperties | undefined = rising ? { pointerEvents: 'auto' } : undefined;
  useTabHeld(drawnBefore && (rising || open), popup);
  const close = useRef<HTMLButtonElement>(null);
  const head = (
    <div className={css.header}>
      <div className={css.heading}>
        <BaseDialog.Title id={titleId} className={titleHidden ? visuallyHidden : look.heading3}>
          {title}
        </BaseDialog.Title>
        {description ? (
          <BaseDialog.Description className={classNames(look.smallMuted, css.description)}>
            {description}
          </BaseDialog.Description>
        ) : null}
      </div>
      <BaseDialog.Close
        ref={close}
        render={<IconButton label={closeLabel} icon={<X aria-hidden="true" />} className={css.close} />}
      />
    </div>
  );
  return (
    <BaseDialog.Root
      open={open}
      onOpenChange={(next, details) => {
        // What is pressed or left while another modal lies over this one is meant for that one, also before the focus is there.
        if (covered) details.allowPropagation();
        else if (!next && !isBelatedPress(details.event)) onClose();
      }}
      modal={!covered}
      disablePointerDismissal={keepOnOutsidePress || covered}
    >
      <BaseDialog.Portal keepMounted={drawnBefore}>
        <BaseDialog.Backdrop
          // Also over another modal, whose buttons else seem to wait for a press.
          forceRender
          {...inSight}
          data-drawn-before={drawnBefore || undefined}
          // Of two scrims the upper one is enough.
          className={classNames(css.backdrop, (clear || covered) && css.clear)}
          style={inReach}
        />
        <BaseDialog.Viewport
          {...inSight}
          className={classNames(css.viewport, viewportClassName)}
          style={{ ...viewportStyle, ...inReach }}
        >
          <BaseDialog.Popup
            ref={popup}
            {...inSight}
            data-drawn-before={drawnBefore || undefined}
            className={classNames(css.popup, popupClassName)}
            // The first control by its place: to look for it among all that stands here takes longer than to draw it.
            initialFocus={close}
            finalFocus={finalFocus}
          >
            {sheet ? (
              <div {...sheet.grab} className={sheet.grabClassName}>
                {sheet.handle}
                {head}
              </div>
            ) : (
              head
            )}
            {children ? <DialogBody titleId={titleId}>{children}</DialogBody> : null}
            {actions ? <div className={css.actions}>{actions}</div> : null}
          </BaseDialog.Popup>
        </BaseDialog.Viewport>
      </BaseDialog.Portal>
    </BaseDialog.Root>
  );
}

/** Until the focus is in a modal that is in sight already, Tab would take it to what lies below, and out of the trap. */
function useTabHeld(isInSight: boolean, popup: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const page = popup.current?.ownerDocument;
    if (!isInSight || !page) return;
    const letGo = () => page.removeEventListener('keydown', hold, true);
    const hold = (event: KeyboardEvent) => {
      if (popup.current?.contains(page.activeElement)) letGo();
      else if (event.key === 'Tab') event.preventDefault();
    };
    page.addEventListener('keydown', hold, true);
    return letGo;
  }, [isInSight, popup]);
}
