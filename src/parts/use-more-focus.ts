import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * The last "Show more" goes with its press: the focus goes on to the first row that came. Answers with what the press is to
 * call; `count` is how many rows there are.
 */
export function useMoreFocus(rows: RefObject<HTMLElement | null>, count: number): () => void {
  const from = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at when the number of rows has changed
  useLayoutEffect(() => {
    const list = rows.current;
    if (list === null || from.current === null) return;
    const first = list.children[from.current];
    from.current = null;
    const { activeElement, body } = list.ownerDocument;
    // Where more can be shown the button is still there, and keeps the focus.
    if (activeElement === body) first?.querySelector<HTMLElement>('a, button')?.focus({ preventScroll: true });
  }, [rows, count]);
  return () => {
    from.current = count;
  };
}
