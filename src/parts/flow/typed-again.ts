import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { onPageOutOfSight } from '#platform/document.ts';
import { typedNow } from '#platform/missing-part.ts';
import { typedPagesOf } from '#session/pages/typed-pages.ts';
import { useSession } from '#session/session-provider.tsx';

/**
 * Gives a form of a visitor without an account back what was typed into it: after Back in memory; over a reload, of this page or
 * of another one, and where a phone has ended the page out of sight, in the storage of the tab until the next document has begun.
 * Never a password, a code or the number of a card; and nothing of any page once `isDone`. A form that fills in something by itself
 * says what it began with: over that it gets back what was typed.
 */
export function useTypedAgain(isDone: boolean, begunWith: Readonly<Record<string, unknown>> = {}): void {
  const session = useSession();
  const begun = useRef(begunWith);
  const done = useRef(isDone);
  done.current = isDone;
  useLayoutEffect(() => {
    const { kept, leave, forget } = typedPagesOf(session);
    // By the time the page goes, the address is that of the next one.
    const { path } = typedNow();
    const replacements = session.replacements();
    const keep = () => {
      // What the one has typed is not for the next, for whom the form is drawn anew (FC-071).
      if (session.replacements() !== replacements) return;
      if (done.current) forget();
      // Fields that are not there yet have not been emptied.
      else kept.set(path, { path, typed: { ...kept.get(path)?.typed, ...typedNow().typed } });
    };
    const stop = onPageOutOfSight({
      left: () => {
        keep();
        leave();
      },
      restored: () => {},
    });
    return () => {
      stop();
      keep();
    };
  }, [session]);
  useEffect(() => {
    const { kept, ready } = typedPagesOf(session);
    const page = kept.get(typedNow().path);
    if (!page) return;
    let stop: (() => void) | undefined;
    let isLeft = false;
    void Promise.all([import('#platform/typed-before.ts'), ready]).then(([{ enterTyped }]) => {
      if (!isLeft) stop = enterTyped(page, undefined, begun.current);
    });
    return () => {
      isLeft = true;
      stop?.();
    };
  }, [session]);
}

/** Says whether a field is given back with its form: what was chosen in it stands against what the page begins with. */
export function useIsRestoredField(): (field: string) => boolean {
  const session = useSession();
  return useCallback((field) => typedPagesOf(session).kept.get(typedNow().path)?.typed[field] !== undefined, [session]);
}
