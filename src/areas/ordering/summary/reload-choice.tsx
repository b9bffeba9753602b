import type { RefObject } from 'react';
import { fitsOnCard } from '#domain/cards/reload.ts';
import type { PaymentMethod } from '#domain/payment-methods/payment-method.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { useShortMoney } from '#parts/money-and-dates.ts';
import { usePaymentMethodOption } from '#parts/payment/payment-method-option.tsx';
import { Button } from '#ui/button/button.tsx';
import { RadioCards } from '#ui/radio-cards/radio-cards.tsx';
import { look } from '#ui/theme/text.css.ts';
import type { PaymentSummary } from './payment-summary.flow.ts';
import * as css from './summary.css.ts';

type ReloadChoiceProps = {
  readonly summary: PaymentSummary;
  readonly methods: readonly PaymentMethod[];
  /** Around what can pay for the reload: a refusal leads there. */
  readonly sources: RefObject<HTMLDivElement | null>;
};

/** The card holds too little: with how much it is reloaded first, and from what (ORD-057, ORD-063, ORD-066 to ORD-070). */
export function ReloadChoice({ summary, methods, sources }: ReloadChoiceProps) {
  const { text } = useMessages();
  const short = useShortMoney();
  const optionOf = usePaymentMethodOption();
  const { facts, card, amount, source, isSourceMissing, isBusy } = summary;
  // The balance and what it lacks come to the total.
  const isTooMuch = facts.total !== null && !fitsOnCard(0, facts.total);
  return (
    <section className={css.panel} aria-label={text('ordering-summary.reload-amount')}>
      <p className={look.strong}>{text('ordering-summary.too-low')}</p>
      {isTooMuch ? (
        <p>{text('ordering-summary.reload-impossible')}</p>
      ) : methods.length === 0 ? (
        <>
          <p>{text('ordering-summary.reload-needs-method')}</p>
          <Button variant="secondary" onClick={summary.addPaymentMethod}>
            {text('payment.add-method')}
          </Button>
        </>
      ) : (
        <>
          <RadioCards
            legend={text('ordering-summary.reload-amount')}
            layout="chips"
            options={facts.amounts.map((each) => ({
              value: String(each),
              label: short(each, card?.balance.currency),
              disabled: isBusy,
            }))}
            value={amount === null ? undefined : String(amount)}
            onValueChange={(value) => summary.chooseAmount(Number(value))}
          />
          <div ref={sources}>
            <RadioCards
              legend={text('ordering-summary.reload-with')}
              options={methods.map((method) => ({
                ...optionOf(method),
                value: method.paymentMethodId,
                disabled: isBusy,
              }))}
              value={source ?? undefined}
              onValueChange={summary.chooseSource}
              error={isSourceMissing ? text('payment.none-selected') : undefined}
            />
          </div>
        </>
      )}
    </section>
  );
}
