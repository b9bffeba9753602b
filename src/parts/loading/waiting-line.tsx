import type { ReactNode } from 'react';
import { useLaterWords } from '#ui/live/use-later-words.ts';
import { Spinner } from '#ui/spinner/spinner.tsx';
import { classNames } from '#ui/theme/class-names.ts';
import * as css from './loading.css.ts';

type WaitingLineProps = {
  readonly children: ReactNode;
  /** Where what is on its way takes about so much room. */
  readonly isTall?: boolean;
};

/** Stands in for what is on its way, and says what is being waited for. */
export function WaitingLine({ children, isTall = true }: WaitingLineProps) {
  const words = useLaterWords(true);
  return (
    <p className={classNames(css.waiting, isTall && css.tall)} role="status">
      <Spinner />
      <span ref={words}>{children}</span>
    </p>
  );
}
