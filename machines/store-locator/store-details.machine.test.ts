import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { type StoreNumber, storeNumberOf } from '#domain/stores/store.ts';
import { storeDetailsMachine } from './store-details.machine.ts';

const PINE = storeNumberOf('12345-67890');
const OAK = storeNumberOf('20000-1');
const flushPromises = () => new Promise((resolve) => setTimeout(resolve));

/** The details of a locator whose calls are answered when and as the test says. */
function start() {
  const clock = new SimulatedClock();
  const calls: { storeNumber: StoreNumber; resolve: (full: StoreNumber) => void }[] = [];
  const details = createActor(
    storeDetailsMachine.provide({
      actors: {
        loadStore: fromPromise(({ input }) => new Promise<StoreNumber>((resolve) => calls.push({ ...input, resolve }))),
      },
    }),
    { clock },
  );
  const emitted = vi.fn();
  details.on('*', emitted);
  details.start();
  return {
    clock,
    calls,
    send: details.send,
    ask: (storeNumber: StoreNumber, listed: boolean) => details.send({ type: 'details.asked', storeNumber, listed }),
    emitted: () => emitted.mock.calls.flat(),
    is: (tag: Parameters<ReturnType<typeof details.getSnapshot>['hasTag']>[0]) => details.getSnapshot().hasTag(tag),
  };
}

test('LOC-046 LOC-068 a store that is not listed is asked for by its number, and is selected by its full one', async () => {
  const { ask, calls, emitted, is } = start();
  ask(storeNumberOf('12345'), false);
  expect(is('busy')).toBe(true);
  expect(calls.map(({ storeNumber }) => storeNumber)).toEqual(['12345']);
  calls[0]?.resolve(PINE);
  await flushPromises();
  expect(is('open')).toBe(true);
  expect(emitted()).toEqual([{ type: 'store.expanded', storeNumber: PINE }]);
});

test('LOC-046 closing leaves the address first; Back closes without leaving anything', () => {
  const closed = start();
  closed.ask(PINE, true);
  closed.send({ type: 'overlay.dismissed' });
  expect(closed.is('shown')).toBe(false);
  expect(closed.emitted().at(-1)).toEqual({ type: 'details.left' });

  const back = start();
  back.ask(PINE, true);
  back.send({ type: 'details.dropped' });
  expect(back.is('shown')).toBe(false);
  expect(back.emitted()).not.toContainEqual({ type: 'details.left' });
});

test('LOC-046 what was closed stays closed while the address follows, and opens again when it is asked for anew', () => {
  const { ask, send, is, clock } = start();
  ask(PINE, true);
  send({ type: 'overlay.dismissed' });
  ask(PINE, false);
  expect(is('shown')).toBe(false);
  send({ type: 'details.dropped' });
  ask(PINE, true);
  expect(is('open')).toBe(true);
  send({ type: 'overlay.dismissed' });
  ask(OAK, true);
  expect(is('open'), 'another store').toBe(true);
  send({ type: 'overlay.dismissed' });
  clock.increment(2_000);
  ask(OAK, true);
  expect(is('open'), 'asked for after the time to follow').toBe(true);
});
