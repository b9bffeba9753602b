import { useRef, useState } from 'react';
import type { BillingAddress } from '#domain/payment-methods/billing-address.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { addressText } from '#parts/address/address-text.ts';
import { focusChosen } from '#parts/focus-chosen.ts';
import { useStoppedPress } from '#parts/use-stopped-press.ts';
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
  const flow = useBillingAddress({ isGuest: false, address: null, name: null, onReady });
  const first = saved.find(({ addressId }) => addressId === chosenBefore) ?? saved[0];
  const [chosen, setChosen] = useState(flow.form.isBack ? NEW : (first?.addressId ?? NEW));
  const [isMissing, setMissing] = useState(false);
  const choices = useRef<HTMLDivElement>(null);
  const stopped = useStoppedPress(() => focusChosen(choices.current));
  if (saved.length === 0) return <BillingFields flow={flow} />;
  // Where it is removed elsewhere, no other is taken in its place unasked (D-318).
  const isThere = saved.some(({ addressId }) => addressId === chosen);
  const use = () => {
    setMissing(!isThere);
    if (isThere) flow.choose(chosen);
    else stopped();
  };
  return (
    <>
      <div ref={choices}>
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
          error={isMissing && !isThere && chosen !== NEW ? text('payment-methods.address.none-selected') : undefined}
        />
      </div>
      {chosen === NEW ? (
        <BillingFields flow={flow} />
      ) : (
        <Button size="large" className={css.submit} busy={flow.saving} onClick={use}>
          {text('payment-methods.address.use')}
        </Button>
      )}
    </>
  );
}
