import CornerUpLeft from 'lucide-react/icons/corner-up-left';
import type { ReactNode } from 'react';
import { useMessages } from '#messages/messages-provider.tsx';
import * as css from './terms.css.ts';

/**
 * The number of a note, which leads to it; the note leads back. Both are plain fragments of the page: the browser moves the focus along,
 * and they work before any script does.
 */
export function NoteReference({ number }: { readonly number: number }) {
  const { text } = useMessages();
  return (
    <sup className={css.reference}>
      <a
        id={`reference-${number}`}
        href={`#note-${number}`}
        role="doc-noteref"
        aria-label={text('rewards-partnership.note', { number })}
        className={css.number}
      >
        {number}
      </a>
    </sup>
  );
}

/** A note at the end of the terms, with the way back to where it was mentioned. */
export function Note({ number, children }: { readonly number: number; readonly children: ReactNode }) {
  const { text } = useMessages();
  return (
    <li id={`note-${number}`} tabIndex={-1} className={css.note}>
      {children}
      {'\u00a0'}
      <a
        href={`#reference-${number}`}
        role="doc-backlink"
        aria-label={text('rewards-partnership.note.back', { number })}
        className={css.back}
      >
        <CornerUpLeft size={16} aria-hidden="true" />
      </a>
    </li>
  );
}
