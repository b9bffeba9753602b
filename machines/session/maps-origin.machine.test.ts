import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import type { MapsOrigin } from '#domain/store-locator/maps-origin.ts';
import { mapsOriginMachine } from './maps-origin.machine.ts';

async function arrive(read: () => Promise<MapsOrigin | null>, times = 1) {
  const emitted: (string | null)[] = [];
  const actor = createActor(
    mapsOriginMachine.provide({
      actors: {
        readOrigin: fromPromise(read),
        recordCampaign: fromPromise(async ({ input }) => void emitted.push(input.source)),
      },
    }),
  ).start();
  for (let visit = 0; visit < times; visit += 1) {
    actor.send({ type: 'arrival.noticed' });
    // A second press of the same link does not read twice.
    actor.send({ type: 'arrival.noticed' });
    await waitFor(actor, (state) => state.matches('waiting'));
  }
  actor.stop();
  return emitted;
}

test('ORD-093 a tracked arrival from a map is recorded once; with tracking off, or without a cookie, nothing is', async () => {
  let tracking = true;
  const cookie = async (): Promise<MapsOrigin> => {
    const origin = { source: 'google_maps', tracking } as const;
    tracking = false;
    return origin;
  };
  expect(await arrive(cookie, 3)).toEqual(['google_maps']);
  expect(await arrive(async () => null, 2)).toEqual([]);
});

test('a browser that does not show its cookies is no reason to stop', async () => {
  const broken = async (): Promise<MapsOrigin | null> => {
    throw new Error('cookies are off');
  };
  expect(await arrive(broken, 2)).toEqual([]);
});
