import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { Failure } from '#domain/failure.ts';
import { storeNumberOf } from '#domain/store.ts';
import { favouriteToggleMachine } from './favourite-toggle.machine.ts';

const storeNumber = storeNumberOf('12345-67890');
const flushPromises = () => new Promise((resolve) => setTimeout(resolve));

/** A heart whose calls are answered when and as the test says. */
function start() {
  const clock = new SimulatedClock();
  const calls: { favourite: boolean; resolve: () => void; reject: (error: unknown) => void }[] = [];
  const heart = createActor(
    favouriteToggleMachine.provide({
      actors: {
        saveFavourite: fromPromise(
          ({ input }) =>
            new Promise<void>((resolve, reject) => calls.push({ favourite: input.favourite, resolve, reject })),
        ),
      },
    }),
    { input: { storeNumber }, clock },
  );
  const emitted = vi.fn();
  heart.on('*', emitted);
  heart.start();
  return {
    clock,
    heart,
    calls,
    emitted: () => emitted.mock.calls.flat(),
    press: (favourite: boolean, mayKeepFavourites = true) =>
      heart.send({ type: 'heart.pressed', favourite, mayKeepFavourites }),
    undo: () => heart.send({ type: 'removal.undone' }),
    optimistic: () => heart.getSnapshot().context.optimistic,
    isPending: () => heart.getSnapshot().hasTag('pending'),
  };
}

test('LOC-062 who may not keep favourites is asked to sign in, and nothing is sent', () => {
  const { heart, calls, emitted, press } = start();
  press(false, false);
  expect(heart.getSnapshot().hasTag('asking')).toBe(true);
  expect(calls).toEqual([]);
  expect(emitted()).toEqual([]);
});

test('LOC-063 LST-015 a press flips the heart at once and is pending until the answer', async () => {
  const { calls, press, optimistic, isPending } = start();
  press(false);
  expect([optimistic(), isPending(), calls.length]).toEqual([true, true, 1]);
  calls[0]?.resolve();
  await flushPromises();
  expect([optimistic(), isPending()]).toEqual([null, false]);
});

test('LOC-064 what the server agreed to is emitted as kept, once', async () => {
  for (const favourite of [true, false]) {
    const { calls, emitted, press } = start();
    press(!favourite);
    calls[0]?.resolve();
    await flushPromises();
    expect(calls.map((call) => call.favourite)).toEqual([favourite]);
    const removed = favourite ? [] : [{ type: 'favourite.removed', storeNumber }];
    expect(emitted()).toEqual([{ type: 'favourite.kept', storeNumber, favourite }, ...removed]);
  }
});

test('LOC-063 a removal that the server kept can be undone: the store is a favourite again at once', async () => {
  const { calls, press, undo, optimistic, isPending, emitted } = start();
  press(true);
  calls[0]?.resolve();
  await flushPromises();
  undo();
  expect([optimistic(), isPending()]).toEqual([true, true]);
  calls[1]?.resolve();
  await flushPromises();
  expect(calls.map((call) => call.favourite)).toEqual([false, true]);
  expect(emitted().at(-1)).toEqual({ type: 'favourite.kept', storeNumber, favourite: true });
});

test('LOC-065 a removal that failed is not emitted as one, so there is nothing to undo', async () => {
  const { calls, clock, press, emitted } = start();
  press(true);
  calls[0]?.reject(new Failure('server'));
  await flushPromises();
  press(true);
  clock.increment(20_000);
  expect(emitted().map(({ type }) => type)).toEqual(['favourite.refused', 'favourite.refused']);
});

test('FC-056 undone while another change is under way: one call at a time, and the store ends as a favourite', async () => {
  const { calls, press, undo, optimistic, isPending, emitted } = start();
  press(true);
  undo();
  expect([optimistic(), calls.length]).toEqual([true, 1]);
  calls[0]?.resolve();
  await flushPromises();
  expect(calls.map((call) => call.favourite)).toEqual([false, true]);
  undo();
  calls[1]?.resolve();
  await flushPromises();
  expect([calls.length, isPending()]).toEqual([2, false]);
  expect(emitted(), 'a removal that did not last').not.toContainEqual({ type: 'favourite.removed', storeNumber });
});

test('LOC-065 LST-015 adding or removing that failed ends the pending and is emitted as refused', async () => {
  for (const favourite of [true, false]) {
    const { calls, emitted, press, optimistic, isPending } = start();
    press(!favourite);
    calls[0]?.reject(new Failure('favourites-rate-limited'));
    await flushPromises();
    expect([optimistic(), isPending()]).toEqual([null, false]);
    expect(emitted()).toEqual([{ type: 'favourite.refused', storeNumber, failure: 'favourites-rate-limited' }]);
  }
});

test('LOC-065 no answer in 20 s is a failed call', () => {
  const { clock, emitted, press, isPending } = start();
  press(false);
  clock.increment(19_999);
  expect(isPending()).toBe(true);
  clock.increment(1);
  expect(isPending()).toBe(false);
  expect(emitted()).toEqual([{ type: 'favourite.refused', storeNumber, failure: 'timed-out' }]);
});

test('LOC-062 a session that ended meanwhile asks to sign in and gives the heart back', async () => {
  const { heart, calls, emitted, press, optimistic } = start();
  press(false);
  calls[0]?.reject(new Failure('signed-out'));
  await flushPromises();
  expect(heart.getSnapshot().hasTag('asking')).toBe(true);
  expect(optimistic()).toBeNull();
  expect(emitted()).toEqual([]);
});

test('FC-056 on, off, on while one call is under way: no second call, and the last intent is kept', async () => {
  const { calls, emitted, press, optimistic, isPending } = start();
  press(false);
  press(true);
  press(false);
  expect(calls).toHaveLength(1);
  expect(optimistic()).toBe(true);
  calls[0]?.resolve();
  await flushPromises();
  expect(calls).toHaveLength(1);
  expect(emitted()).toEqual([{ type: 'favourite.kept', storeNumber, favourite: true }]);
  expect(isPending()).toBe(false);
});

test('FC-056 on, then off: the second call waits for the first answer, and off is kept', async () => {
  const { calls, emitted, press, optimistic, isPending } = start();
  press(false);
  press(true);
  expect(calls).toHaveLength(1);
  expect(optimistic()).toBe(false);
  calls[0]?.resolve();
  await flushPromises();
  expect(calls.map((call) => call.favourite)).toEqual([true, false]);
  expect([optimistic(), isPending()]).toEqual([false, true]);
  calls[1]?.resolve();
  await flushPromises();
  expect(emitted().map((event) => event.favourite)).toEqual([true, false, undefined]);
  expect(emitted().at(-1)).toEqual({ type: 'favourite.removed', storeNumber });
  expect([optimistic(), isPending()]).toEqual([null, false]);
});
