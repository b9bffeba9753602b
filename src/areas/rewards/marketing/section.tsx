import { type ReactNode, useId } from 'react';
import { classNames } from '#ui/theme/class-names.ts';
import { page } from '#ui/theme/layout.css.ts';
import { look } from '#ui/theme/text.css.ts';
import * as css from './sections.css.ts';

type SectionProps = {
  readonly title: ReactNode;
  readonly lead?: ReactNode;
  /** On paper, where its neighbours are not. */
  readonly onPaper?: boolean;
  readonly narrow?: boolean;
  /** On a phone two screens and more. */
  readonly isTallOnPhones?: boolean;
  readonly children: ReactNode;
};

/** A part of a page of the programme: a region by its heading. */
export function Section({
  title,
  lead,
  onPaper = false,
  narrow = false,
  isTallOnPhones = false,
  children,
}: SectionProps) {
  const id = useId();
  return (
    <section
      className={classNames(css.band, onPaper && css.paper, isTallOnPhones && css.tallOnPhones)}
      aria-labelledby={id}
    >
      <div className={classNames(narrow ? page.reading : page.wide, css.inside)}>
        <div className={css.head}>
          <h2 id={id} className={look.heading1}>
            {title}
          </h2>
          {lead ? <p className={look.lead}>{lead}</p> : null}
        </div>
        {children}
      </div>
    </section>
  );
}
