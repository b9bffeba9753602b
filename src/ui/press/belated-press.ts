type Press = {
  readonly control: Element;
  readonly x: number;
  readonly y: number;
  /** Milliseconds, by the clock of the page's events. */
  readonly at: number;
};

/** Milliseconds that a double or triple click takes at most. */
const RUN_MS = 2_000;

/** The first press of the last run of presses at one place. */
let first: Press | null = null;

/**
 * Whether a press is the second one of a double click whose first press took the pressed control away: it opened a modal, closed
 * one, or led to another page. The browser counts presses by their place, not by what lies there, so the second press meets
 * something that the visitor did not aim at. A disabled control sends no click, and yet its press is counted. While the first
 * control is still at its place, no press is belated.
 */
export function isBelatedPress(press: Event): boolean {
  if (!(press instanceof MouseEvent) || press.detail < 2 || !first) return false;
  const { control, x, y, at } = first;
  if (press.timeStamp - at > RUN_MS || controlOf(press.target) === control) return false;
  return controlOf(control.ownerDocument.elementFromPoint(x, y)) !== control;
}

/**
 * Stops belated presses (D-247). Call it from a listener that gets every click of the page before any other, so that nothing
 * else reacts to them.
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
export function controlOf(target: EventTarget | null): Element | null {
  if (!(target instanceof Element)) return null;
  return target.closest('label')?.control ?? target.closest('button, a, input, select, textarea, summary') ?? target;
}
