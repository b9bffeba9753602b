import { type FormEvent, useEffect, useRef, useState } from 'react';
import { TIPS, tipOf } from '#domain/ordering/payment-summary.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { usePrice, useShortMoney } from '#parts/money-and-dates.ts';
import { Button } from '#ui/button/button.tsx';
import { RadioCards } from '#ui/radio-cards/radio-cards.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import type { PaymentSummary } from './payment-summary.flow.ts';
import * as css from './summary.css.ts';

const NONE = '0';
const CUSTOM = 'custom';

type TipChoiceProps = {
  readonly summary: PaymentSummary;
  /** Whether what stands in that field is no amount that can be given. */
  readonly onWrong: (isWrong: boolean) => void;
};

/** None, one of three, or an amount of one's own up to the price (ORD-075). */
export function TipChoice({ summary, onWrong }: TipChoiceProps) {
  const { text } = useMessages();
  const short = useShortMoney();
  const { tip, priced, isBusy, chooseTip } = summary;
  const isOwn = tip > 0 && !TIPS.some((each) => each === tip);
  const [isCustom, setCustom] = useState(isOwn);
  const limit = priced?.price ?? 0;
  return (
    <div>
      <RadioCards
        legend={text('ordering-summary.tip')}
        hint={text('ordering-summary.tip-hint')}
        layout="chips"
        value={isCustom || isOwn ? CUSTOM : String(tip)}
        onValueChange={(value) => {
          setCustom(value === CUSTOM);
          if (value !== CUSTOM) chooseTip(Number(value));
        }}
        options={[
          { value: NONE, label: text('ordering-summary.tip-none'), disabled: isBusy },
          ...TIPS.filter((each) => each <= limit).map((each) => ({
            value: String(each),
            label: short(each, priced?.currency),
            disabled: isBusy,
          })),
          { value: CUSTOM, label: text('ordering-summary.tip-custom'), disabled: isBusy },
        ]}
      />
      {isCustom || isOwn ? <CustomTip summary={summary} onWrong={onWrong} /> : null}
    </div>
  );
}

function CustomTip({ summary: { tip, priced, isBusy, chooseTip }, onWrong }: TipChoiceProps) {
  const { text, number } = useMessages();
  const priceText = usePrice();
  const [typed, setTyped] = useState(
    tip > 0 ? number(tip / 100, { minimumFractionDigits: 2, useGrouping: false }) : '',
  );
  const [isWrong, setWrong] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    onWrong(isWrong);
    // What is said below the field is not behind the foot of the sheet.
    if (isWrong) form.current?.scrollIntoView({ block: 'nearest' });
    return () => onWrong(false);
  }, [onWrong, isWrong]);
  if (!priced) return null;
  const apply = () => {
    const chosen = tipOf(typed, priced.price);
    setWrong(chosen === null);
    if (chosen !== null && chosen !== tip) chooseTip(chosen);
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    apply();
  };
  return (
    <form ref={form} className={css.custom} onSubmit={submit}>
      <TextField
        label={text('ordering-summary.tip-amount')}
        inputMode="decimal"
        autoComplete="off"
        maxLength={10}
        value={typed}
        disabled={isBusy}
        onChange={({ target }) => setTyped(target.value)}
        // A shopper who goes on without the button has given it all the same: the total says so before the order is placed.
        onBlur={() => {
          if (typed.trim() !== '') return apply();
          setWrong(false);
          if (tip > 0) chooseTip(0);
        }}
        error={
          isWrong
            ? text('ordering-summary.tip-wrong', {
                least: priceText(1, priced.currency),
                price: priceText(priced.price, priced.currency),
              })
            : undefined
        }
      />
      <Button type="submit" variant="secondary">
        {text('ordering-summary.tip-apply')}
      </Button>
    </form>
  );
}
