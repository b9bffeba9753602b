import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, onTestFinished, test, vi } from 'vitest';
import { SimulatedClock } from 'xstate';
import { pickupTimeQuery } from '#api/ordering/pickup-time.ts';
import { storeTimeSlotsQuery } from '#api/stores/time-slots.ts';
import { AddToCalendar } from '#areas/ordering/checkout/add-to-calendar.tsx';
import { PickupOptions } from '#areas/ordering/checkout/pickup-options.tsx';
import { PickupTime } from '#areas/ordering/checkout/pickup-time.tsx';
import { WaitTime } from '#areas/ordering/checkout/wait-time.tsx';
import { DAY_MS, MINUTE_MS } from '#domain/durations.ts';
import type { Fulfilment } from '#domain/ordering/fulfilment.ts';
import type { TimeSlot } from '#domain/ordering/time-slot.ts';
import * as saveFile from '#platform/save-file.ts';
import { noteServerTime } from '#session/server-time.ts';
import { mount } from '#tests/models/kit/mount.tsx';
import { aLocation } from '#tests/support/locations.ts';
import { standIn } from '#tests/support/stand-in.ts';

const { store } = aLocation('12345-6');
/** Eleven in the morning at the store. */
const ELEVEN = Date.UTC(2026, 5, 10, 18, 0);
const SLOTS: TimeSlot[] = [
  { id: 'ASAP', startsAt: ELEVEN + 7 * MINUTE_MS, soonest: true },
  { id: '1110', startsAt: ELEVEN + 10 * MINUTE_MS, soonest: false },
  { id: '1205', startsAt: ELEVEN + 65 * MINUTE_MS, soonest: false },
  { id: '1210', startsAt: ELEVEN + 70 * MINUTE_MS, soonest: false },
];
const labels = () => screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
const clockAt = (at: () => number) => ({ now: at });

const FIRST: Fulfilment = { pickupOption: 'in-store', consumption: 'to-go' };

async function showOptions(
  codes: readonly string[],
  fulfilment = FIRST,
  curbsideAvailability: typeof store.mobileOrdering.curbsideAvailability = 'READY',
) {
  const [onPickup, onConsumption] = [vi.fn(), vi.fn()];
  const pickUpOptions = codes.map((code) => ({ code, name: code }));
  const mobileOrdering = { ...store.mobileOrdering, curbsideAvailability };
  const at = { ...store, pickUpOptions, mobileOrdering };
  await mount({}, <PickupOptions store={at} {...{ fulfilment, onPickup, onConsumption }} />);
  return { onPickup, onConsumption };
}

test('ORD-021 ORD-022 ORD-023 the ways of the store can be chosen, and for here or to go in the store', async () => {
  const { onPickup, onConsumption } = await showOptions(['16', 'DT', 'CX']);
  expect(screen.getAllByRole('radio', { checked: true }).map((radio) => radio.getAttribute('value'))).toEqual([
    'in-store',
    'to-go',
  ]);
  const user = userEvent.setup();
  await user.click(screen.getByRole('radio', { name: /^CX/ }));
  await user.click(screen.getByRole('radio', { name: /^DT/ }));
  await user.click(screen.getByRole('radio', { name: 'For here' }));
  expect(onPickup.mock.calls).toEqual([['curbside'], ['drive-thru']]);
  expect(onConsumption.mock.calls).toEqual([['for-here']]);
});

for (const pickupOption of ['drive-thru', 'curbside'] as const) {
  test(`ORD-022 ORD-023 ${pickupOption} is always to go`, async () => {
    await showOptions(['16', 'DT', 'CX'], { ...FIRST, pickupOption });
    expect(screen.queryByRole('radio', { name: 'For here' })).toBeNull();
  });
}

test('ORD-023 a way that the store has not is not shown', async () => {
  await showOptions(['DT'], { ...FIRST, pickupOption: 'drive-thru' });
  expect(screen.getAllByRole('radio')).toHaveLength(1);
});

test('ORD-023 curbside that is not ready now says so, and cannot be chosen', async () => {
  await showOptions(['16', 'DT', 'CX'], FIRST, 'NOT_READY');
  const curbside = screen.getByRole('radio', { name: /^CX/ });
  expect(curbside).toHaveProperty('disabled', true);
  expect(curbside.closest('label')?.textContent).toContain('Not available right now');
  expect(screen.getByRole('radio', { name: /^DT/ })).toHaveProperty('disabled', false);
});

for (const [clock, offset] of [
  ['right', 0],
  ['a day behind', -DAY_MS],
  ['a day ahead', DAY_MS],
  ['an hour ahead', 60 * MINUTE_MS],
] as const) {
  test(`ORD-039 ORD-042 FC-184 with a clock that is ${clock} the times are those of the store, in its own zone`, async () => {
    const onChoose = vi.fn();
    const choice = { store, timeSlot: null, lostSlots: [], isTimeLost: false, onChoose, onLost: () => {} };
    await mount({}, <PickupTime {...choice} />, {
      clock: clockAt(() => ELEVEN + offset),
      prepare: ({ queryClient }) => {
        queryClient.setQueryData(storeTimeSlotsQuery(store.storeNumber).queryKey, SLOTS);
      },
    });
    await waitFor(() => expect(labels()).toEqual(['As soon as possibleAround 11:07 AM', '11:10 AM', '12:05 PM']));
    await userEvent.click(screen.getByRole('radio', { name: '12:05 PM' }));
    expect(onChoose).toHaveBeenCalledWith(SLOTS[2]);
  });

  test(`ORD-045 FC-184 with a clock that is ${clock} the wait counts down, and never below zero`, async () => {
    const simulated = new SimulatedClock();
    const now = () => ELEVEN + offset + simulated.now();
    // What was read stays fresh.
    const date = vi.spyOn(Date, 'now').mockReturnValue(ELEVEN + offset);
    onTestFinished(() => date.mockRestore());
    await mount(
      { runtime: { clock: simulated, actors: {}, inspect: () => {} } },
      <WaitTime orderId="1" storeNumber={store.storeNumber} />,
      {
        clock: clockAt(now),
        prepare: ({ queryClient, session }) => {
          // The order itself was answered.
          noteServerTime(session, ELEVEN);
          const known = { orderTime: ELEVEN, estimate: { minimum: 1, maximum: 3 } };
          queryClient.setQueryData(
            pickupTimeQuery({ orderId: '1', storeNumber: store.storeNumber }, session.visitor()).queryKey,
            known,
          );
        },
      },
    );
    const pass = () => act(async () => simulated.increment(MINUTE_MS));
    await screen.findByText('Ready in around 1-3 minutes');
    await pass();
    await screen.findByText('Ready in around 0-2 minutes');
    await pass();
    await screen.findByText('Ready in around 0-1 minutes');
    await pass();
    await screen.findByText('Your order should be ready', { selector: 'p' });
  });
}

test('FC-022 ORD-041 ORD-042 a time that was lost while the order was placed is marked, and another one is asked for', async () => {
  function Page() {
    const [lost, setLost] = useState<readonly string[]>([]);
    const timeSlot = lost.length > 0 ? null : (SLOTS[1] ?? null);
    const choice = { timeSlot, lostSlots: lost, isTimeLost: lost.length > 0, onChoose: () => {}, onLost: () => {} };
    return (
      <>
        <PickupTime store={store} {...choice} />
        <button type="button" onClick={() => setLost(['1110'])}>
          Place order
        </button>
      </>
    );
  }
  await mount({}, <Page />, {
    prepare: ({ queryClient }) => {
      const read = async () => queryClient.setQueryData(storeTimeSlotsQuery(store.storeNumber).queryKey, SLOTS);
      vi.spyOn(queryClient, 'fetchQuery').mockImplementation(read);
      void read();
    },
  });
  expect((await screen.findByRole<HTMLInputElement>('radio', { name: '11:10 AM' })).checked).toBe(true);
  await userEvent.click(screen.getByRole('button', { name: 'Place order' }));
  expect((await screen.findByRole('alert')).textContent).toMatch(/Nothing was charged/);
  const taken = await screen.findByRole<HTMLInputElement>('radio', { name: /^11:10 AM\s*Just taken$/ });
  expect([taken.disabled, taken.checked]).toEqual([true, false]);
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('radio', { name: /^As soon as possible/ })));
});

test('a chosen time goes into the visitor’s calendar', async () => {
  const [, timeSlot] = SLOTS;
  if (!timeSlot) expect.fail('no time');
  const saved = vi.fn();
  standIn(saveFile, 'saveFile', saved);
  await mount({}, <AddToCalendar orderId="order-1" store={store} timeSlot={timeSlot} />, {
    clock: clockAt(() => ELEVEN),
  });
  await userEvent.click(screen.getByRole('button', { name: 'Add to calendar' }));
  const [name, type, text] = saved.mock.lastCall ?? [];
  expect([name, type]).toEqual(['northstar-pickup.ics', 'text/calendar;charset=utf-8']);
  expect(text).toContain('DTSTART:20260610T181000Z\r\n');
  expect(text).toContain('LOCATION:Store 12345-6\\, 1 Pine St\\, Seattle\\, WA 98101\r\n');
});
