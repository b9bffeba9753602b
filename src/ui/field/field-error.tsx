import CircleAlert from 'lucide-react/icons/circle-alert';
import type { ReactNode } from 'react';
import * as css from './field.css.ts';

export type FieldErrorProps = {
  readonly id: string;
  readonly children: ReactNode;
};

/** The message beside a field; the field points to it with aria-describedby. */
export function FieldError({ id, children }: FieldErrorProps) {
  return (
    <p id={id} className={css.error}>
      <CircleAlert aria-hidden="true" />
      <span>{children}</span>
    </p>
  );
}
