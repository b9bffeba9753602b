import type { ComponentPropsWithRef } from 'react';
import * as field from '#ui/field/field.css.ts';
import { Field, type FieldWords } from '#ui/field/field.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import * as css from './text-area.css.ts';

export interface TextAreaProps
  extends FieldWords,
    Omit<ComponentPropsWithRef<'textarea'>, 'aria-invalid' | 'children'> {}

/** Several lines of text, in the direction of what is written; a count of characters goes into the hint. */
export function TextArea({
  label,
  optionalLabel,
  hint,
  error,
  id,
  className,
  'aria-describedby': describedBy,
  ...rest
}: TextAreaProps) {
  return (
    <Field {...{ id, label, optionalLabel, hint, error, describedBy, className }}>
      {(control) => (
        <span className={field.box}>
          <textarea dir="auto" {...rest} {...control} className={classNames(field.control, css.area)} />
        </span>
      )}
    </Field>
  );
}
