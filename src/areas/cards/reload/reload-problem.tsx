import type { RefObject } from 'react';
import type { CardRefusal } from '#domain/cards/card-error.ts';
import type { FailureCode } from '#domain/failure.ts';
import { CardErrorNotice } from '#parts/cards/card-error-notice.tsx';
import { FailureNotice } from '#parts/failure-notice.tsx';
import { focusChosen } from '#parts/focus-chosen.ts';

type ReloadProblemProps = {
  readonly refusal: CardRefusal | null;
  readonly failure: FailureCode | null;
  /** That of the card; null: the market's. */
  readonly currency: string | null;
  /** Where the ways to pay are: a problem with one of them leads to another one. */
  readonly ways: RefObject<HTMLDivElement | null>;
  readonly onTryAgain: () => void;
};

/** Why it failed, and what can be done about it (CRD-024, SVC-015). */
export function ReloadProblem({ refusal, failure, currency, ways, onTryAgain }: ReloadProblemProps) {
  if (refusal !== null) {
    const toWays = () => focusChosen(ways.current);
    return (
      <CardErrorNotice
        context="reload"
        refusal={refusal}
        currency={currency}
        onTryAgain={onTryAgain}
        onChoosePaymentMethod={toWays}
      />
    );
  }
  return failure && <FailureNotice failure={failure} onRetry={onTryAgain} />;
}
