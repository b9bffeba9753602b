/** What the last single press was for. */
let pressed: Element | null = null;

/**
 * Whether a press is the second one of a double click on something else: on what opened the modal that is there now, closed the
 * one that was, or led to this page. The browser counts the presses at one place, whatever is there by then.
 */
export function isBelatedPress(press: Event): boolean {
  return press instanceof MouseEvent && press.detail > 1 && controlOf(press.target) !== pressed;
}

/**
 * For the listener of all clicks, before any other hears them: what comes under a finger does not get the second press of a
 * double click on something else (D-247).
 */
export function ignoreBelatedPress(press: MouseEvent): void {
  if (press.detail === 1) pressed = controlOf(press.target);
  if (!isBelatedPress(press)) return;
  press.preventDefault();
  press.stopImmediatePropagation();
}

/** What a press is for: a label stands for its field. */
function controlOf(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null;
  return target.closest('label')?.control ?? target.closest('button, a, input, select, textarea, summary') ?? target;
}
