import { useEffect, useRef } from 'react';
import { focusHeading } from '#platform/document.ts';

/** Where one stage of a page takes the place of another, its heading takes the focus: what had it went with the stage before. */
export function useHeadingFocus(stage: string): void {
  const drawn = useRef(stage);
  useEffect(() => {
    if (drawn.current !== stage) focusHeading();
    drawn.current = stage;
  }, [stage]);
}
