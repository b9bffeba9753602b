/**
 * On a page that scrolls, the wheel over a map scrolls the page until the visitor shows that the map is meant: it has the focus
 * (a click gives it to `focusable`), or Ctrl or Cmd is held. Where the page has nothing to scroll the wheel always zooms.
 */
export function gateWheel(container: HTMLElement, focusable: HTMLElement): () => void {
  const isMeant = () => container.contains(document.activeElement);
  const wheel = (event: WheelEvent) => {
    const page = document.scrollingElement;
    const scrolls = page !== null && page.scrollHeight > page.clientHeight;
    if (!scrolls || event.ctrlKey || event.metaKey || isMeant()) return;
    event.stopImmediatePropagation();
  };
  const pressed = () => {
    if (!isMeant()) focusable.focus({ preventScroll: true });
  };
  container.addEventListener('wheel', wheel, { capture: true });
  container.addEventListener('mousedown', pressed);
  return () => {
    container.removeEventListener('wheel', wheel, { capture: true });
    container.removeEventListener('mousedown', pressed);
  };
}
