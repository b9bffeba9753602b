import ChevronLeft from 'lucide-react/icons/chevron-left';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useMessages } from '#messages/messages-provider.tsx';
import { useKeptFocus } from '#parts/use-kept-focus.ts';
import { Button } from '#ui/button/button.tsx';
import { look } from '#ui/theme/text.css.ts';
import * as css from './store-beside.css.ts';

type StoreBesideProps = {
  /** The number of the store that is opened; null where it is left. */
  readonly subject: string | null;
  readonly title: string;
  readonly status: ReactNode;
  readonly actions: ReactNode;
  readonly onClose: () => void;
  readonly children: ReactNode;
};

/** A store in the list's column, with the way back to the list (LOC-046): the map stays beside it. */
export function StoreBeside({ subject, title, status, actions, onClose, children }: StoreBesideProps) {
  const { text } = useMessages();
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const top = useRef<HTMLElement>(null);
  // Another pin on the map beside it opens another store in this place.
  useEffect(() => {
    if (subject === null) return;
    top.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [subject]);
  // The button for another try goes with its press; Escape goes on leading back.
  useKeptFocus(top);
  const leave = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onClose();
  };
  return (
    <section ref={top} tabIndex={-1} className={css.beside} aria-labelledby={titleId} onKeyDown={leave}>
      <Button size="small" variant="ghost" atStart className={css.back} icon={<ChevronLeft />} onClick={onClose}>
        {text('store-locator.back-to-stores')}
      </Button>
      <div className={css.head}>
        <h2 ref={heading} id={titleId} tabIndex={-1} className={look.heading2}>
          {title}
        </h2>
        {status}
      </div>
      {children}
      {actions ? <div className={css.actions}>{actions}</div> : null}
    </section>
  );
}
