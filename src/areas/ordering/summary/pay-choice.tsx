import Plus from 'lucide-react/icons/plus';
import type { PaymentChoice } from '#domain/ordering/order-choices.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { CardPicture } from '#parts/cards/card-picture.tsx';
import { useCardName } from '#parts/cards/use-card-name.ts';
import { useMoney } from '#parts/money-and-dates.ts';
import { ButtonTo } from '#parts/page-links.tsx';
import { usePaymentMethodOption } from '#parts/payment/payment-method-option.tsx';
import { useConfiguration } from '#session/configuration.ts';
import { Notice } from '#ui/notice/notice.tsx';
import { RadioCards } from '#ui/radio-cards/radio-cards.tsx';
import type { PaymentSummary } from './payment-summary.flow.ts';
import * as css from './summary.css.ts';

/** The one that is still to be added; no id is empty. */
const ADD = '';

/** Of the words that say why nothing can be chosen. */
export const UNPAYABLE_ID = 'summary-unpayable';

type PayChoiceProps = { readonly summary: PaymentSummary };

/** What pays: a card, a saved method, or one that is added first (ORD-056, ORD-059, ORD-061 to ORD-065). */
export function PayChoice({ summary }: PayChoiceProps) {
  const nameOf = useCardName();
  const { text } = useMessages();
  const money = useMoney();
  const optionOf = usePaymentMethodOption();
  const { product } = useConfiguration();
  const { method, isReload, isMethodMissing, isBusy, leftOut } = summary;
  const { cards, methods, mayAdd, hasUnusable } = summary.ways;
  // What a store leaves out is said below; an account that has none at all is said to have none by every store.
  const isWithout = cards.length === 0 && methods.length === 0 && (mayAdd || !hasUnusable);
  const choose = (value: string) => {
    const kind = cards.some(({ cardId }) => cardId === value) ? 'stored-value-card' : 'payment-instrument';
    const chosen: PaymentChoice = value === ADD ? { kind: 'add-payment' } : { kind, id: value };
    summary.chooseMethod(chosen);
  };
  return (
    <>
      {isWithout ? (
        <Notice tone="info">{text(hasUnusable ? 'ordering-summary.none-usable' : 'ordering-summary.none')}</Notice>
      ) : null}
      {leftOut === null ? null : (
        <Notice
          tone="info"
          action={
            cards.length === 0 ? (
              <ButtonTo to="/menu/store-locator" variant="secondary" size="small">
                {text('common.choose-another-store')}
              </ButtonTo>
            ) : undefined
          }
        >
          <span id={UNPAYABLE_ID}>
            {text(leftOut === 'card-only' ? 'ordering-summary.card-only' : 'ordering-summary.other-currency', {
              product,
            })}
          </span>
        </Notice>
      )}
      {mayAdd || cards.length > 0 ? (
        <RadioCards
          legend={text('ordering-summary.pay-with')}
          value={method === null ? undefined : 'id' in method ? method.id : ADD}
          onValueChange={choose}
          hint={isReload ? text('ordering-summary.insufficient-hint') : undefined}
          error={isMethodMissing ? text('payment.none-selected') : undefined}
          options={[
            ...cards.map((card) => ({
              value: card.cardId,
              label: nameOf(card),
              detail: text('ordering-summary.balance', { amount: money(card.balance.amount, card.balance.currency) }),
              picture: <CardPicture address={card.cardImageUrl} faded={false} className={css.cardPicture} />,
              disabled: isBusy,
            })),
            ...methods.map((saved) => ({
              ...optionOf(saved),
              value: saved.paymentInstrumentId,
              disabled: isBusy,
            })),
            ...(mayAdd
              ? [
                  {
                    value: ADD,
                    label: text('ordering-summary.add'),
                    picture: (
                      <span className={css.plus}>
                        <Plus size={18} aria-hidden="true" />
                      </span>
                    ),
                    disabled: isBusy,
                  },
                ]
              : []),
          ]}
        />
      ) : null}
    </>
  );
}
