import { controlOf } from './belated-press.ts';

/** What Safari focuses by Tab alone; a field that is typed into it focuses as other browsers do. */
const FOCUSED_BY_TAB = 'button, a, summary, [type="checkbox"], [type="radio"]';

/**
 * Safari leaves the focus of a press to what lies around the pressed control: a part of the page that can hold it, or the body.
 * Whatever gives the focus back, a dialog as it closes, would lead to the beginning of that part, and who pressed would count as
 * one who has moved on. Here the control takes it, as it has by then in every other browser. Where something else holds the focus
 * it is meant to keep it: a field, say, whose suggestion was pressed (D-349). Call it from a listener that gets every click of the page
 * before the app does.
 */
export function focusPressed(press: MouseEvent): void {
  // Not counted: a key or a script.
  if (press.detail === 0) return;
  const control = controlOf(press.target);
  if (!(control instanceof HTMLElement && control.matches(FOCUSED_BY_TAB))) return;
  const { activeElement } = control.ownerDocument;
  if (activeElement?.contains(control)) control.focus({ preventScroll: true, focusVisible: false });
}
