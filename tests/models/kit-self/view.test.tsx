import { screen } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { createActor, createMachine, fromPromise } from 'xstate';
import { type Model, NO_VIEW } from '../kit/model.ts';
import { walkView } from '../kit/view.ts';
import { viewWalksOf } from '../kit/view-walks.ts';
import { kettleModel } from './fixtures/kettle.model.ts';
import { type Fault, mountKettle } from './fixtures/kettle.tsx';

const causesOf = ({ causes }: Model) => (causes === NO_VIEW ? {} : causes);

const switchOf = () => screen.queryByRole('button', { name: 'Switch' });

/** Views that fail need not be waited for. */
const quick = { patience: 50 };

test('a sound view passes its walks', async () => {
  expect(await walkView(kettleModel, mountKettle())).toEqual([]);
});

test('events that arrive from elsewhere need no control', async () => {
  const arrives = { arrives: () => screen.getByRole('button', { name: 'Lid' }).click() };
  const causes = { ...causesOf(kettleModel), 'lid.closed': arrives };
  expect(await walkView({ ...kettleModel, causes }, mountKettle())).toEqual([]);
});

test('a control may idle when its cause says why', async () => {
  const causes = {
    ...causesOf(kettleModel),
    'switch.pressed': { control: switchOf, idle: 'a switch can always be pressed' },
  };
  expect(await walkView({ ...kettleModel, causes }, mountKettle('dead control'))).toEqual([]);
});

test('what no view can cause is not walked', () => {
  const events = {
    ...kettleModel.events,
    'switch.pressed': [
      { label: 'full', payload: { water: true } },
      { label: 'empty', payload: { water: false }, offView: 'the kettle in the shop is always full' },
    ],
  };
  const { walks, transitions } = viewWalksOf({ ...kettleModel, events });
  expect(new Set(walks.map((walk) => walk.setting))).toEqual(new Set(['any']));
  expect([...transitions].filter((label) => label.includes('dry'))).toEqual([]);
  expect([...transitions]).toContain('heating --after(heatBound)--> failed / countFailure');
});

test('a wait is not walked alone where another one ends with it on the same clock', () => {
  const waits = (one: number, other: number) => {
    const waiting = (delay: number) => ({
      initial: 'waiting',
      states: { waiting: { after: { [delay]: { target: 'over' } } }, over: {} },
    });
    const machine = createMachine({ type: 'parallel', states: { one: waiting(one), other: waiting(other) } });
    const model = { ...kettleModel, machine, inputs: { start: undefined }, events: {}, outcomes: {}, bound: () => 0 };
    return viewWalksOf(model).walks.map(({ edges }) => edges.map(({ stimulus }) => stimulus.name));
  };
  expect(waits(100, 100)).toEqual([]);
  expect(waits(100, 200)).toEqual([['after(100)', 'after(200)']]);
});

describe('L2 finds', () => {
  const faults: [Fault, string][] = [
    ['dead control', 'dead control: switch.pressed(full) cannot happen but its control is enabled'],
    ['missing control', 'missing control: kettle.emptied(emptied) can happen but nothing enabled causes it'],
    ['deaf control', 'dead control: switch.pressed(full) sends no switch.pressed'],
    ['wrong payload', 'switch.pressed(full) sends {"type":"switch.pressed","water":false}'],
    ['wrong words', 'hot does not show it: says lukewarm, not hot'],
  ];
  for (const [fault, problem] of faults) {
    test(`a ${fault}`, async () =>
      expect((await walkView(kettleModel, mountKettle(fault), quick)).join('\n')).toContain(problem));
  }

  test('a machine that goes elsewhere in the view', async () => {
    const mount = mountKettle();
    const problems = await walkView(
      kettleModel,
      (harness) => mount({ ...harness, machine: harness.machine.provide({ guards: { hasWater: () => false } }) }),
      quick,
    );
    expect(problems.join('\n')).toContain('the machine is in "dry", not in "heating"');
  });

  test('an actor that the view does not take from the harness', async () => {
    const mount = mountKettle();
    const heat = fromPromise(() => Promise.resolve('steam'));
    const problems = await walkView(
      kettleModel,
      (harness) => mount({ ...harness, machine: harness.machine.provide({ actors: { heat } }) }),
      quick,
    );
    expect(problems.join('\n')).toContain('the machine is in "hot", not in "heating"');
  });

  test('a missing assertion', async () => {
    const { hot: _, ...shows } = kettleModel.shows;
    expect((await walkView({ ...kettleModel, shows }, mountKettle(), quick)).join('\n')).toContain(
      'state without an assertion: hot',
    );
  });

  test('a view that does not run the machine', async () => {
    const problems = await walkView(kettleModel, () => ({ unmount: () => {} }), quick);
    expect(problems.join('\n')).toContain('the view runs no kettle');
  });

  test('zero walks', async () => {
    const never = { never: 'not possible' };
    const causes = { 'switch.pressed': never, 'kettle.emptied': never, 'lid.closed': never };
    await expect(walkView({ ...kettleModel, causes }, mountKettle())).rejects.toThrow('zero walks');
    await expect(walkView({ ...kettleModel, causes: NO_VIEW }, mountKettle())).rejects.toThrow('has no view');
  });
});

test('an actor that lives outside the view is read from it', async () => {
  const problems = await walkView(
    kettleModel,
    (harness) => {
      const actor = createActor(harness.machine, { input: harness.input, clock: harness.runtime.clock }).start();
      return { unmount: () => actor.stop(), snapshot: () => actor.getSnapshot() };
    },
    quick,
  );
  expect(problems.join('\n')).toContain('cold does not show it');
});
