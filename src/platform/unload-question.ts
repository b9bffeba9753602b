import { isPageVeiled } from './document.ts';

/**
 * Has the browser ask before the document is left or loaded anew, while `isDue` says so; returns how to stop. A hidden page asks
 * nothing. The browser chooses the words, and asks only where the page has been used.
 */
export function askBeforeUnload(isDue: () => boolean): () => void {
  const ask = (event: BeforeUnloadEvent) => {
    if (isDue() && !isPageVeiled()) event.preventDefault();
  };
  window.addEventListener('beforeunload', ask);
  return () => window.removeEventListener('beforeunload', ask);
}
