import { type RefObject, useEffect } from 'react';

/**
 * A press may take away what was pressed: a row whose heart is taken back, a message with its button. The focus would fall back
 * to the beginning of the page; the part that held it takes it instead (it needs a `tabIndex`), and Tab goes on from there.
 */
export function useKeptFocus(part: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const kept = part.current;
    if (!kept) return;
    const page = kept.ownerDocument;
    let focused: Element | null = null;
    const came = () => {
      focused = page.activeElement;
    };
    // Who goes on to something else, or presses on nothing, has left; what is taken away is gone a moment later. Where the window
    // loses the focus, its element stays the active one.
    const left = () =>
      queueMicrotask(() => {
        if (focused?.isConnected && focused !== page.activeElement) focused = null;
      });
    const changes = new MutationObserver(() => {
      if (focused === null || focused.isConnected) return;
      focused = null;
      if (page.activeElement === page.body) kept.focus({ preventScroll: true });
    });
    kept.addEventListener('focusin', came);
    kept.addEventListener('focusout', left);
    changes.observe(kept, { childList: true, subtree: true });
    return () => {
      kept.removeEventListener('focusin', came);
      kept.removeEventListener('focusout', left);
      changes.disconnect();
    };
  }, [part]);
}
