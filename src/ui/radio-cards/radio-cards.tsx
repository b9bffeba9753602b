import { type ReactNode, useId } from 'react';
import * as field from '#ui/field/field.css.ts';
import { FieldError } from '#ui/field/field-error.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import { visuallyHidden } from '#ui/theme/interaction.css.ts';
import * as css from './radio-cards.css.ts';

type RadioCardOption<Value extends string> = {
  readonly value: Value;
  readonly label: ReactNode;
  readonly detail?: ReactNode;
  readonly picture?: ReactNode;
  /** A price, a badge. */
  readonly trailing?: ReactNode;
  readonly disabled?: boolean;
};

export type RadioCardsProps<Value extends string> = {
  readonly legend: ReactNode;
  readonly legendHidden?: boolean;
  readonly options: ReadonlyArray<RadioCardOption<Value>>;
  readonly value: Value | undefined;
  readonly onValueChange: (value: Value) => void;
  /** Nothing else can be chosen now; a disabled radio would lose the focus, as where Enter in it sends its form. */
  readonly settled?: boolean;
  readonly layout?: keyof typeof css.layout;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  /** The id of the first radio, where an error summary leads. The others derive theirs: a choice made early can be restored. */
  readonly id?: string;
  readonly name?: string;
  readonly className?: string;
};

/** A choice of one of a few, each a card. Native radios: arrow keys, one tab stop. */
export function RadioCards<Value extends string>({
  legend,
  legendHidden = false,
  options,
  value,
  onValueChange,
  settled = false,
  layout = 'rows',
  hint,
  error,
  id,
  name,
  className,
}: RadioCardsProps<Value>) {
  const ownId = useId();
  const groupId = id ?? ownId;
  const hintId = hint ? `${groupId}-hint` : undefined;
  const errorId = error ? `${groupId}-error` : undefined;
  return (
    <fieldset className={classNames(css.group, className)} aria-describedby={classNames(errorId, hintId) || undefined}>
      <legend className={legendHidden ? visuallyHidden : css.legend}>{legend}</legend>
      {hint ? (
        <p id={hintId} className={field.hint}>
          {hint}
        </p>
      ) : null}
      <div className={css.layout[layout]}>
        {options.map((option, index) => (
          <label key={option.value} className={classNames(css.card, css.cardIn[layout])}>
            <input
              type="radio"
              className={css.input}
              id={index === 0 ? groupId : `${groupId}-${option.value}`}
              name={name ?? groupId}
              value={option.value}
              checked={option.value === value}
              disabled={option.disabled}
              aria-invalid={error ? true : undefined}
              aria-disabled={settled || undefined}
              onChange={() => {
                if (!settled) onValueChange(option.value);
              }}
            />
            {layout === 'rows' ? <span className={css.mark} aria-hidden="true" /> : null}
            {option.picture ? <span className={css.picture}>{option.picture}</span> : null}
            <span className={css.words}>
              <span className={css.label}>{option.label}</span>
              {option.detail ? <span className={css.detail}>{option.detail}</span> : null}
            </span>
            {option.trailing ? <span className={css.trailing}>{option.trailing}</span> : null}
          </label>
        ))}
      </div>
      {errorId ? <FieldError id={errorId}>{error}</FieldError> : null}
    </fieldset>
  );
}
