import type { ReactNode } from 'react';
import * as css from './skip-link.css.ts';

export type SkipLinkProps = {
  /** Id of the main region, which has tabIndex -1. */
  readonly targetId: string;
  readonly children: ReactNode;
};

/** First in the tab order, seen only there. */
export function SkipLink({ targetId, children }: SkipLinkProps) {
  return (
    <a
      className={css.skipLink}
      href={`#${targetId}`}
      onClick={(event) => {
        const target = event.currentTarget.ownerDocument.getElementById(targetId);
        if (!target) return;
        event.preventDefault();
        target.focus();
        target.scrollIntoView();
      }}
    >
      {children}
    </a>
  );
}
