import { useState } from 'react';
import { storeTimeSlotsQuery } from '#api/stores/time-slots.ts';
import { PickupTime } from '#areas/ordering/checkout/pickup-time.tsx';
import { MINUTE_MS } from '#domain/durations.ts';
import type { TimeSlot } from '#domain/ordering/time-slot.ts';
import { aLocation } from '#tests/support/locations.ts';
import { externalEvents } from '../kit/external-events.ts';
import { mount } from '../kit/mount.tsx';
import { describeView } from '../kit/register-view.ts';
import { IDS, model } from './scheduled-pickup.model.ts';

const { store } = aLocation('12345');
const ELEVEN = Date.UTC(2026, 5, 10, 18, 0);
const [soonest, , later] = IDS.map(
  (id, nth): TimeSlot => ({ id, startsAt: ELEVEN + (15 + 5 * nth) * MINUTE_MS, soonest: nth === 0 }),
);
const TIME: TimeSlot = { id: '1120', startsAt: ELEVEN + 20 * MINUTE_MS, soonest: false };
const SLOTS = [soonest, TIME, later].filter((slot) => slot !== undefined);

/** The choices of an order around the field. */
function Page({ start }: { readonly start: string }) {
  const [timeSlot, choose] = useState(start === 'a time' ? TIME : null);
  const [lost, setLost] = useState<readonly string[]>(start === 'a time that was lost' ? [TIME.id] : []);
  const [mustChoose, setMustChoose] = useState(lost.length > 0);
  const lose = (slotId: string) => {
    setLost([...lost, slotId]);
    setMustChoose(true);
    choose(null);
  };
  externalEvents.register(() => lose(TIME.id));
  return (
    <>
      <PickupTime
        store={store}
        timeSlot={timeSlot}
        lostSlots={lost}
        isTimeLost={mustChoose}
        onChoose={(slot) => {
          choose(slot);
          setMustChoose(false);
        }}
        onLost={lose}
      />
      <p data-testid="kept">{timeSlot?.id ?? 'soonest'}</p>
    </>
  );
}

describeView('ordering/scheduled-pickup', model, (harness) =>
  mount(harness, <Page start={harness.start} />, {
    prepare: ({ queryClient }) => {
      queryClient.setQueryData(storeTimeSlotsQuery(store.storeNumber).queryKey, SLOTS);
    },
  }),
);
