import Plus from 'lucide-react/icons/plus';
import type { ReactNode } from 'react';
import type { PaymentMethod } from '#domain/payment-methods/payment-method.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { usePaymentMethodOption } from '#parts/payment/payment-method-option.tsx';
import { RadioCards } from '#ui/radio-cards/radio-cards.tsx';
import * as css from './reload.css.ts';

/** The one that is still to be added; no id of a payment method is empty. */
const PLACEHOLDER = '';

type PaymentChoiceProps = {
  readonly methods: readonly PaymentMethod[];
  /** Null where the one that is to be added is chosen. */
  readonly chosen: string | null | undefined;
  readonly disabled: boolean;
  readonly error?: ReactNode;
  readonly onChoose: (paymentMethodId: string | null) => void;
};

/** What pays: one of the saved methods, or one that is added first (CRD-022, CRD-028). */
export function PaymentChoice({ methods, chosen, disabled, error, onChoose }: PaymentChoiceProps) {
  const { text } = useMessages();
  const optionOf = usePaymentMethodOption();
  return (
    <RadioCards
      legend={text('cards-reload.pay-with')}
      options={[
        ...methods.map((method) => ({
          ...optionOf(method),
          value: method.paymentMethodId,
          disabled,
        })),
        {
          value: PLACEHOLDER,
          label: text('payment.add-method'),
          detail: text('cards-reload.add-method-text'),
          picture: (
            <span className={css.plus}>
              <Plus size={18} aria-hidden="true" />
            </span>
          ),
          disabled,
        },
      ]}
      value={chosen === null ? PLACEHOLDER : chosen}
      onValueChange={(value) => onChoose(value === PLACEHOLDER ? null : value)}
      error={error}
    />
  );
}
