import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { Failure } from '#domain/failure.ts';
import { storeNumberOf } from '#domain/stores/store.ts';
import { type NearestAsked, type NearestFound, nearestSearchMachine } from './nearest-search.machine.ts';

const asked: NearestAsked = { from: { lat: 47.9, lng: -106.6 }, features: ['DT'] };
const nearest: NearestFound = { storeNumber: storeNumberOf('10250'), coordinates: { lat: 45.78, lng: -108.5 } };

/** Expand Search against a server that answers when and what the test says. */
function start() {
  const clock = new SimulatedClock();
  const calls: { input: NearestAsked; resolve: (found: NearestFound) => void; reject: (error: unknown) => void }[] = [];
  const search = createActor(
    nearestSearchMachine.provide({
      actors: {
        findNearest: fromPromise(
          ({ input }) => new Promise<NearestFound>((resolve, reject) => calls.push({ input, resolve, reject })),
        ),
      },
    }),
    { clock },
  );
  const emitted = vi.fn();
  search.on('*', emitted);
  search.start();
  search.send({ type: 'expansion.pressed', asked });
  return { clock, search, calls, emitted: () => emitted.mock.calls.flat() };
}

test('what is asked is where from and which features, once', () => {
  const { search, calls } = start();
  search.send({ type: 'expansion.pressed', asked });
  expect(calls.map(({ input }) => input)).toEqual([asked]);
});

test('LOC-029 LST-012 the store that was found is emitted once, and where it was looked for', async () => {
  const { search, calls, emitted } = start();
  calls[0]?.resolve(nearest);
  await vi.waitFor(() => expect(emitted()).toEqual([{ type: 'nearest.found', nearest, from: asked.from }]));
  expect(search.getSnapshot().context.nearest).toEqual(nearest);
});

test('LOC-030 404 is no failure', async () => {
  const { search, calls, emitted } = start();
  calls[0]?.reject(new Failure('nearest-not-found'));
  await vi.waitFor(() => expect(search.getSnapshot().value).toBe('notFound'));
  expect(emitted()).toEqual([]);
});

test('LOC-031 LOC-032 every other failure is kept, so that the notice can open', async () => {
  for (const failure of ['server', 'offline', 'refused', 'rate-limited', 'bad-answer'] as const) {
    const { search, calls } = start();
    calls[0]?.reject(new Failure(failure));
    await vi.waitFor(() => expect(search.getSnapshot()).toMatchObject({ value: 'failed', context: { failure } }));
  }
});

test('LOC-031 no answer in 20 s is a failure', () => {
  const { search, clock } = start();
  clock.increment(19_999);
  expect(search.getSnapshot().value).toBe('requesting');
  clock.increment(1);
  expect(search.getSnapshot()).toMatchObject({ value: 'failed', context: { failure: 'timed-out' } });
});

test('an answer that comes after another search is ignored', async () => {
  const { search, calls, emitted } = start();
  search.send({ type: 'search.superseded' });
  calls[0]?.resolve(nearest);
  await Promise.resolve();
  expect(emitted()).toEqual([]);
  expect(search.getSnapshot().context.nearest).toBeNull();
});
