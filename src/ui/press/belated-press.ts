import { type MouseEventHandler, useEffect, useRef } from 'react';

/**
 * Whether a press in a modal, or in a list whose entries go, is the second one of a double click on something else: on what
 * opened the modal, or on a control in whose place another one has come. The browser counts the presses at one place,
 * whatever is there by then.
 */
export function useBelatedPress(isInSight: boolean): (press: Event) => boolean {
  const pressed = useRef<Element | null>(null);
  useEffect(() => {
    if (!isInSight) pressed.current = null;
  }, [isInSight]);
  return (press) => {
    if (!(press instanceof MouseEvent)) return false;
    const control = controlOf(press.target);
    if (press.detail === 1) pressed.current = control;
    return press.detail > 1 && pressed.current !== control;
  };
}

/** For a list whose entries go: another one comes under the finger that removed one, and does not get its second press (D-247). */
export function useListPresses(): { readonly onClickCapture: MouseEventHandler } {
  const isBelated = useBelatedPress(true);
  return {
    onClickCapture: (press) => {
      if (!isBelated(press.nativeEvent)) return;
      press.preventDefault();
      press.stopPropagation();
    },
  };
}

/** What a press is for: a label stands for its field. */
function controlOf(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null;
  return target.closest('label')?.control ?? target.closest('button, a, input, select, textarea, summary') ?? target;
}
