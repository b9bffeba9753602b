import { type RefObject, useRef, useState } from 'react';
import { offeredPickups } from '#domain/ordering/pickup-options.ts';
import type { Store } from '#domain/stores/store.ts';
import { useMessages } from '#messages/messages-provider.tsx';
import { OpenStatus } from '#parts/stores/store-facts.tsx';
import { storeTime } from '#parts/stores/store-time.ts';
import { useFocusPassedOn } from '#parts/use-focus-passed-on.ts';
import { Button } from '#ui/button/button.tsx';
import { look } from '#ui/theme/text.css.ts';
import { VisuallyHidden } from '#ui/visually-hidden/visually-hidden.tsx';
import { PickupOptions } from '../checkout/pickup-options.tsx';
import { PickupTime, type PickupTimeProps, WatchedPickupTime } from '../checkout/pickup-time.tsx';
import type { PaymentSummary } from './payment-summary.flow.ts';
import * as css from './summary.css.ts';

type PickupSummaryProps = { readonly summary: PaymentSummary; readonly store: Store | undefined };

/** Where, how and when the order is picked up; open for a change where it is asked for, or where the time or the way was lost. */
export function PickupSummary({ summary, store }: PickupSummaryProps) {
  const { text, locale } = useMessages();
  const [isOpen, setOpen] = useState(false);
  const panel = useRef<HTMLElement>(null);
  const { choices, isTimeLost, isBusy, send } = summary;
  const { pickupOption, consumption, timeSlot, isPickupLost } = choices;
  // They stay open once another one is chosen.
  if (isPickupLost && !isOpen) setOpen(true);
  if (!store) return null;
  const way = offeredPickups(store).find(({ option }) => option === pickupOption)?.name;
  const when =
    timeSlot === null || timeSlot.soonest
      ? text('ordering-pickup.soonest')
      : text('ordering-summary.at', { time: storeTime(timeSlot.startsAt, store.timeZoneId, locale) });
  const time: PickupTimeProps = {
    store,
    timeSlot,
    lostSlots: choices.lostSlots,
    isTimeLost,
    disabled: isBusy,
    onChoose: (slot) => send({ type: 'slot.chosen', timeSlot: slot }),
    onLost: (slotId) => send({ type: 'slot.lost', slotId }),
  };
  return (
    <section ref={panel} tabIndex={-1} className={css.panel} aria-label={text('ordering-summary.pickup')}>
      <div className={css.row}>
        <p className={look.heading3}>{store.name}</p>
        {isOpen || isTimeLost ? null : <Change panel={panel} onPress={() => setOpen(true)} />}
      </div>
      <div className={css.facts}>
        <OpenStatus store={store} />
        <p className={look.smallMuted}>
          {[way, pickupOption === 'in-store' ? text(`ordering-pickup.${consumption}`) : null, when]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {isOpen || isTimeLost ? (
        <>
          <PickupOptions
            store={store}
            fulfilment={choices}
            disabled={isBusy}
            onPickup={(option) => send({ type: 'pickupOption.chosen', pickupOption: option })}
            onConsumption={(chosen) => send({ type: 'consumption.chosen', consumption: chosen })}
          />
          <PickupTime {...time} isReloaded={summary.placing.reload.hasTag('reloaded')} />
        </>
      ) : (
        <WatchedPickupTime {...time} />
      )}
    </section>
  );
}

type ChangeProps = { readonly panel: RefObject<HTMLElement | null>; readonly onPress: () => void };

/** Gone with its press, or with what was lost: its focus stays where what can be chosen opens. */
function Change({ panel, onPress }: ChangeProps) {
  const { text } = useMessages();
  const button = useRef<HTMLButtonElement>(null);
  useFocusPassedOn(button, () => panel.current?.focus({ preventScroll: true }));
  return (
    <Button ref={button} variant="ghost" size="small" className={css.change} onClick={onPress}>
      <span aria-hidden="true">{text('common.change')}</span>
      <VisuallyHidden>{text('ordering-summary.change-pickup')}</VisuallyHidden>
    </Button>
  );
}
