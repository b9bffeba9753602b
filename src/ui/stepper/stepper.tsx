import Minus from 'lucide-react/icons/minus';
import Plus from 'lucide-react/icons/plus';
import { IconButton } from '#ui/icon-button/icon-button.tsx';
import { visuallyHidden } from '#ui/theme/interaction.css.ts';
import * as css from './stepper.css.ts';

export type StepperProps = {
  /** What is counted. */
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onValueChange: (value: number) => void;
  readonly decrementLabel: string;
  readonly incrementLabel: string;
  /** The number as it is shown (by locale). */
  readonly displayValue?: string;
  /** The number as it is spoken when it changes ("3 espresso shots"). */
  readonly valueText: string;
};

/** A limit makes its button unavailable and keeps it focusable, so that focus never falls off. */
export function Stepper(props: StepperProps) {
  const { label, value, min, max, onValueChange, decrementLabel, incrementLabel, displayValue, valueText } = props;
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset would need a visible legend
    <div role="group" aria-label={label} className={css.stepper}>
      <IconButton
        label={decrementLabel}
        icon={<Minus aria-hidden="true" />}
        unavailable={value <= min}
        onClick={() => onValueChange(value - 1)}
      />
      <span className={css.value} aria-hidden="true">
        {displayValue ?? value}
      </span>
      <output className={visuallyHidden} aria-live="polite">
        {valueText}
      </output>
      <IconButton
        label={incrementLabel}
        icon={<Plus aria-hidden="true" />}
        unavailable={value >= max}
        onClick={() => onValueChange(value + 1)}
      />
    </div>
  );
}
