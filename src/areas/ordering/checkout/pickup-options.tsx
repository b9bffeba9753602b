import { CONSUMPTIONS, type Consumption, type Fulfilment, type PickupOption } from '#domain/ordering/fulfilment.ts';
import { offeredPickups } from '#domain/ordering/pickup-options.ts';
import type { Store } from '#domain/stores/store.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { Art } from '#ui/art/art.tsx';
import { RadioCards } from '#ui/radio-cards/radio-cards.tsx';
import * as css from './pickup.css.ts';

export type PickupOptionsProps = {
  readonly store: Pick<Store, 'pickUpOptions' | 'mobileOrdering'>;
  readonly fulfilment: Fulfilment;
  /** An order is on its way as it was agreed to. */
  readonly disabled?: boolean;
  readonly onPickup: (option: PickupOption) => void;
  readonly onConsumption: (consumption: Consumption) => void;
};

const PICTURES = {
  'in-store': 'pickup-in-store',
  'drive-thru': 'pickup-drive-thru',
  curbside: 'pickup-curbside',
} as const;

/** How the order is handed over, among what the store has (ORD-021 to ORD-023). */
export function PickupOptions({ store, fulfilment, disabled = false, onPickup, onConsumption }: PickupOptionsProps) {
  const { text } = useMessages();
  const { pickupOption, consumption } = fulfilment;
  return (
    <div className={css.fields}>
      <RadioCards
        legend={text('ordering-pickup.how')}
        className={css.ways}
        value={pickupOption}
        onValueChange={onPickup}
        options={offeredPickups(store).map(({ option, name, isReady }) => ({
          value: option,
          label: name,
          detail: isReady ? text(`ordering-pickup.${option}`) : text('ordering-pickup.not-ready'),
          picture: <Art name={PICTURES[option]} className={css.picture} />,
          disabled: disabled || !isReady,
        }))}
      />
      {pickupOption === 'in-store' ? (
        <RadioCards
          legend={text('ordering-pickup.where')}
          layout="chips"
          value={consumption}
          onValueChange={onConsumption}
          options={CONSUMPTIONS.map((value) => ({ value, label: text(`ordering-pickup.${value}`), disabled }))}
        />
      ) : null}
    </div>
  );
}
