import Check from 'lucide-react/icons/check';
import Plus from 'lucide-react/icons/plus';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import { useRef } from 'react';
import type { FailureCode } from '#domain/failure.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { useFocusPassedOn } from '#parts/use-focus-passed-on.ts';
import { Spinner } from '#ui/spinner/spinner.tsx';
import { visuallyHidden } from '#ui/theme/interaction.css.ts';
import * as css from './product-card.css.ts';

type QuickAddProps = {
  readonly name: string;
  readonly isBusy: boolean;
  readonly isAdded: boolean;
  readonly failure: FailureCode | null;
  readonly add: () => void;
};

/** Puts the usual size of a product into the order; pressed again, one more. */
export function QuickAdd({ name, isBusy, isAdded, failure, add }: QuickAddProps) {
  const { text } = useMessages();
  const button = useRef<HTMLButtonElement>(null);
  // It goes where the product turns out to be sold out: its link keeps the focus.
  useFocusPassedOn(button, (shown) => shown.closest('article')?.querySelector('a')?.focus({ preventScroll: true }));
  return (
    <button
      ref={button}
      type="button"
      className={css.add}
      aria-busy={isBusy || undefined}
      data-added={isAdded || undefined}
      onClick={add}
    >
      {isBusy ? (
        <Spinner />
      ) : isAdded ? (
        <Check aria-hidden="true" />
      ) : failure === null ? (
        <Plus aria-hidden="true" />
      ) : (
        <RotateCcw aria-hidden="true" />
      )}
      <span className={visuallyHidden}>
        {text(failure === null ? 'menu.add-named' : 'menu.add-again-named', { product: name })}
      </span>
    </button>
  );
}
