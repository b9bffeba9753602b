import { useState } from 'react';
import type { BillingAddress } from '#domain/payment-methods/billing-address.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { addressText } from '#parts/address/address-text.ts';
import { Button } from '#ui/button/button.tsx';
import { RadioCards } from '#ui/radio-cards/radio-cards.tsx';
import * as css from '../payment-methods.css.ts';
import { useBillingAddress } from './billing-address.flow.ts';
import { BillingFields } from './billing-form.tsx';

const NEW = 'new';

type SavedAddressesProps = {
  readonly saved: readonly BillingAddress[];
  /** The id of the one that the step was left with before. */
  readonly chosenBefore: string | undefined;
  readonly onReady: (addressId: string) => void;
};

/** One of the saved addresses, or a new one (BIL-017, BIL-018). */
export function SavedAddresses({ saved, chosenBefore, onReady }: SavedAddressesProps) {
  const { text } = useMessages();
  const flow = useBillingAddress({ isGuest: false, address: null, onReady });
  const first = saved.find(({ addressId }) => addressId === chosenBefore) ?? saved[0];
  const [chosen, setChosen] = useState(flow.form.isBack ? NEW : (first?.addressId ?? NEW));
  if (saved.length === 0) return <BillingFields flow={flow} />;
  return (
    <>
      <RadioCards
        legend={text('payment-methods.address.saved')}
        legendHidden
        value={chosen}
        onValueChange={setChosen}
        options={[
          ...saved.map((address) => ({
            value: address.addressId,
            label: `${address.firstName} ${address.lastName}`,
            detail: addressText(address),
            disabled: flow.saving,
          })),
          { value: NEW, label: text('payment-methods.address.new'), disabled: flow.saving },
        ]}
      />
      {chosen === NEW ? (
        <BillingFields flow={flow} />
      ) : (
        <Button size="large" className={css.submit} busy={flow.saving} onClick={() => flow.choose(chosen)}>
          {text('payment-methods.address.use')}
        </Button>
      )}
    </>
  );
}
