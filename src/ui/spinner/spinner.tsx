import { visuallyHidden } from '#ui/theme/interaction.css.ts';
import { spinner } from './spinner.css.ts';

export interface SpinnerProps {
  /** Read out where no words beside it say that something is under way. */
  readonly label?: string;
}

export function Spinner({ label }: SpinnerProps) {
  return (
    <>
      <span className={spinner} aria-hidden="true" />
      {label === undefined ? null : <span className={visuallyHidden}>{label}</span>}
    </>
  );
}
