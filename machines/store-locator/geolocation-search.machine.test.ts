import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { Failure } from '#domain/failure.ts';
import type { Position } from '#domain/store-locator/position.ts';
import { geolocationSearchMachine } from './geolocation-search.machine.ts';

const position: Position = { coordinates: { lat: 47.6, lng: -122.33 }, accuracy: 12 };

/** Find me with a browser that answers when and what the test says. */
function start() {
  const clock = new SimulatedClock();
  const answers: { resolve: (position: Position) => void; reject: (error: unknown) => void }[] = [];
  const geolocation = createActor(
    geolocationSearchMachine.provide({
      actors: {
        locate: fromPromise(() => new Promise<Position>((resolve, reject) => answers.push({ resolve, reject }))),
      },
    }),
    { clock },
  );
  const emitted = vi.fn();
  geolocation.on('*', emitted);
  geolocation.start();
  return { clock, geolocation, answers, emitted: () => emitted.mock.calls.flat() };
}

test('LOC-019 a granted position is emitted once, after the search that waits for it', async () => {
  const { geolocation, answers, emitted } = start();
  geolocation.send({ type: 'findMe.pressed' });
  expect(emitted()).toEqual([{ type: 'search.started' }]);
  answers[0]?.resolve(position);
  await vi.waitFor(() => expect(emitted()).toHaveLength(2));
  expect(emitted()[1]).toEqual({ type: 'position.found', position });
});

test('LOC-020 FC-158 a position that is denied, not available, too late or too inexact is emitted as lost', async () => {
  for (const code of ['position-denied', 'position-unavailable', 'position-timed-out', 'position-inexact'] as const) {
    const { geolocation, answers, emitted } = start();
    geolocation.send({ type: 'findMe.pressed' });
    answers[0]?.reject(new Failure(code));
    await vi.waitFor(() => expect(emitted()).toHaveLength(2));
    expect(emitted()[1]).toEqual({ type: 'position.lost' });
    expect(geolocation.getSnapshot().context.failure).toBe(code);
  }
});

test('LOC-020 FC-158 a browser that says nothing is given up after 15 s', () => {
  const { clock, geolocation, emitted } = start();
  geolocation.send({ type: 'findMe.pressed' });
  clock.increment(14_999);
  expect(emitted()).toHaveLength(1);
  clock.increment(1);
  expect(emitted()[1]).toEqual({ type: 'position.lost' });
  expect(geolocation.getSnapshot().context.failure).toBe('position-timed-out');
});

test('a position that comes after another search is ignored', async () => {
  const { geolocation, answers, emitted } = start();
  geolocation.send({ type: 'findMe.pressed' });
  geolocation.send({ type: 'search.superseded' });
  answers[0]?.resolve(position);
  await Promise.resolve();
  expect(emitted()).toEqual([{ type: 'search.started' }]);
  expect(geolocation.getSnapshot().context.position).toBeNull();
});

test('a press while the browser is asked does not ask again', () => {
  const { geolocation, answers } = start();
  geolocation.send({ type: 'findMe.pressed' });
  geolocation.send({ type: 'findMe.pressed' });
  expect(answers).toHaveLength(1);
});
