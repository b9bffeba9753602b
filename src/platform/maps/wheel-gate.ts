/**
 * On a page that scrolls, the wheel over a map scrolls the page until the visitor shows that the map is meant: it has the focus
 * (a click gives it to `focusable`), or Ctrl or Cmd is held. Where the page has nothing to scroll the wheel always zooms.
 */
export function gateWheel(stage: HTMLElement, focusable: HTMLElement): () => void {
  const isMeant = () => stage.contains(document.activeElement);
  const wheel = (event: WheelEvent) => {
    const page = document.scrollingElement;
    const scrolls = page !== null && page.scrollHeight > page.clientHeight;
    if (!scrolls || event.ctrlKey || event.metaKey || isMeant()) return;
    event.stopImmediatePropagation();
  };
  const pressed = () => {
    if (!isMeant()) focusable.focus({ preventScroll: true });
  };
  stage.addEventListener('wheel', wheel, { capture: true });
  stage.addEventListener('mousedown', pressed);
  return () => {
    stage.removeEventListener('wheel', wheel, { capture: true });
    stage.removeEventListener('mousedown', pressed);
  };
}
