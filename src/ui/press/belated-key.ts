import { controlOf } from './belated-press.ts';

/** The keys that press what has the focus. */
const PRESSING = new Set(['Enter', ' ']);

/** Milliseconds between two strokes of one key that was meant once. */
const RUN_MS = 400;

/** The last stroke, by the clock of the page's events; `control`: what it pressed, or what went while the key was struck on. */
let run: { readonly key: string; readonly control: Element; readonly at: number; readonly isBelated: boolean } | null =
  null;

/**
 * Stops a key that is held down, or struck twice, once its first stroke took the pressed control away and the focus went on to
 * another one (D-399). Any other key or press between says that the visitor has moved on. Call it from a listener that gets every
 * `keydown` and `keyup` of the page before any other: a button is pressed by the end of a space.
 */
export function ignoreBelatedKey(stroke: KeyboardEvent): void {
  if (stroke.type === 'keydown') noteStroke(stroke);
  if (!run?.isBelated || run.key !== stroke.key) return;
  stroke.preventDefault();
  stroke.stopImmediatePropagation();
}

function noteStroke({ key, target, timeStamp: at, repeat }: KeyboardEvent): void {
  const control = controlOf(target);
  if (!PRESSING.has(key) || control === null) {
    run = null;
    return;
  }
  const before = run?.key === key && (repeat || at - run.at <= RUN_MS) ? run.control : null;
  const isBelated = before !== null && isGone(before, control);
  run = { key, control: isBelated ? before : control, at, isBelated };
}

/** The visitor presses otherwise now: the next stroke is meant. */
export function endKeyRun(): void {
  run = null;
}

/** Whether a control has left the page, or a modal that holds the other one lies over it. */
function isGone(control: Element, now: Element): boolean {
  if (control === now) return false;
  const modal = now.closest('[role="dialog"], [role="alertdialog"]');
  return !control.isConnected || (modal !== null && !modal.contains(control));
}
