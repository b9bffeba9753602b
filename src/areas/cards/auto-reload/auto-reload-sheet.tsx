import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { cardsQuery } from '#api/account/cards.ts';
import type { StoredValueCard } from '#domain/cards/stored-value-card.ts';
import { failureCodeOf } from '#domain/failure.ts';
import type { PaymentMethod } from '#domain/payment-methods/payment-method.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import type { CardModalProps } from '#parts/cards/hash-modal.ts';
import { withCard } from '#parts/cards/with-card.tsx';
import { focusChosen } from '#parts/focus-chosen.ts';
import { QueryStatus } from '#parts/loading/query-status.tsx';
import { useWaysToPay } from '#parts/payment/ways-to-pay.ts';
import { useStoppedPress } from '#parts/use-stopped-press.ts';
import { useConfiguration } from '#session/configuration.ts';
import { Button } from '#ui/button/button.tsx';
import { sheetFoot } from '#ui/responsive-dialog/sheet-foot.css.ts';
import { Switch } from '#ui/switch/switch.tsx';
import { AmountChoice } from '../reload/amount-choice.tsx';
import { useCloseWhenIdle, useReportedBusy } from '../reload/close-when-idle.ts';
import { PaymentChoice } from '../reload/payment-choice.tsx';
import * as css from '../reload/reload.css.ts';
import { ReloadProblem } from '../reload/reload-problem.tsx';
import { ReloadSheet } from '../reload/reload-sheet.tsx';
import { useAutoReload } from './auto-reload.flow.ts';

/** Sets a card to reload by itself, over the page that is shown (CRD-025 to CRD-036). */
export const AutoReloadSheet = withCard(function CardAutoReload({ card, onClose }: CardModalProps) {
  const { text } = useMessages();
  const read = useReadAnew(card);
  const ways = useWaysToPay({ payer: read.card?.autoReloadProfile?.payerId ?? null });
  const { close, onBusy } = useCloseWhenIdle(onClose);
  const failure = read.failure ?? ways.failure;
  const retry = () => {
    read.retry();
    ways.retry();
  };
  return (
    <ReloadSheet title={text('cards-detail.auto-reload')} card={card} onClose={close}>
      {ways.methods === null || read.card === null ? (
        <div className={failure ? undefined : card.autoReloadProfile?.isActive ? css.autoOnRoom : css.autoOffRoom}>
          <QueryStatus failure={failure} onRetry={retry} />
        </div>
      ) : (
        <AutoReloadForm card={read.card} onClose={onClose} onBusy={onBusy} methods={ways.methods} />
      )}
    </ReloadSheet>
  );
});

/** The card, once it was read since the sheet was opened: an older profile would look as if it were still so (D-442). */
function useReadAnew({ cardId }: StoredValueCard) {
  const cards = useQuery({ ...cardsQuery(), refetchOnMount: 'always', networkMode: 'always' });
  const { data, error } = cards;
  const [isRead, setRead] = useState(false);
  // A form that is drawn stays, whatever becomes of a later reading.
  if (!isRead && cards.isFetchedAfterMount && error === null) setRead(true);
  return {
    // Not as the page around hands it on: that may come a moment after, and the form begins with what is there first.
    card: (isRead && data?.find((one) => one.cardId === cardId)) || null,
    failure: !isRead && error && !cards.isFetching ? failureCodeOf(error) : null,
    retry: () => void cards.refetch(),
  };
}

type FormProps = CardModalProps & {
  readonly methods: readonly PaymentMethod[];
  readonly onBusy?: (busy: boolean) => void;
};

export function AutoReloadForm({ onBusy, ...props }: FormProps) {
  const { text } = useMessages();
  const { svcReloadOptions, triggerAmountOptions } = useConfiguration().storedValueCard;
  const amounts = useRef<HTMLDivElement>(null);
  const ways = useRef<HTMLDivElement>(null);
  const form = useAutoReload(props);
  const { isOn, busy, mistakes } = form;
  const { currency } = props.card.balance;
  const pressed = useStoppedPress(() => {
    if (mistakes.includes('amount-missing')) focusChosen(amounts.current);
    else if (mistakes.includes('method-missing')) focusChosen(ways.current);
  });
  const save = () => {
    form.save();
    pressed();
  };
  useReportedBusy(busy, onBusy);
  return (
    <>
      <Switch
        label={text('cards-reload.auto.switch')}
        hint={text('cards-reload.auto.text')}
        checked={isOn}
        disabled={busy}
        onChange={form.turn}
      />
      {isOn ? (
        <>
          <div ref={amounts}>
            <AmountChoice
              legend={text('cards-reload.auto.amount')}
              amounts={svcReloadOptions}
              currency={currency}
              chosen={form.amount}
              disabled={busy}
              onChoose={form.chooseAmount}
              error={mistakes.includes('amount-missing') ? text('card-errors.auto-reload-amount') : undefined}
            />
          </div>
          <AmountChoice
            legend={text('cards-reload.auto.trigger')}
            amounts={triggerAmountOptions}
            currency={currency}
            chosen={form.triggerAmount}
            disabled={busy}
            onChoose={form.chooseTrigger}
          />
          <div ref={ways}>
            <PaymentChoice
              methods={props.methods}
              chosen={form.paymentMethodId ?? undefined}
              disabled={busy}
              onChoose={form.chooseMethod}
              error={mistakes.includes('method-missing') ? text('cards-reload.auto.method-missing') : undefined}
            />
          </div>
        </>
      ) : null}
      <div className={sheetFoot}>
        <ReloadProblem
          refusal={form.refusal}
          failure={form.failure}
          currency={currency}
          ways={ways}
          onTryAgain={save}
        />
        <Button fullWidth size="large" busy={busy} busyLabel={text('common.saving')} onClick={save}>
          {text('cards-reload.auto.save')}
        </Button>
      </div>
    </>
  );
}
