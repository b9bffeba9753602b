/**
 * On a page that scrolls, the wheel over a map scrolls the page until the visitor shows that the map is meant: it has the focus
 * (a click gives it to `focusable`), or Ctrl or Cmd is held. Where the page has nothing to scroll the wheel always zooms.
 * Browsers take such a focus for one by keyboard: until a key is pressed `data-pointed` says that it needs no frame.
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
    if (isMeant()) return;
    focusable.dataset['pointed'] = '';
    focusable.focus({ preventScroll: true });
  };
  const forget = () => {
    delete focusable.dataset['pointed'];
  };
  container.addEventListener('wheel', wheel, { capture: true });
  container.addEventListener('mousedown', pressed);
  focusable.addEventListener('keydown', forget);
  focusable.addEventListener('blur', forget);
  return () => {
    container.removeEventListener('wheel', wheel, { capture: true });
    container.removeEventListener('mousedown', pressed);
    focusable.removeEventListener('keydown', forget);
    focusable.removeEventListener('blur', forget);
  };
}
