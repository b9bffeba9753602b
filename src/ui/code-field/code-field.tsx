import type { ChangeEvent, ComponentPropsWithRef } from 'react';
import * as field from '#ui/field/field.css.ts';
import { Field, type FieldWords } from '#ui/field/field.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import * as css from './code-field.css.ts';

/** Every code of a message has as many. */
const DIGITS = 6;

export interface CodeFieldProps
  extends FieldWords,
    Omit<
      ComponentPropsWithRef<'input'>,
      'aria-invalid' | 'children' | 'type' | 'inputMode' | 'autoComplete' | 'maxLength' | 'value' | 'onChange'
    > {
  /** Digits only. */
  readonly value: string;
  readonly onValueChange: (digits: string) => void;
  /** The last digit has come: by a key, by paste or by autofill; `at` is the time stamp of that event, milliseconds. */
  readonly onComplete?: (digits: string, at: number) => void;
}

/**
 * A code of six digits from a message, in one field: whatever else is typed or pasted between the digits (`123 456`) is left out, and
 * phones offer the code of the message (FC-077).
 */
export function CodeField({
  value,
  onValueChange,
  onComplete,
  label,
  optionalLabel,
  hint,
  error,
  id,
  className,
  'aria-describedby': describedBy,
  ...rest
}: CodeFieldProps) {
  const change = ({ target, timeStamp }: ChangeEvent<HTMLInputElement>) => {
    const digits = target.value.replace(/\D/g, '').slice(0, DIGITS);
    if (digits === value) return;
    onValueChange(digits);
    if (digits.length === DIGITS) onComplete?.(digits, timeStamp);
  };
  return (
    <Field {...{ id, label, optionalLabel, hint, error, describedBy, className }}>
      {(control) => (
        <span className={classNames(field.box, css.box)}>
          <input
            {...rest}
            {...control}
            type="text"
            inputMode="numeric"
            autoComplete="one-time-code"
            autoCorrect="off"
            spellCheck={false}
            value={value}
            onChange={change}
            className={classNames(field.control, css.digits)}
          />
        </span>
      )}
    </Field>
  );
}
