import { type ReactNode, useId } from 'react';
import { visuallyHidden } from '#ui/theme/interaction.css.ts';
import * as css from './segmented.css.ts';

type SegmentedOption<Value extends string> = {
  readonly value: Value;
  readonly label: ReactNode;
  /** Decorative; stands before the label. */
  readonly icon?: ReactNode;
};

export type SegmentedProps<Value extends string> = {
  /** Heard, not seen. */
  readonly legend: ReactNode;
  /** Heard with the legend: what a choice does at once. */
  readonly hint?: ReactNode;
  readonly options: ReadonlyArray<SegmentedOption<Value>>;
  readonly value: Value;
  readonly onValueChange: (value: Value) => void;
};

/** A choice of one of two or three that change the whole page, in a line. Native radios: arrow keys, one tab stop. */
export function Segmented<Value extends string>({
  legend,
  hint,
  options,
  value,
  onValueChange,
}: SegmentedProps<Value>) {
  const name = useId();
  const hintId = hint ? `${name}-hint` : undefined;
  return (
    <fieldset className={css.group} aria-describedby={hintId}>
      <legend className={visuallyHidden}>{legend}</legend>
      {hint ? (
        <p id={hintId} className={visuallyHidden}>
          {hint}
        </p>
      ) : null}
      <div className={css.line}>
        {options.map((option) => (
          <label key={option.value} className={css.segment}>
            <input
              type="radio"
              className={css.input}
              name={name}
              value={option.value}
              checked={option.value === value}
              onChange={() => onValueChange(option.value)}
            />
            {option.icon ? (
              <span className={css.icon} aria-hidden="true">
                {option.icon}
              </span>
            ) : null}
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
