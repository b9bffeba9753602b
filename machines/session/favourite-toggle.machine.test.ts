import { expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import { favouriteToggleMachine } from './favourite-toggle.machine.ts';

const flushPromises = () => new Promise((resolve) => setTimeout(resolve));

/** A heart whose calls are answered when and as the test says. */
function start() {
  const calls: { favourite: boolean; resolve: () => void }[] = [];
  const heart = createActor(
    favouriteToggleMachine.provide({
      actors: {
        saveFavourite: fromPromise(
          ({ input }) => new Promise<void>((resolve) => calls.push({ favourite: input.favourite, resolve })),
        ),
      },
    }),
    { input: { subject: '12345' } },
  );
  const emitted = vi.fn();
  heart.on('*', emitted);
  heart.start();
  return {
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
  expect(emitted().at(-1)).toEqual({ type: 'favourite.kept', favourite: true });
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
  expect(emitted(), 'a removal that did not last').not.toContainEqual({ type: 'favourite.removed' });
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
  expect(emitted().at(-1)).toEqual({ type: 'favourite.removed' });
  expect([optimistic(), isPending()]).toEqual([null, false]);
});
