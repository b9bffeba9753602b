import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

const TOAST_PLACE_ID = 'toasts';

/**
 * Where toasts stand, from the first frame on. A modal hides from screen readers everything but itself and the live elements that
 * are there when it opens, and one that the address names may open before what stands beside the page has come.
 */
export function ToastPlace() {
  return <div id={TOAST_PLACE_ID} aria-live="off" />;
}

/** Draws there what it is given; without such a place, where it stands. */
export function InToastPlace({ children }: { readonly children: ReactNode }) {
  const place = document.getElementById(TOAST_PLACE_ID);
  return place ? createPortal(children, place) : children;
}
