/** Less of a map than this in view counts as partly scrolled away. */
const WHOLE = 0.99;

/**
 * Browsers that draw a page without a graphics card cut a WebGL canvas that is partly scrolled away at its wrong end. A filter
 * that changes nothing keeps it whole; it costs, so that it is there only as long as it is needed. Returns how to stop.
 */
export function keepWhole(canvas: HTMLCanvasElement): () => void {
  const observer = new IntersectionObserver(
    (entries) => {
      const [latest] = entries.slice(-1);
      canvas.style.filter = latest && latest.intersectionRatio < WHOLE ? 'brightness(1)' : '';
    },
    { threshold: WHOLE },
  );
  observer.observe(canvas);
  return () => observer.disconnect();
}
