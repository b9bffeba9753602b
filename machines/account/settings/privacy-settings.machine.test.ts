import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { privacySettingsMachine } from './privacy-settings.machine.ts';

const flushPromises = () => new Promise((resolve) => setTimeout(resolve));

function start() {
  const clock = new SimulatedClock();
  const calls: { requested: boolean; resolve: () => void }[] = [];
  const actor = createActor(
    privacySettingsMachine.provide({
      actors: {
        savePrivacy: fromPromise<void, { doNotSellOrShare: boolean }>(
          ({ input }) => new Promise((resolve) => calls.push({ requested: input.doNotSellOrShare, resolve })),
        ),
      },
    }),
    { clock },
  );
  const emitted = vi.fn();
  actor.on('*', emitted);
  actor.start();
  return {
    clock,
    calls,
    emitted: () => emitted.mock.calls.flat(),
    optimistic: () => actor.getSnapshot().context.optimistic,
    turn: () => actor.send({ type: 'sharing.turned', shown: false }),
  };
}

test('ACC-114 the choice shows at once and is emitted when it is saved', async () => {
  const { turn, optimistic, calls, emitted } = start();
  turn();
  expect(optimistic()).toBe(true);
  calls[0]?.resolve();
  await flushPromises();
  expect(emitted()).toEqual([{ type: 'privacy.saved' }]);
});

test('ACC-114 turned back meanwhile, the last choice is sent after the answer', async () => {
  const { turn, calls } = start();
  turn();
  turn();
  calls[0]?.resolve();
  await flushPromises();
  expect(calls.map(({ requested }) => requested)).toEqual([true, false]);
});

test('ACC-114 no answer in time counts as not saved', () => {
  const { turn, clock, optimistic, emitted } = start();
  turn();
  clock.increment(20_000);
  expect(optimistic()).toBeNull();
  expect(emitted()).toEqual([{ type: 'privacy.refused', failure: 'timed-out' }]);
});
