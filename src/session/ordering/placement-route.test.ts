import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { orderPlacementMachine } from '#machines/ordering/order-placement.machine.ts';
import { orderWithReloadMachine } from '#machines/ordering/order-with-reload.machine.ts';
import { placementRoute } from './placement-route.ts';

type Placement = Parameters<typeof orderPlacementMachine.resolveState>[0]['value'];
type Reload = Parameters<typeof orderWithReloadMachine.resolveState>[0]['value'];

const IDLE = { ready: 'idle' };
const placing = createActor(orderPlacementMachine, { input: { isUnfinished: false } }).getSnapshot();
const reloading = createActor(orderWithReloadMachine, { input: { unfinished: null } }).getSnapshot();

/** Which machines hear that what the order was about is not shown any more. */
function hearing(placement: Placement, reload: Reload) {
  const shown = {
    placement: orderPlacementMachine.resolveState({ value: placement, context: placing.context }),
    reload: orderWithReloadMachine.resolveState({ value: reload, context: reloading.context }),
  };
  return placementRoute(shown, { type: 'problem.superseded' }).map(({ to, event }) => `${to} ${event.type}`);
}

test.each<[string, Placement, Reload]>([
  ['an order was refused', { ready: 'refused' }, IDLE],
  ['an order failed', { ready: 'failed' }, IDLE],
  ['a reload was refused', IDLE, { ready: 'refused' }],
  ['a reload failed', IDLE, { ready: 'failed' }],
])('ORD-049 ORD-070 why %s goes with what it was about', (_, placement, reload) => {
  expect(hearing(placement, reload)).toEqual(['reload placement.dismissed', 'placement placement.dismissed']);
});

test.each<[string, Placement, Reload]>([
  ['FC-020 an order that may have been placed', { ready: { doubtful: 'unsure' } }, IDLE],
  ['FC-020 an order that is looked for', 'checking', IDLE],
  ['FC-020 an order on its way after a refused reload', 'submitting', { ready: 'refused' }],
  ['FC-025 a reload that may have been made', IDLE, 'unsure'],
  ['FC-025 a reload that was made for an order that failed', { ready: 'failed' }, { ready: 'reloaded' }],
  ['FC-025 a reload that was made and not ordered with', IDLE, { ready: 'filled' }],
  ['ORD-053 an order that was placed', { ready: 'placed' }, IDLE],
])('%s is not put aside unread', (_, placement, reload) => {
  expect(hearing(placement, reload)).toEqual([]);
});

test.each(['check.pressed', 'placement.dismissed'] as const)(
  'FC-020 FC-025 where an order and a reload are both in doubt, %s is about the order, which alone is shown, also once it is found',
  (type) => {
    const shown = (placement: Placement, reload: Reload) => ({
      placement: orderPlacementMachine.resolveState({ value: placement, context: placing.context }),
      reload: orderWithReloadMachine.resolveState({ value: reload, context: reloading.context }),
    });
    const unsure = { ready: { doubtful: 'unsure' } } as const;
    for (const placement of [unsure, { ready: 'placed' }] as const) {
      expect(placementRoute(shown(placement, 'unsure'), { type })).toEqual([{ to: 'placement', event: { type } }]);
    }
    expect(placementRoute(shown(IDLE, 'unsure'), { type })).toHaveLength(2);
    expect(placementRoute(shown(unsure, IDLE), { type })).toHaveLength(2);
  },
);
