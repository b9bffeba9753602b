import { type ComponentPropsWithRef, type ReactNode, useId } from 'react';
import { classNames } from '#ui/theme/class-names.ts';
import * as css from './switch.css.ts';

export interface SwitchProps extends Omit<ComponentPropsWithRef<'input'>, 'type' | 'role' | 'children'> {
  readonly label: ReactNode;
  readonly hint?: ReactNode;
}

/** A choice that is on or off at once; one that waits for a submit is a Checkbox. */
export function Switch({ label, hint, id, className, ...rest }: SwitchProps) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const hintId = hint ? `${fieldId}-hint` : undefined;
  return (
    <div className={classNames(css.row, className)}>
      <span className={css.words}>
        <label htmlFor={fieldId} className={css.label}>
          {label}
        </label>
        {hint ? (
          <span id={hintId} className={css.hint}>
            {hint}
          </span>
        ) : null}
      </span>
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox says by itself whether it is checked */}
      <input {...rest} id={fieldId} type="checkbox" role="switch" className={css.input} aria-describedby={hintId} />
    </div>
  );
}
