import Check from 'lucide-react/icons/check';
import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import * as field from '#ui/field/field.css.ts';
import { FieldError } from '#ui/field/field-error.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import * as css from './checkbox.css.ts';

export interface CheckboxProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'aria-invalid' | 'children'> {
  readonly label: ReactNode;
  /** Beside the label of one that has to be checked ("required"): most have not. */
  readonly requiredLabel?: ReactNode;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
}

export function Checkbox({ label, requiredLabel, hint, error, id, className, ...rest }: CheckboxProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const hintId = hint ? `${fieldId}-hint` : undefined;
  const errorId = error ? `${fieldId}-error` : undefined;
  return (
    <div className={classNames(css.checkbox, className)}>
      <label className={css.row} htmlFor={fieldId}>
        <input
          {...rest}
          id={fieldId}
          type="checkbox"
          className={css.input}
          aria-required={requiredLabel ? true : undefined}
          aria-invalid={error ? true : undefined}
          aria-describedby={classNames(errorId, hintId) || undefined}
        />
        <Check className={css.tick} strokeWidth={3.5} aria-hidden="true" />
        <span>
          {label}
          {requiredLabel ? (
            <span className={field.optional} aria-hidden="true">
              {' '}
              {requiredLabel}
            </span>
          ) : null}
        </span>
      </label>
      {hint || error ? (
        <div className={css.below}>
          {hint ? (
            <p id={hintId} className={field.hint}>
              {hint}
            </p>
          ) : null}
          {errorId ? <FieldError id={errorId}>{error}</FieldError> : null}
        </div>
      ) : null}
    </div>
  );
}
