import { expect, test } from 'vitest';
import { setup } from 'xstate';
import { explore } from '../kit/explore.ts';
import { defineModel, NO_VIEW } from '../kit/model.ts';

type LampEvent = { type: 'lamp.pressed' } | { type: 'lamp.dimmed'; to: number };

const lampMachine = setup({ types: { events: {} as LampEvent } }).createMachine({
  id: 'lamp',
  initial: 'off',
  states: { off: { on: { 'lamp.pressed': 'on' } }, on: { on: { 'lamp.pressed': 'off', 'lamp.dimmed': 'off' } } },
});

const spec = {
  machine: lampMachine,
  inputs: { start: undefined },
  outcomes: {},
  bound: () => null,
  limit: 5,
  rest: ['off', 'on'],
  invariants: {},
  properties: {
    'a press changes it': { 'off lamp.pressed(pressed)': 'on', 'on lamp.pressed(pressed)': 'off' },
    'dimmed it stays on': { 'on lamp.dimmed(low)': 'on' },
  },
  shows: {},
};
const dimmed = { 'lamp.dimmed': [{ label: 'low', payload: { to: 1 } }] };
const causes = { 'lamp.pressed': { never: 'no view' }, 'lamp.dimmed': { never: 'no view' } };

const lamp = defineModel<typeof lampMachine>({ ...spec, events: dimmed, causes });

test('an event that carries nothing has the case pressed, unless the model has others', () => {
  expect(lamp.events).toEqual({ 'lamp.pressed': [{ label: 'pressed' }], ...dimmed });
  const twice = { 'lamp.pressed': [{ label: 'once' }, { label: 'twice' }], ...dimmed };
  expect(defineModel<typeof lampMachine>({ ...spec, events: twice, causes }).events).toEqual(twice);
});

test('an event that is forgotten does not compile', () => {
  // @ts-expect-error what carries something has cases.
  defineModel<typeof lampMachine>({ ...spec, events: {}, causes });
  // @ts-expect-error every event has a cause.
  defineModel<typeof lampMachine>({ ...spec, events: dimmed, causes: { 'lamp.dimmed': causes['lamp.dimmed'] } });
  // @ts-expect-error without a view every event has cases.
  expect(defineModel<typeof lampMachine>({ ...spec, events: dimmed, causes: NO_VIEW }).events).toEqual(dimmed);
});

test('a property may be a table of where steps lead', () => {
  const { properties } = explore(lamp);
  expect(properties['a press changes it']).toEqual([]);
  expect(properties['dimmed it stays on']).toEqual(['on lamp.dimmed(low) leads to off']);
});
