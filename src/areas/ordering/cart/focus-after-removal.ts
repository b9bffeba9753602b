import { type RefObject, useEffect, useRef } from 'react';

/**
 * The focus after a line has gone with the button that was pressed: on the name of the line that took its place, or of the one
 * before it, where one more stroke does nothing; on the heading where none is left. Returns how to say that the line at a place
 * is about to go.
 */
export function useFocusAfterRemoval(page: RefObject<HTMLElement | null>, lines: number): (index: number) => void {
  const removed = useRef<number | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is looked for once the number of lines has changed
  useEffect(() => {
    const { current: index } = removed;
    removed.current = null;
    if (index === null) return;
    const left = [...(page.current?.querySelectorAll<HTMLElement>('ul > li:has([role="group"])') ?? [])];
    const next = (left[index] ?? left.at(-1))?.querySelector<HTMLElement>('h2');
    (next ?? page.current?.querySelector('h1'))?.focus();
  }, [page, lines]);
  return (index) => {
    removed.current = index;
  };
}
