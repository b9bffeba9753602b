/** The share of an element that counts as the whole of it. */
const MOST_OF_IT = 0.6;

/** Calls back when an element comes into sight and when it leaves it, or the page is put behind another; returns how to stop. */
export function watchInSight(element: Element, listener: (isInSight: boolean) => void): () => void {
  if (typeof IntersectionObserver === 'undefined') return () => {};
  let isOnScreen = false;
  let was = false;
  const report = () => {
    const is = isOnScreen && document.visibilityState === 'visible';
    if (is !== was) listener(is);
    was = is;
  };
  const observer = new IntersectionObserver(
    (entries) => {
      isOnScreen = (entries.at(-1)?.intersectionRatio ?? 0) >= MOST_OF_IT;
      report();
    },
    { threshold: MOST_OF_IT },
  );
  observer.observe(element);
  document.addEventListener('visibilitychange', report);
  return () => {
    observer.disconnect();
    document.removeEventListener('visibilitychange', report);
  };
}
