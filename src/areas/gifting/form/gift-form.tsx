import { type GiftDetails, giftTotal } from '#domain/gifting/gift.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { useBackCloses } from '#parts/back-closes.ts';
import { ChangeStatus } from '#parts/change-status.tsx';
import { useMoney } from '#parts/money-and-dates.ts';
import { useConfiguration } from '#session/configuration.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Form } from '#ui/form/form.tsx';
import { FormErrorSummary } from '#ui/form-error-summary/form-error-summary.tsx';
import { look } from '#ui/theme/text.css.ts';
import { PaymentSheet } from '../payment/payment-sheet.tsx';
import { GiftAmount } from './amount.tsx';
import { DesignChoice } from './design-choice.tsx';
import { amountOf, giftFieldId, useGiftEntries } from './gift-fields.ts';
import * as css from './gift-form.css.ts';
import { type GiftFlow, useGiftForm } from './gift-form.flow.ts';
import { GiftPreview } from './gift-preview.tsx';
import { GiftProblem } from './gift-problem.tsx';
import { GiftMessage, GiftSender } from './message-and-sender.tsx';
import { useListedMistakeText } from './mistake-text.ts';
import { Recipients } from './recipients.tsx';

/** A gift as it is filled in, and beside it as it will be seen (GFT-008 to GFT-014). */
export function GiftForm({ design }: { readonly design: GiftDetails }) {
  const { text } = useMessages();
  const flow = useGiftForm(design);
  const { fields, page } = flow;
  const mistakeText = useListedMistakeText(flow.recipients);
  const closeRepeated = useBackCloses(flow.closeDialog, flow.isRepeated);
  return (
    <div ref={page} className={css.columns} data-of-others="">
      <GiftPreview design={design} flow={flow} />
      <Form onSubmit={flow.submit} aria-busy={flow.isBusy} className={css.form}>
        <FormErrorSummary
          title={text('common.check-entries')}
          errors={fields.mistakeList.map(({ field, code }) => ({
            fieldId: giftFieldId(field),
            message: mistakeText(field, code),
          }))}
          attempt={fields.attempt}
        />
        {flow.isSheetOpen ? null : <GiftProblem flow={flow} />}
        <DesignChoice productNumber={design.productNumber} flow={flow} />
        <GiftAmount flow={flow} />
        <Recipients flow={flow} />
        <GiftMessage flow={flow} />
        <GiftSender flow={flow} />
        <Foot flow={flow} />
      </Form>
      {flow.isSheetOpen ? <PaymentSheet design={design} flow={flow} /> : null}
      <Dialog
        open={flow.isRepeated}
        onClose={closeRepeated}
        title={text('gifting-errors.duplicates-title')}
        description={text('gifting-errors.duplicate-recipients')}
        closeLabel={text('common.close')}
        finalFocus={flow.afterDialog}
        actions={<Button onClick={closeRepeated}>{text('common.got-it')}</Button>}
      />
    </div>
  );
}

/** What it all comes to, always in sight (GFT-043). */
function Foot({ flow }: GiftFlow) {
  const { text } = useMessages();
  const money = useMoney();
  const { gift } = useConfiguration();
  const amount = amountOf(useGiftEntries(flow.fields), gift);
  const count = flow.recipients.length;
  const total = amount === null ? null : money(giftTotal(amount, count));
  return (
    <div className={css.foot}>
      <ChangeStatus words={total === null ? '' : `${text('gifting-form.total')} ${total}`} />
      <p className={css.total}>
        <span className={css.totalWords}>
          <span className={look.strong}>{text('gifting-form.total')}</span>
          {amount === null ? null : (
            <span className={look.smallMuted}>{text('gifting-form.total-of', { count, amount: money(amount) })}</span>
          )}
        </span>
        <span className={css.sum}>{total ?? '–'}</span>
      </p>
      <Button type="submit" size="large" fullWidth busy={flow.isBusy} busyLabel={text('gifting-form.paying')}>
        {text('gifting-form.continue')}
      </Button>
    </div>
  );
}
