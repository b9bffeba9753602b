/** CSS pixels; `top` is the distance from the top of the page to the element: what stands above it. */
export type Measures = { width: number; height: number; top: number };

/** Calls back with the measures of an element, now and whenever its size changes; returns how to stop. */
export function onResized(element: Element, listener: (measures: Measures) => void): () => void {
  if (typeof ResizeObserver === 'undefined') return () => {};
  const measure = () => {
    const { width, height, top } = element.getBoundingClientRect();
    listener({ width, height, top: top + window.scrollY });
  };
  // At once where it is laid out, since an observer calls back only after the next layout: what was fetched ahead may need the
  // measures before.
  if (element.getClientRects().length > 0) measure();
  const observer = new ResizeObserver(measure);
  observer.observe(element);
  return () => observer.disconnect();
}
