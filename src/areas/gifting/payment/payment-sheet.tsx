import { useRef } from 'react';
import { type GiftDetails, giftTotal } from '#domain/gifting/gift.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { useMoney } from '#parts/money-and-dates.ts';
import { ExpiredPaymentDialog } from '#parts/payment/guest-payment.tsx';
import { useStoppedPress } from '#parts/use-stopped-press.ts';
import { useConfiguration } from '#session/configuration.ts';
import { Button } from '#ui/button/button.tsx';
import { ResponsiveDialog } from '#ui/responsive-dialog/responsive-dialog.tsx';
import { aboveSheetFoot, sheetFoot } from '#ui/responsive-dialog/sheet-foot.css.ts';
import { classNames } from '#ui/theme/class-names.ts';
import { look } from '#ui/theme/text.css.ts';
import { amountOf, emailField, giftFieldId, nameField, useGiftEntries } from '../form/gift-fields.ts';
import type { GiftFlow } from '../form/gift-form.flow.ts';
import { GiftProblem } from '../form/gift-problem.tsx';
import { GiftPicture } from '../gift-picture.tsx';
import { GiftPay } from './gift-pay.tsx';
import * as css from './payment-sheet.css.ts';

type PaymentSheetProps = GiftFlow & { readonly design: GiftDetails };

/** The last look at a gift, and what pays it (GFT-004). */
export function PaymentSheet({ design, flow }: PaymentSheetProps) {
  const { text } = useMessages();
  const money = useMoney();
  const { gift } = useConfiguration();
  const entries = useGiftEntries(flow.fields);
  const amount = amountOf(entries, gift) ?? 0;
  const total = money(giftTotal(amount, flow.recipients.length));
  const content = useRef<HTMLDivElement>(null);
  const pressed = useStoppedPress(() => {
    if (!flow.isUnpaid) return;
    const find = (field: string) => content.current?.querySelector<HTMLElement>(`#${giftFieldId(field)}`);
    // What is saved can be chosen; without any, the way to add one is what is left.
    (find('method') ?? find('payment'))?.focus();
  });
  const pay = () => {
    flow.pay();
    pressed();
  };
  return (
    <ResponsiveDialog
      open
      onClose={flow.closeSheet}
      title={text('gifting-form.sheet')}
      closeLabel={text('common.close')}
      finalFocus={flow.afterDialog}
    >
      <div ref={content} className={classNames(aboveSheetFoot, css.stack)}>
        <section aria-label={text('gifting-form.gifts')} className={css.summary}>
          <GiftPicture address={design.imageUrl} alt="" className={css.thumb} />
          <ul className={css.gifts}>
            {flow.recipients.map((recipient) => (
              <li key={recipient} className={css.gift}>
                <span className={look.strong}>
                  {text('gifting-form.gift-for', { name: entries[nameField(recipient)] ?? '' })}
                </span>
                <span className={look.price}>{money(amount)}</span>
                <span className={classNames(look.smallMuted, css.address)}>{entries[emailField(recipient)]}</span>
              </li>
            ))}
          </ul>
        </section>
        <GiftPay flow={flow} />
        <div className={sheetFoot}>
          <GiftProblem flow={{ ...flow, pay }} />
          <p className={css.total}>
            <span className={look.strong}>{text('gifting-form.total')}</span>
            <span className={look.price}>{total}</span>
          </p>
          <Button
            fullWidth
            size="large"
            unavailable={!flow.isPayerKnown}
            busy={flow.isBusy}
            busyLabel={text('gifting-form.paying')}
            onClick={pay}
          >
            {text('gifting-form.pay', { amount: total })}
          </Button>
        </div>
      </div>
      <ExpiredPaymentDialog payment={flow.guestPayment} />
    </ResponsiveDialog>
  );
}
