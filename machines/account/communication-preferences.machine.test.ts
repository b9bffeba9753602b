import { expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { CommunicationPreferences } from '#domain/communication-preferences.ts';
import { Failure } from '#domain/failure.ts';
import { communicationPreferencesMachine } from './communication-preferences.machine.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));
const shown: CommunicationPreferences = { product: true, general: false, personalized: false };

function start() {
  const calls: { asked: CommunicationPreferences; resolve: () => void; reject: (error: unknown) => void }[] = [];
  const actor = createActor(
    communicationPreferencesMachine.provide({
      actors: {
        savePreferences: fromPromise<void, CommunicationPreferences>(
          ({ input }) => new Promise((resolve, reject) => calls.push({ asked: input, resolve, reject })),
        ),
      },
    }),
  );
  const told = vi.fn();
  actor.on('*', told);
  actor.start();
  return {
    calls,
    told: () => told.mock.calls.flat(),
    context: () => actor.getSnapshot().context,
    turn: (which: keyof CommunicationPreferences) => actor.send({ type: 'preference.turned', which, shown }),
  };
}

test('ACC-108 a turned switch is wished for at once, all three are sent, and saved is told', async () => {
  const { turn, calls, context, told } = start();
  turn('general');
  expect(context().wish).toEqual({ ...shown, general: true });
  calls[0]?.resolve();
  await settled();
  expect(calls.map(({ asked }) => asked)).toEqual([{ ...shown, general: true }]);
  expect(told().map(({ type }) => type)).toEqual(['preferences.kept', 'preferences.saved']);
  expect(context().wish).toBeNull();
});

test('ACC-108 what is turned meanwhile is sent after the answer, in one call', async () => {
  const { turn, calls } = start();
  turn('general');
  turn('product');
  turn('personalized');
  expect(calls).toHaveLength(1);
  calls[0]?.resolve();
  await settled();
  expect(calls.map(({ asked }) => asked)).toEqual([
    { ...shown, general: true },
    { product: false, general: true, personalized: true },
  ]);
});

test('ACC-108 turned there and back while a call runs needs no second one', async () => {
  const { turn, calls } = start();
  turn('general');
  turn('product');
  turn('product');
  calls[0]?.resolve();
  await settled();
  expect(calls).toHaveLength(1);
});

test('ACC-108 a failure drops the wish and is told', async () => {
  const { turn, calls, context, told } = start();
  turn('general');
  calls[0]?.reject(new Failure('server'));
  await settled();
  expect(told()).toEqual([{ type: 'preferences.refused', failure: 'server' }]);
  expect(context()).toEqual({ wish: null, asked: null });
});
