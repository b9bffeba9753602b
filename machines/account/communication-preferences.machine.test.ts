import { expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { CommunicationPreferences } from '#domain/communication-preferences.ts';
import { Failure } from '#domain/failure.ts';
import { communicationPreferencesMachine } from './communication-preferences.machine.ts';

const settled = () => new Promise((resolve) => setTimeout(resolve));
const shown: CommunicationPreferences = { product: true, general: false, personalized: false };

function start(wish: CommunicationPreferences | null = null) {
  const calls: { asked: CommunicationPreferences; resolve: () => void; reject: (error: unknown) => void }[] = [];
  const actor = createActor(
    communicationPreferencesMachine.provide({
      actors: {
        savePreferences: fromPromise<void, CommunicationPreferences>(
          ({ input }) => new Promise((resolve, reject) => calls.push({ asked: input, resolve, reject })),
        ),
      },
    }),
    { input: { wish } },
  );
  const told = vi.fn();
  actor.on('*', told);
  actor.start();
  return {
    actor,
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
  expect(told()).toEqual([{ type: 'preferences.refused', failure: 'server', wish: { ...shown, general: true } }]);
  expect(context()).toEqual({ wish: null, asked: null });
});

test('FC-064 what a lost session left unsaved is shown and sent only when the person says so', async () => {
  const lost = { ...shown, product: false };
  const { actor, calls, context } = start(lost);
  expect(context().wish).toEqual(lost);
  expect(calls).toHaveLength(0);
  actor.send({ type: 'wish.confirmed' });
  expect(calls.map(({ asked }) => asked)).toEqual([lost]);
});

test('FC-064 left as it was, a lost wish is gone', () => {
  const { actor, calls, context } = start({ ...shown, product: false });
  actor.send({ type: 'wish.declined' });
  expect(context().wish).toBeNull();
  expect(calls).toHaveLength(0);
});
