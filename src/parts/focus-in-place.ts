/**
 * Gives a heading the focus of a button that goes with its own press, also where it has gone by now. Who has moved on meanwhile
 * stays there.
 */
export function focusInPlace(heading: HTMLElement, gone: HTMLElement | null): void {
  const { activeElement, body } = heading.ownerDocument;
  if (activeElement === body || gone?.contains(activeElement)) heading.focus();
}
