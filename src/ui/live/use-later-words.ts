import { type RefObject, useLayoutEffect, useRef, useSyncExternalStore } from 'react';

/** Long enough for a screen reader to know the element before its words, and too short to be seen. */
const LATER_MS = 50;

const unchanging = () => () => {};

/**
 * What comes into a live region is announced, what it comes into being with mostly is not. The words have their room from the
 * start and come a moment later; those of a page that was delivered with them stand there. Answers with what holds the words.
 */
export function useLaterWords(isLive: boolean): RefObject<HTMLDivElement | null> {
  const words = useRef<HTMLDivElement>(null);
  const isDelivered = useRef(
    useSyncExternalStore(
      unchanging,
      () => false,
      () => true,
    ),
  );
  useLayoutEffect(() => {
    const held = words.current;
    if (!isLive || isDelivered.current || !held) return;
    held.style.visibility = 'hidden';
    const show = () => held.style.removeProperty('visibility');
    const timer = setTimeout(show, LATER_MS);
    return () => {
      clearTimeout(timer);
      show();
    };
  }, [isLive]);
  return words;
}
