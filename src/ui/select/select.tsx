import ChevronDown from 'lucide-react/icons/chevron-down';
import type { ComponentPropsWithRef } from 'react';
import * as field from '#ui/field/field.css.ts';
import { Field, type FieldWords } from '#ui/field/field.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import * as css from './select.css.ts';

type SelectOption = {
  readonly value: string;
  readonly label: string;
  /** The language of the label (BCP 47), where that is not the page's. */
  readonly lang?: string;
};

export interface SelectProps
  extends FieldWords,
    Omit<ComponentPropsWithRef<'select'>, 'aria-invalid' | 'children' | 'multiple'> {
  readonly options: readonly SelectOption[];
  /** First, with the empty value, while nothing is chosen. */
  readonly placeholder?: string;
}

/** The browser's own select: each platform's picker, keyboard and autofill come with it. */
export function Select({
  label,
  optionalLabel,
  hint,
  error,
  options,
  placeholder,
  id,
  className,
  'aria-describedby': describedBy,
  ...rest
}: SelectProps) {
  return (
    <Field {...{ id, label, optionalLabel, hint, error, describedBy, className }}>
      {(control) => (
        <span className={field.box}>
          <select {...rest} {...control} className={classNames(field.control, css.select)}>
            {placeholder === undefined ? null : <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} lang={option.lang}>
                {option.label}
              </option>
            ))}
          </select>
          <span className={css.chevron} aria-hidden="true">
            <ChevronDown size={20} />
          </span>
        </span>
      )}
    </Field>
  );
}
