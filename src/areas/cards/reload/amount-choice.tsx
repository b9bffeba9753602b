import type { ReactNode } from 'react';
import { useShortMoney } from '#parts/money-and-dates.ts';
import { RadioCards } from '#ui/radio-cards/radio-cards.tsx';
import * as css from './reload.css.ts';

type AmountChoiceProps = {
  readonly legend: string;
  /** Cents; `chosen` may be one that is not offered any more. */
  readonly amounts: readonly number[];
  /** That of the card. */
  readonly currency: string | null;
  readonly chosen: number | null;
  readonly disabled: boolean;
  readonly error?: ReactNode;
  readonly onChoose: (amount: number) => void;
};

/** One of a few sums. */
export function AmountChoice({ legend, amounts, currency, chosen, disabled, error, onChoose }: AmountChoiceProps) {
  const money = useShortMoney();
  const offered = [...new Set([...amounts, ...(chosen === null ? [] : [chosen])])].sort((one, other) => one - other);
  return (
    <RadioCards
      legend={legend}
      layout="chips"
      className={css.amounts}
      options={offered.map((amount) => ({ value: String(amount), label: money(amount, currency), disabled }))}
      value={chosen === null ? undefined : String(chosen)}
      onValueChange={(value) => onChoose(Number(value))}
      error={error}
    />
  );
}
