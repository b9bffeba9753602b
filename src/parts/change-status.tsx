import { useEffect, useRef, useState } from 'react';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';

/** Until then more presses, or more of what is typed, may follow. */
const SETTLED_MS = 1_000;

type ChangeStatusProps = {
  /** What is so now: null while it is not known, empty where there is nothing to say of it. */
  readonly words: string | null;
  /** Another status says this change. */
  readonly isSaid?: boolean;
};

/**
 * Says what has become of something in sight, politely, and once for each change that lasts. What it was at first is said by no
 * status: it is read where it stands (D-423).
 */
export function ChangeStatus({ words, isSaid = false }: ChangeStatusProps) {
  const known = useRef<string | null>(null);
  const [said, say] = useState<string | null>(null);
  useEffect(() => {
    if (words === null || words === known.current) return;
    if (known.current === null || isSaid) {
      known.current = words;
      return;
    }
    const timer = setTimeout(() => {
      known.current = words;
      say(words);
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [words, isSaid]);
  return <VisuallyHidden role="status">{words === null || words === said ? said : null}</VisuallyHidden>;
}
