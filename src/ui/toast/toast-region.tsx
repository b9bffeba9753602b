import CircleAlert from 'lucide-react/icons/circle-alert';
import CircleCheck from 'lucide-react/icons/circle-check';
import X from 'lucide-react/icons/x';
import type { FocusEvent, ReactNode } from 'react';
import * as css from './toast.css.ts';

export interface ToastData {
  readonly id: string;
  readonly text: ReactNode;
  readonly tone: 'neutral' | 'success' | 'error';
  readonly action?: { readonly label: string; readonly onPress: () => void };
  readonly onDismiss: () => void;
  readonly dismissLabel: string;
}

export interface ToastRegionProps {
  /** Names the region, so that it can be found among the landmarks. */
  readonly label: string;
  readonly toasts: readonly ToastData[];
  /** A pointer or the focus is on a toast: whoever counts the time holds the clock. */
  readonly onHeldChange?: (held: boolean) => void;
}

/** Always mounted, so that what appears in it is announced: errors at once, all else when there is a pause. */
export function ToastRegion({ label, toasts, onHeldChange }: ToastRegionProps) {
  const errors = toasts.filter((toast) => toast.tone === 'error');
  const others = toasts.filter((toast) => toast.tone !== 'error');
  const release = (event: FocusEvent<HTMLElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) onHeldChange?.(false);
  };
  return (
    <section
      aria-label={label}
      className={css.region}
      onPointerEnter={() => onHeldChange?.(true)}
      onPointerLeave={() => onHeldChange?.(false)}
      onFocus={() => onHeldChange?.(true)}
      onBlur={release}
    >
      {/* Named live besides the role: a modal hides from readers all but itself and what is named so. */}
      <div role="alert" aria-live="assertive" className={css.list}>
        {errors.map((toast) => (
          <Toast key={toast.id} toast={toast} />
        ))}
      </div>
      <div role="status" aria-live="polite" className={css.list}>
        {others.map((toast) => (
          <Toast key={toast.id} toast={toast} />
        ))}
      </div>
    </section>
  );
}

function Toast({ toast }: { readonly toast: ToastData }) {
  const Icon = toast.tone === 'error' ? CircleAlert : CircleCheck;
  return (
    <div className={css.toast}>
      <span className={css.icon[toast.tone]}>
        <Icon aria-hidden="true" />
      </span>
      <p className={css.words}>{toast.text}</p>
      {toast.action ? (
        <button type="button" className={css.action} onClick={toast.action.onPress}>
          {toast.action.label}
        </button>
      ) : null}
      <button type="button" className={css.dismiss} aria-label={toast.dismissLabel} onClick={toast.onDismiss}>
        <X size={20} aria-hidden="true" />
      </button>
    </div>
  );
}
