import { expect, test, vi } from 'vitest';
import { createActor, fromPromise } from 'xstate';
import type { CommunicationPreferences } from '#domain/account/communication-preferences.ts';
import { communicationPreferencesMachine } from './communication-preferences.machine.ts';

const flushPromises = () => new Promise((resolve) => setTimeout(resolve));
const shown: CommunicationPreferences = { product: true, general: false, personalized: false };

function start(optimistic: CommunicationPreferences | null = null) {
  const calls: { requested: CommunicationPreferences; resolve: () => void }[] = [];
  const actor = createActor(
    communicationPreferencesMachine.provide({
      actors: {
        savePreferences: fromPromise<void, CommunicationPreferences>(
          ({ input }) => new Promise((resolve) => calls.push({ requested: input, resolve })),
        ),
      },
    }),
    { input: { optimistic } },
  );
  const emitted = vi.fn();
  actor.on('*', emitted);
  actor.start();
  return {
    actor,
    calls,
    emitted: () => emitted.mock.calls.flat(),
    context: () => actor.getSnapshot().context,
    turn: (which: keyof CommunicationPreferences) => actor.send({ type: 'preference.turned', which, shown }),
  };
}

test('ACC-108 a turned switch is requested at once, all three are sent, and saved is emitted', async () => {
  const { turn, calls, context, emitted } = start();
  turn('general');
  expect(context().optimistic).toEqual({ ...shown, general: true });
  calls[0]?.resolve();
  await flushPromises();
  expect(calls.map(({ requested }) => requested)).toEqual([{ ...shown, general: true }]);
  expect(emitted().map(({ type }) => type)).toEqual(['preferences.saved']);
  expect(context().optimistic).toBeNull();
});

test('ACC-108 what is turned meanwhile is sent after the answer, in one call', async () => {
  const { turn, calls } = start();
  turn('general');
  turn('product');
  turn('personalized');
  expect(calls).toHaveLength(1);
  calls[0]?.resolve();
  await flushPromises();
  expect(calls.map(({ requested }) => requested)).toEqual([
    { ...shown, general: true },
    { product: false, general: true, personalized: true },
  ]);
});

test('FC-064 what a lost session left unsaved is shown and sent only when the person says so', async () => {
  const lost = { ...shown, product: false };
  const { actor, calls, context } = start(lost);
  expect(context().optimistic).toEqual(lost);
  expect(calls).toHaveLength(0);
  actor.send({ type: 'unsaved.confirmed' });
  expect(calls.map(({ requested }) => requested)).toEqual([lost]);
});
