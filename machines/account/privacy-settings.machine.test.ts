import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { privacySettingsMachine } from './privacy-settings.machine.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));

function start() {
  const clock = new SimulatedClock();
  const calls: { asked: boolean; resolve: () => void }[] = [];
  const actor = createActor(
    privacySettingsMachine.provide({
      actors: {
        savePrivacy: fromPromise<void, { doNotSellOrShare: boolean }>(
          ({ input }) => new Promise((resolve) => calls.push({ asked: input.doNotSellOrShare, resolve })),
        ),
      },
    }),
    { clock },
  );
  const told = vi.fn();
  actor.on('*', told);
  actor.start();
  return {
    clock,
    calls,
    told: () => told.mock.calls.flat(),
    wish: () => actor.getSnapshot().context.wish,
    turn: () => actor.send({ type: 'sharing.turned', shown: false }),
  };
}

test('ACC-114 the choice shows at once and is told when it is saved', async () => {
  const { turn, wish, calls, told } = start();
  turn();
  expect(wish()).toBe(true);
  calls[0]?.resolve();
  await settled();
  expect(told()).toEqual([{ type: 'privacy.kept', doNotSellOrShare: true }, { type: 'privacy.saved' }]);
});

test('ACC-114 turned back meanwhile, the last wish is sent after the answer', async () => {
  const { turn, calls } = start();
  turn();
  turn();
  calls[0]?.resolve();
  await settled();
  expect(calls.map(({ asked }) => asked)).toEqual([true, false]);
});

test('ACC-114 no answer in time counts as not saved', () => {
  const { turn, clock, wish, told } = start();
  turn();
  clock.increment(20_000);
  expect(wish()).toBeNull();
  expect(told()).toEqual([{ type: 'privacy.refused', failure: 'timed-out' }]);
});
