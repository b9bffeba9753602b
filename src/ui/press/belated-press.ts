interface Press {
  readonly control: Element;
  readonly x: number;
  readonly y: number;
  /** Milliseconds, by the clock of the page's events. */
  readonly at: number;
}

/** Milliseconds that a double or triple click takes at most. */
const RUN_MS = 2_000;

/** The first press of the last run of presses at one place. */
let first: Press | null = null;

/**
 * Whether a press is the second one of a double click on something that has gone from there: what opened the modal that is there
 * now, closed the one that was, or led to this page. The browser counts the presses at one place, whatever is there by then;
 * a press on what was not available then is counted and not heard.
 */
export function isBelatedPress(press: Event): boolean {
  if (!(press instanceof MouseEvent) || press.detail < 2 || !first) return false;
  const { control, x, y, at } = first;
  if (press.timeStamp - at > RUN_MS || controlOf(press.target) === control) return false;
  return controlOf(control.ownerDocument.elementFromPoint(x, y)) !== control;
}

/**
 * For the listener of all clicks, before any other hears them: what comes under a finger does not get the second press of a
 * double click on something else (D-247).
 */
export function ignoreBelatedPress(press: MouseEvent): void {
  if (press.detail === 1) {
    const control = controlOf(press.target);
    first = control && { control, x: press.clientX, y: press.clientY, at: press.timeStamp };
  }
  if (!isBelatedPress(press)) return;
  press.preventDefault();
  press.stopImmediatePropagation();
}

/** What a press is for: a label stands for its field. */
function controlOf(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null;
  return target.closest('label')?.control ?? target.closest('button, a, input, select, textarea, summary') ?? target;
}
