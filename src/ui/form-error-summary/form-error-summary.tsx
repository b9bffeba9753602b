import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import * as css from './form-error-summary.css.ts';

export type FormErrorSummaryItem = {
  /** The id of the field that the message is about; without it the message is about the whole form. */
  readonly fieldId?: string;
  readonly message: ReactNode;
};

export type FormErrorSummaryProps = {
  readonly title: ReactNode;
  readonly errors: readonly FormErrorSummaryItem[];
  /** Counts failed attempts: each new number takes the focus here. */
  readonly attempt: number;
};

/** All that is wrong with a form, at its top. Renders nothing while `errors` is empty. */
export function FormErrorSummary({ title, errors, attempt }: FormErrorSummaryProps) {
  const titleId = useId();
  const listId = useId();
  const summary = useRef<HTMLDivElement>(null);
  const hasErrors = errors.length > 0;
  const answered = useRef(0);
  useEffect(() => {
    // A mistake that comes with the typing, long after the attempt, leaves the focus where the typing is.
    if (!hasErrors || answered.current === attempt) return;
    answered.current = attempt;
    summary.current?.focus();
  }, [attempt, hasErrors]);

  if (!hasErrors) return null;
  return (
    // No alert: the focus that comes here reads it, and an alert would read it again.
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups controls, this groups messages
    <div
      ref={summary}
      className={css.summary}
      role="group"
      aria-labelledby={titleId}
      aria-describedby={listId}
      tabIndex={-1}
    >
      <h2 id={titleId} className={css.title}>
        {title}
      </h2>
      <ul id={listId} className={css.list}>
        {errors.map((error) => (
          <li key={error.fieldId ?? String(error.message)}>
            {error.fieldId === undefined ? (
              error.message
            ) : (
              <a className={css.link} href={`#${error.fieldId}`} onClick={focusField}>
                {error.message}
              </a>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Focus without a change of the address, whose hash belongs to the router. */
function focusField(event: MouseEvent<HTMLAnchorElement>) {
  const link = event.currentTarget;
  const target = link.ownerDocument.getElementById(link.hash.slice(1));
  if (!target) return;
  event.preventDefault();
  target.focus();
}
