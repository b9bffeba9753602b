import type { BillingAddress } from '#domain/payment-methods/billing-address.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { AddressFields } from '#parts/address/address-fields.tsx';
import { addressMistakeText, isAddressMistake } from '#parts/address/address-mistake.ts';
import { useFormErrors } from '#parts/flow/use-form-errors.ts';
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
  const { text, failureText } = messages;
  const { form } = flow;
  const failure = flow.saving ? null : form.failure;
  const { errorOf, summary } = useFormErrors(form, {
    ids: BILLING_FIELD_IDS,
    textOf: ({ code }) =>
      isAddressMistake(code) ? addressMistakeText(messages, code, form.country) : text(`common.mistake.${code}`),
    failed: failure && { title: text('payment-methods.address.not-saved'), message: failureText(failure) },
  });
  return (
    <Card padding="large">
      <Form onSubmit={flow.submit} aria-busy={flow.saving}>
        <FormErrorSummary {...summary} />
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
