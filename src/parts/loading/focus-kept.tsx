import { type ReactNode, useRef } from 'react';
import { followHeading } from '#platform/document.ts';
import { uppermostModal } from '#ui/dialog/dialog-stack.ts';
import { useFocusPassedOn } from '../use-focus-passed-on.ts';

/**
 * Around a notice that goes with the press of its own button: the focus of the button goes to the heading of the page, and in
 * a dialog, or over one, to the dialog, which it must not leave.
 */
export function FocusKept({ className, children }: { readonly className?: string; readonly children: ReactNode }) {
  const frame = useRef<HTMLDivElement>(null);
  useFocusPassedOn(frame, (shown) => {
    const dialog = shown.closest<HTMLElement>('[role="dialog"]') ?? uppermostModal();
    if (dialog) dialog.focus({ preventScroll: true });
    // The heading of a problem, or of what is being read, goes as well.
    else followHeading();
  });
  return (
    <div ref={frame} className={className}>
      {children}
    </div>
  );
}
