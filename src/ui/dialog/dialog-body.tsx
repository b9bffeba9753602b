import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as css from './dialog.css.ts';

/** What Tab comes to; from there the arrow keys scroll what it lies in. */
const TABBED = 'a[href], button, input, select, textarea, summary, video[controls], iframe, [tabindex="0"]';

type DialogBodyProps = {
  readonly titleId: string;
  readonly children: ReactNode;
};

/**
 * What may scroll between the head and the foot of a modal. Where it does and holds nothing that Tab comes to, it is a stop
 * itself: Safari does not make it one, and the words below the edge were out of reach of a keyboard.
 */
export function DialogBody({ titleId, children }: DialogBodyProps) {
  const box = useRef<HTMLDivElement>(null);
  const [isStop, setStop] = useState(false);
  useEffect(() => {
    const { current: scroller } = box;
    if (!scroller || typeof ResizeObserver === 'undefined') return;
    // Measured where it costs no layout of its own.
    const sizes = new ResizeObserver(() =>
      setStop(scroller.scrollHeight > scroller.clientHeight && scroller.querySelector(TABBED) === null),
    );
    const watch = () => {
      sizes.disconnect();
      for (const each of [scroller, ...scroller.children]) sizes.observe(each);
    };
    watch();
    // What was read has taken the place of a skeleton.
    const parts = new MutationObserver(watch);
    parts.observe(scroller, { childList: true });
    return () => {
      sizes.disconnect();
      parts.disconnect();
    };
  }, []);
  const stop = isStop ? { role: 'region', 'aria-labelledby': titleId, tabIndex: 0 } : null;
  return (
    <div ref={box} {...stop} className={css.body}>
      {children}
    </div>
  );
}
