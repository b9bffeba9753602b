import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';
import { deliveryHandoffMachine, type TabOutcome } from './delivery-handoff.machine.ts';

const storefront = 'https://delivery.example.com/northstar';

/** A page whose browser answers `tab` to every request for another tab. */
function start(tab: () => Promise<TabOutcome> = async () => 'opened') {
  const clock = new SimulatedClock();
  const opened: string[] = [];
  const handoff = createActor(
    deliveryHandoffMachine.provide({
      actors: {
        openStorefront: fromPromise(({ input }) => {
          opened.push(input.storefront);
          return tab();
        }),
      },
    }),
    { clock },
  );
  handoff.start();
  const has = (tag: 'asking' | 'busy' | 'handedOff' | 'blocked' | 'unavailable') => handoff.getSnapshot().hasTag(tag);
  return { clock, handoff, opened, has };
}

test('DLV-010 with an empty cart the storefront opens at once, in the very event, so that no blocker steps in', async () => {
  const { handoff, opened, has } = start();
  handoff.send({ type: 'start.pressed', itemCount: 0, storefront });
  expect(opened).toEqual([storefront]);
  await vi.waitFor(() => expect(has('handedOff')).toBe(true));
  handoff.send({ type: 'start.pressed', itemCount: 0, storefront });
  expect(opened).toEqual([storefront, storefront]);
});

test('DLV-009 with an item in the cart it warns, and opens nothing yet', () => {
  const { handoff, opened, has } = start();
  handoff.send({ type: 'start.pressed', itemCount: 1, storefront });
  expect(has('asking')).toBe(true);
  expect(opened).toEqual([]);
});

test('DLV-011 cancel opens nothing, continue opens the storefront once', async () => {
  const { handoff, opened, has } = start();
  handoff.send({ type: 'start.pressed', itemCount: 2, storefront });
  handoff.send({ type: 'warning.dismissed' });
  expect([has('asking'), opened.length]).toEqual([false, 0]);
  handoff.send({ type: 'start.pressed', itemCount: 2, storefront });
  handoff.send({ type: 'continue.pressed', storefront });
  handoff.send({ type: 'continue.pressed', storefront });
  await vi.waitFor(() => expect(has('handedOff')).toBe(true));
  expect(opened).toEqual([storefront]);
});

test('a press while the tab is opening opens no second one', () => {
  const { handoff, opened } = start(() => new Promise(() => {}));
  handoff.send({ type: 'start.pressed', itemCount: 0, storefront });
  handoff.send({ type: 'start.pressed', itemCount: 0, storefront });
  expect(opened).toHaveLength(1);
});

test('a tab that is blocked, fails or never answers leaves a way forward, and the button works again', async () => {
  for (const tab of [async () => 'blocked' as const, () => Promise.reject(new Error('no tabs here'))]) {
    const { handoff, opened, has } = start(tab);
    handoff.send({ type: 'start.pressed', itemCount: 0, storefront });
    await vi.waitFor(() => expect(has('blocked')).toBe(true));
    handoff.send({ type: 'start.pressed', itemCount: 0, storefront });
    expect(opened).toHaveLength(2);
  }
  const { clock, handoff, has } = start(() => new Promise(() => {}));
  handoff.send({ type: 'start.pressed', itemCount: 0, storefront });
  clock.increment(4_999);
  expect(has('busy')).toBe(true);
  clock.increment(1);
  expect(has('blocked')).toBe(true);
});

test('DLV-012 without a configured storefront it says so, whatever is in the cart, and opens nothing', async () => {
  for (const itemCount of [0, 3]) {
    const { handoff, opened, has } = start();
    handoff.send({ type: 'start.pressed', itemCount, storefront: null });
    expect([has('unavailable'), opened.length]).toEqual([true, 0]);
    handoff.send({ type: 'start.pressed', itemCount: 0, storefront });
    await vi.waitFor(() => expect(has('handedOff')).toBe(true));
  }
});
