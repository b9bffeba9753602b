import Check from 'lucide-react/icons/check';
import { useRef } from 'react';
import { CARD_LIMIT, fitsOnCard } from '#domain/cards/reload.ts';
import type { PaymentMethod } from '#domain/payment-methods/payment-method.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import type { CardModalProps } from '#parts/cards/hash-modal.ts';
import { withCard } from '#parts/cards/with-card.tsx';
import { focusChosen } from '#parts/focus-chosen.ts';
import { Focused } from '#parts/focused.tsx';
import { QueryStatus } from '#parts/loading/query-status.tsx';
import { useMoney, useShortMoney } from '#parts/money-and-dates.ts';
import { useWaysToPay } from '#parts/payment/ways-to-pay.ts';
import { useStoppedPress } from '#parts/use-stopped-press.ts';
import { useConfiguration } from '#session/configuration.ts';
import { Button } from '#ui/button/button.tsx';
import { useLaterWords } from '#ui/live/use-later-words.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { sheetFoot } from '#ui/responsive-dialog/sheet-foot.css.ts';
import { look } from '#ui/theme/text.css.ts';
import { AmountChoice } from '../reload/amount-choice.tsx';
import { useCloseWhenIdle, useReportedBusy } from '../reload/close-when-idle.ts';
import { PaymentChoice } from '../reload/payment-choice.tsx';
import * as css from '../reload/reload.css.ts';
import { ReloadProblem } from '../reload/reload-problem.tsx';
import { ReloadSheet } from '../reload/reload-sheet.tsx';
import { type AddMoney, useAddMoney } from './add-money.flow.ts';

/** Adds money to a card over the page that is shown (CRD-022 to CRD-026). */
export const AddMoneySheet = withCard(function CardAddMoney({ card, onClose }: CardModalProps) {
  const { text } = useMessages();
  const { methods, failure, retry } = useWaysToPay();
  const { close, onBusy } = useCloseWhenIdle(onClose);
  return (
    <ReloadSheet title={text('cards.add-money')} card={card} onClose={close}>
      {methods === null ? (
        <div className={failure ? undefined : css.moneyRoom}>
          <QueryStatus failure={failure} onRetry={retry} />
        </div>
      ) : (
        <AddMoneySteps card={card} onClose={onClose} onBusy={onBusy} methods={methods} />
      )}
    </ReloadSheet>
  );
});

type StepProps = CardModalProps & { readonly methods: readonly PaymentMethod[]; readonly adding: AddMoney };

type StepsProps = Omit<StepProps, 'adding'> & { readonly onBusy?: (busy: boolean) => void };

export function AddMoneySteps({ onBusy, ...props }: StepsProps) {
  const adding = useAddMoney(props);
  useReportedBusy(adding.busy, onBusy);
  if (adding.added || adding.received) return <Done {...props} adding={adding} />;
  return adding.unsure ? <Unsure {...props} adding={adding} /> : <Choice {...props} adding={adding} />;
}

function Choice({ card, methods, adding }: StepProps) {
  const { text } = useMessages();
  const short = useShortMoney();
  const money = useMoney();
  const { svcLoadOptions } = useConfiguration().storedValueCard;
  const amounts = useRef<HTMLDivElement>(null);
  const ways = useRef<HTMLDivElement>(null);
  const { amount, paymentMethodId, isPaying, isTooMuch, busy } = adding;
  const { currency } = card.balance;
  const pressed = useStoppedPress(() => {
    if (isTooMuch) focusChosen(amounts.current);
  });
  const submit = () => {
    adding.submit();
    pressed();
  };
  return (
    <>
      {adding.isExpired ? (
        <Focused>
          <Notice tone="warning">{text('cards-reload.expired')}</Notice>
        </Focused>
      ) : null}
      <div ref={amounts}>
        <AmountChoice
          legend={text('cards-reload.amount')}
          amounts={svcLoadOptions}
          currency={currency}
          chosen={amount}
          disabled={busy}
          onChoose={adding.chooseAmount}
          error={isTooMuch ? text('card-errors.over-limit', { limit: short(CARD_LIMIT, currency) }) : undefined}
        />
      </div>
      <div ref={ways}>
        <PaymentChoice methods={methods} chosen={paymentMethodId} disabled={busy} onChoose={adding.chooseMethod} />
      </div>
      <div className={sheetFoot}>
        <ReloadProblem
          refusal={adding.refusal}
          failure={adding.failure}
          currency={currency}
          ways={ways}
          onTryAgain={submit}
        />
        <Button
          fullWidth
          size="large"
          busy={busy}
          busyLabel={text('cards-reload.submitting', { amount: short(amount, currency) })}
          onClick={submit}
        >
          {isPaying ? text('cards-reload.submit', { amount: short(amount, currency) }) : text('common.continue')}
        </Button>
        {isPaying && fitsOnCard(card.balance.amount, amount) ? (
          <p className={`${look.smallMuted} ${css.after}`}>
            {text('cards-reload.new-balance', { amount: money(card.balance.amount + amount, currency) })}
          </p>
        ) : null}
      </div>
    </>
  );
}

/** The answer was lost: the same request is asked for again, and charged at most once. */
function Unsure({ card, adding }: StepProps) {
  const { text, failureText } = useMessages();
  const money = useMoney();
  return (
    <Focused className={css.stack}>
      <Notice tone="warning" live="polite" title={text('cards-reload.unsure-title')}>
        {text('cards-reload.unsure-text', { amount: money(adding.amount, card.balance.currency) })}
      </Notice>
      <p role="status" className={look.smallMuted}>
        {adding.failure === null || adding.busy ? null : failureText(adding.failure)}
      </p>
      <Button
        fullWidth
        size="large"
        busy={adding.busy}
        busyLabel={text('cards-reload.checking')}
        onClick={adding.check}
      >
        {text('common.try-again')}
      </Button>
    </Focused>
  );
}

function Done({ card, adding, onClose }: StepProps) {
  const { text } = useMessages();
  const money = useMoney();
  const short = useShortMoney();
  const words = useLaterWords(true);
  return (
    <Focused className={css.stack}>
      <div className={css.done} role="status">
        <span className={css.seal}>
          <Check size={36} aria-hidden="true" />
        </span>
        <div ref={words} className={css.done}>
          {adding.received ? (
            <p className={look.heading3}>{text('card-errors.duplicate')}</p>
          ) : (
            <>
              <p className={look.heading2}>
                {text('cards-reload.added-title', { amount: short(adding.amount, card.balance.currency) })}
              </p>
              <p className={look.body}>
                {text('cards-reload.added-text', { amount: money(card.balance.amount, card.balance.currency) })}
              </p>
            </>
          )}
        </div>
      </div>
      <Button
        fullWidth
        size="large"
        onClick={({ detail }) => {
          // The second press of a double one on “Add” lands here, where the answer is quick.
          if (detail < 2) onClose();
        }}
      >
        {text('common.got-it')}
      </Button>
    </Focused>
  );
}
