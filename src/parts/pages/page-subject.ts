import { useEffect, useSyncExternalStore } from 'react';
import { createListeners } from '#platform/listeners.ts';

/** What pages show now, the outermost first: a place, over it a store. */
const subjects: string[] = [];
const { subscribe, notify } = createListeners();

/** Puts the one thing that a page shows now into the title of the document, as long as it is shown; null names none. */
export function usePageSubject(subject: string | null): void {
  useEffect(() => {
    if (subject === null) return;
    subjects.push(subject);
    notify();
    return () => {
      subjects.splice(subjects.lastIndexOf(subject), 1);
      notify();
    };
  }, [subject]);
}

/** The innermost thing shown; null where the page is about itself. */
export function useShownSubject(): string | null {
  return useSyncExternalStore(
    subscribe,
    () => subjects.at(-1) ?? null,
    () => null,
  );
}
