import type { BillingAddress } from '#domain/payment-methods/billing-address.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { AddressFields } from '#parts/address/address-fields.tsx';
import { addressMistakeText, isAddressMistake } from '#parts/address/address-mistake.ts';
import { NameFields } from '#parts/person/name-fields.tsx';
import type { GuestName } from '#session/guest/guest-details.ts';
import { Button } from '#ui/button/button.tsx';
import { Card } from '#ui/card/card.tsx';
import { Form } from '#ui/form/form.tsx';
import { FormErrorSummary } from '#ui/form-error-summary/form-error-summary.tsx';
import { TextField } from '#ui/text-field/text-field.tsx';
import * as css from '../payment-methods.css.ts';
import { type BillingAddressFlow, useBillingAddress } from './billing-address.flow.ts';
import { BILLING_FIELD_IDS } from './billing-fields.ts';

type ErrorOf = (field: keyof typeof BILLING_FIELD_IDS) => string | undefined;

type BillingFormProps = {
  readonly isGuest: boolean;
  /** The address that is edited; null for a new one. */
  readonly address: BillingAddress | null;
  /** A new one begins with it; null where none is known. */
  readonly name: GuestName | null;
  readonly onReady: (reference: string) => void;
};

/** The form of a billing address (BIL-016). */
export function BillingForm(props: BillingFormProps) {
  return <BillingFields flow={useBillingAddress(props)} />;
}

/** The same for a flow that runs already. */
export function BillingFields({ flow }: { readonly flow: BillingAddressFlow }) {
  const messages = useMessages();
  const { text } = messages;
  const { form } = flow;
  const errorOf: ErrorOf = (field) => {
    const code = form.mistakeList.find((one) => one.field === field)?.code;
    if (code === undefined) return undefined;
    if (isAddressMistake(code)) return addressMistakeText(messages, code, form.country);
    return text(`common.mistake.${code}`);
  };
  return (
    <Card padding="large">
      <Form onSubmit={flow.submit} aria-busy={flow.saving}>
        <Summary flow={flow} errorOf={errorOf} />
        <NameFields
          ids={BILLING_FIELD_IDS}
          register={form.register}
          errorOf={errorOf}
          isSettled={flow.saving}
          kind="billing"
        />
        <AddressFields
          ids={BILLING_FIELD_IDS}
          register={form.register}
          country={form.country}
          errorOf={errorOf}
          isSettled={flow.saving}
          kind="billing"
        />
        <TextField
          {...form.register('phoneNumber')}
          id={BILLING_FIELD_IDS.phoneNumber}
          label={text('common.phone-number')}
          optionalLabel={text('common.optional')}
          hint={text('address.phone-hint')}
          type="tel"
          autoComplete="billing tel-national"
          readOnly={flow.saving}
          error={errorOf('phoneNumber')}
        />
        <Button type="submit" size="large" className={css.submit} busy={flow.saving} busyLabel={text('common.saving')}>
          {text('payment-methods.address.submit')}
        </Button>
      </Form>
    </Card>
  );
}

function Summary({
  flow: { form, saving },
  errorOf,
}: {
  readonly flow: BillingAddressFlow;
  readonly errorOf: ErrorOf;
}) {
  const { text, failureText } = useMessages();
  const failure = saving ? null : form.failure;
  return (
    <FormErrorSummary
      title={text(failure === null ? 'common.check-entries' : 'payment-methods.address.not-saved')}
      errors={
        failure === null
          ? form.mistakeList.map(({ field }) => ({ fieldId: BILLING_FIELD_IDS[field], message: errorOf(field) }))
          : [{ message: failureText(failure) }]
      }
      attempt={form.attempt}
    />
  );
}
