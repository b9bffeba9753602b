import type { ReactNode } from 'react';
import { Spinner } from '#ui/spinner/spinner.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { sheetCard } from '#ui/theme/layout.css.ts';
import { look } from '#ui/theme/text.css.ts';
import * as css from './waiting-page.css.ts';

type WaitingPageProps = {
  readonly title: ReactNode;
  readonly lead: ReactNode;
};

/** A page that does something by itself and leads on. */
export function WaitingPage({ title, lead }: WaitingPageProps) {
  return (
    <div className={css.page}>
      <div className={classNames(sheetCard, css.card)} role="status" aria-busy="true">
        <span className={css.spinner}>
          <Spinner />
        </span>
        <h1 className={look.heading2} tabIndex={-1}>
          {title}
        </h1>
        <p className={look.lead}>{lead}</p>
      </div>
    </div>
  );
}
