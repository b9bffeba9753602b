import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import X from 'lucide-react/icons/x';
import { type FocusEvent, type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import * as css from './toast.css.ts';
import { NOTICES_KEY, overModals, useNoticesKey, useReachableFromModal } from './toast-focus.ts';

export type ToastData = {
  readonly id: string;
  /** Another number where the words are said anew under the same id. */
  readonly serial?: number;
  readonly text: ReactNode;
  readonly tone: 'neutral' | 'success' | 'error';
  readonly action?: { readonly label: string; readonly onPress: () => void };
  readonly onDismiss: () => void;
  readonly dismissLabel: string;
};

export type ToastRegionProps = {
  /** Names the region, so that it can be found among the landmarks. */
  readonly label: string;
  readonly toasts: readonly ToastData[];
  /** A pointer or the focus is on a toast: the owner of the timer pauses it. */
  readonly onHeldChange?: (held: boolean) => void;
};

/** Always mounted: screen readers announce only what is added to a live region that is there. Errors interrupt, the rest waits. */
export function ToastRegion({ label, toasts, onHeldChange }: ToastRegionProps) {
  const errors = toasts.filter((toast) => toast.tone === 'error');
  const others = toasts.filter((toast) => toast.tone !== 'error');
  const region = useRef<HTMLElement>(null);
  useReachableFromModal(region);
  useNoticesKey(region);
  /** What had the focus before a toast took it. */
  const before = useRef<EventTarget | null>(null);
  const on = useRef({ pointer: false, focus: false });
  const report = (now: { pointer?: boolean; focus?: boolean }) => {
    Object.assign(on.current, now);
    onHeldChange?.(on.current.pointer || on.current.focus);
  };
  const hold = ({ currentTarget, relatedTarget }: FocusEvent<HTMLElement>) => {
    if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
    report({ focus: true });
  };
  const release = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) report({ focus: false });
  };
  // When a toast with the focus is removed, no `blur` arrives. Without this check the next toast would stay paused.
  useEffect(() => {
    const { current: node } = region;
    if (on.current.focus && !node?.contains(node.ownerDocument.activeElement)) report({ focus: false });
  });
  // The last toast can go from under the pointer without `pointerleave`; the next one would stay paused.
  useEffect(() => {
    if (toasts.length === 0) on.current.pointer = false;
  }, [toasts.length]);
  return (
    <section
      ref={region}
      aria-label={label}
      className={css.region}
      onPointerEnter={() => report({ pointer: true })}
      onPointerLeave={() => report({ pointer: false })}
      onFocus={hold}
      onBlur={release}
      {...overModals}
    >
      {/* `aria-live` besides the role: a modal hides everything else from screen readers, except elements with this attribute. */}
      <div role="alert" aria-live="assertive" className={css.list}>
        {errors.map((toast) => (
          <Toast key={toast.id} toast={toast} before={before} />
        ))}
      </div>
      <div role="status" aria-live="polite" className={css.list}>
        {others.map((toast) => (
          <Toast key={toast.id} toast={toast} before={before} />
        ))}
      </div>
    </section>
  );
}

type ToastProps = {
  readonly toast: ToastData;
  readonly before: RefObject<EventTarget | null>;
};

function Toast({ toast, before }: ToastProps) {
  const whole = useRef<HTMLDivElement>(null);
  // When a toast with the focus goes, the focus returns to where it was. It would fall to the body, outside an open modal.
  useLayoutEffect(() => {
    const node = whole.current;
    return () => {
      const { current: earlier } = before;
      if (node?.contains(node.ownerDocument.activeElement) && earlier instanceof HTMLElement) earlier.focus();
    };
  }, [before]);
  const Icon = toast.tone === 'error' ? CircleAlert : CircleCheck;
  return (
    <div ref={whole} className={css.toast}>
      <span className={css.icon[toast.tone]}>
        <Icon aria-hidden="true" />
      </span>
      {/* The words alone come anew: a control of the toast that has the focus keeps it (D-429). */}
      <p key={toast.serial} className={css.words}>
        {toast.text}
      </p>
      {toast.action ? (
        <button type="button" aria-keyshortcuts={NOTICES_KEY} className={css.action} onClick={toast.action.onPress}>
          {toast.action.label}
        </button>
      ) : null}
      <button type="button" className={css.dismiss} aria-label={toast.dismissLabel} onClick={toast.onDismiss}>
        <X size={20} aria-hidden="true" />
      </button>
    </div>
  );
}
