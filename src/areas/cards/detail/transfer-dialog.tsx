import type { RefObject } from 'react';
import { CARD_LIMIT } from '#domain/cards/reload.ts';
import type { StoredValueCard } from '#domain/cards/stored-value-card.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { useBackCloses } from '#parts/back-closes.ts';
import { useBackWaits } from '#parts/back-waits.ts';
import { CardErrorNotice } from '#parts/cards/card-error-notice.tsx';
import { CardPicture } from '#parts/cards/card-picture.tsx';
import { useCardName } from '#parts/cards/use-card-name.ts';
import { FailureNotice } from '#parts/failure-notice.tsx';
import { useFormErrors } from '#parts/flow/use-form-errors.ts';
import { useMoney, useShortMoney } from '#parts/money-and-dates.ts';
import { useFocusBeside } from '#parts/use-focus-beside.ts';
import { Button } from '#ui/button/button.tsx';
import { Form } from '#ui/form/form.tsx';
import { FormErrorSummary } from '#ui/form-error-summary/form-error-summary.tsx';
import { RadioCards } from '#ui/radio-cards/radio-cards.tsx';
import { ResponsiveDialog } from '#ui/responsive-dialog/responsive-dialog.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import * as css from './card.css.ts';
import { type CardTransferFlow, useTransferForm } from './card-transfer.flow.ts';

const FIELD_IDS = { toCardId: 'transfer-to', how: 'transfer-how', amount: 'transfer-amount' } as const;
const FORM_ID = 'transfer-form';

type TransferDialogProps = {
  readonly card: StoredValueCard;
  readonly transfer: CardTransferFlow;
  /** Stays where the button that opened it goes, as where a balance moved whose answer was lost. */
  readonly beside: RefObject<HTMLElement | null>;
};

/** Where the balance goes, and how much of it (SVC-010). */
export function TransferDialog({ card, transfer, beside }: TransferDialogProps) {
  const { text } = useMessages();
  const money = useMoney();
  const short = useShortMoney();
  const form = useTransferForm(card, transfer);
  const close = useBackCloses(transfer.decline);
  useBackWaits(() => transfer.busy);
  useFocusBeside(beside);
  const nameOf = useCardName();
  const { balance, cardId } = card;
  const { errorOf, summary } = useFormErrors(form, {
    ids: FIELD_IDS,
    textOf: ({ code }) => {
      if (code === 'over-limit') return text('card-errors.over-limit', { limit: short(CARD_LIMIT, balance.currency) });
      if (code === 'amount-wrong')
        return text('cards-detail.transfer-amount-wrong', { balance: money(balance.amount, balance.currency) });
      return text(code === 'to-missing' ? 'cards-detail.transfer-to-missing' : 'cards-detail.transfer-nothing-left');
    },
    isListed: form.isShownInSummary,
  });
  return (
    <ResponsiveDialog
      open
      keepOnOutsidePress
      onClose={close}
      title={text('cards-detail.transfer')}
      description={text('cards-detail.transfer-from', {
        amount: money(balance.amount, balance.currency),
        nickname: nameOf(card),
      })}
      closeLabel={text('common.close')}
      actions={
        <>
          <Button variant="ghost" unavailable={transfer.busy} onClick={close}>
            {text('common.cancel')}
          </Button>
          <Button type="submit" form={FORM_ID} busy={transfer.busy} busyLabel={text('cards-detail.transferring')}>
            {text('cards-detail.transfer-start')}
          </Button>
        </>
      }
    >
      <Form id={FORM_ID} onSubmit={form.submit} aria-busy={transfer.busy}>
        <FormErrorSummary {...summary} />
        <RadioCards
          id={FIELD_IDS.toCardId}
          legend={text('cards-detail.transfer-to')}
          options={transfer.others.map((other) => ({
            value: other.cardId,
            label: nameOf(other),
            detail: money(other.balance.amount, other.balance.currency),
            picture: <CardPicture address={other.cardImageUrl} faded={false} className={css.smallPicture} />,
          }))}
          value={form.toCardId}
          onValueChange={form.chooseCard}
          settled={transfer.busy}
          error={errorOf('toCardId')}
        />
        <RadioCards
          id={FIELD_IDS.how}
          legend={text('cards-detail.transfer-how')}
          options={[
            {
              value: 'all',
              label: text('cards-detail.transfer-all'),
              trailing: money(balance.amount, balance.currency),
            },
            { value: 'some', label: text('cards-detail.transfer-some') },
          ]}
          value={form.how}
          onValueChange={form.chooseHow}
          settled={transfer.busy}
          error={errorOf('how')}
        />
        {form.how === 'some' ? (
          <TextField
            {...form.amount}
            id={FIELD_IDS.amount}
            label={text('cards-detail.transfer-amount')}
            inputMode="decimal"
            autoComplete="off"
            error={errorOf('amount')}
          />
        ) : null}
        {transfer.refusal && !transfer.busy ? (
          <CardErrorNotice
            context="transfer"
            refusal={transfer.refusal}
            currency={balance.currency}
            cardId={cardId}
            onManageCard={close}
            onTryAgain={() => void form.submit()}
          />
        ) : null}
        {transfer.expected ? <FailureNotice failure={transfer.expected} onRetry={() => void form.submit()} /> : null}
      </Form>
    </ResponsiveDialog>
  );
}
