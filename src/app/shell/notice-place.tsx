import type { ReactNode } from 'react';
import { createPortal } from 'react-dom';

const NOTICE_PLACE_ID = 'notices';

/**
 * Where notices stand, over modals too, from the first frame on. A modal hides from screen readers everything but itself and the
 * live elements that are there when it opens, and one that the address names may open before what stands beside the page has come.
 */
export function NoticePlace() {
  return <div id={NOTICE_PLACE_ID} aria-live="off" />;
}

/** Draws there what it is given; without such a place, where it stands. */
export function InNoticePlace({ children }: { readonly children: ReactNode }) {
  const place = document.getElementById(NOTICE_PLACE_ID);
  return place ? createPortal(children, place) : children;
}
