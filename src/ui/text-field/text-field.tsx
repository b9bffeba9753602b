import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as css from '#ui/field/field.css.ts';
import { Field, type FieldWords } from '#ui/field/field.tsx';
import { classNames } from '#ui/theme/class-names.ts';

export interface TextFieldProps extends FieldWords, Omit<ComponentPropsWithRef<'input'>, 'aria-invalid' | 'children'> {
  readonly type?: 'text' | 'email' | 'password' | 'tel' | 'search' | 'url' | 'date';
  /** Decorative (an icon, a currency sign). */
  readonly leading?: ReactNode;
  /** May hold an IconButton (show the password, clear). */
  readonly trailing?: ReactNode;
}

/** One line of text. Spread react-hook-form's `register(…)` onto it; `ref` is the input's. */
export function TextField({
  label,
  optionalLabel,
  hint,
  error,
  leading,
  trailing,
  id,
  type = 'text',
  className,
  'aria-describedby': describedBy,
  ...rest
}: TextFieldProps) {
  return (
    <Field {...{ id, label, optionalLabel, hint, error, describedBy, className }}>
      {(control) => (
        <span className={css.box}>
          {leading ? (
            <span className={classNames(css.slot, css.leading)} aria-hidden="true">
              {leading}
            </span>
          ) : null}
          <input {...rest} {...control} type={type} className={css.control} />
          {trailing ? <span className={classNames(css.slot, css.trailing)}>{trailing}</span> : null}
        </span>
      )}
    </Field>
  );
}
