import { type ReactNode, useId } from 'react';
import { classNames } from '#ui/theme/class-names.ts';
import * as css from './field.css.ts';
import { FieldError } from './field-error.tsx';

/** What every field says about itself. */
export type FieldWords = {
  /** Always visible. */
  readonly label: ReactNode;
  /** Beside the label of a field that may stay empty ("optional"). */
  readonly optionalLabel?: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
};

type FieldControlProps = {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
};

interface FieldProps extends FieldWords {
  readonly id: string | undefined;
  /** Ids that the caller adds to the description. */
  readonly describedBy?: string | undefined;
  readonly className?: string | undefined;
  readonly children: (control: FieldControlProps) => ReactNode;
}

/** Label, control, hint and error with their ids tied together. */
export function Field({ id, label, optionalLabel, hint, error, describedBy, className, children }: FieldProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const hintId = hint ? `${fieldId}-hint` : undefined;
  const errorId = error ? `${fieldId}-error` : undefined;
  return (
    <div className={classNames(css.field, className)}>
      <label htmlFor={fieldId} className={css.label}>
        {label}
        {optionalLabel ? <span className={css.optional}> {optionalLabel}</span> : null}
      </label>
      {hint ? (
        <p id={hintId} className={css.hint}>
          {hint}
        </p>
      ) : null}
      {children({
        id: fieldId,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': classNames(errorId, hintId, describedBy) || undefined,
      })}
      {errorId ? <FieldError id={errorId}>{error}</FieldError> : null}
    </div>
  );
}
