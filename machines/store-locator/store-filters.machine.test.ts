import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import { storeFiltersMachine } from './store-filters.machine.ts';

function open(features: readonly string[]) {
  const filters = createActor(storeFiltersMachine);
  const wanted = vi.fn();
  filters.on('features.wanted', wanted);
  filters.start();
  filters.send({ type: 'filters.opened', features });
  return { filters, wanted: () => wanted.mock.calls.flat().map((event) => event.features) };
}

test('LOC-059 Apply emits the chosen features once, and nothing is emitted before', () => {
  const { filters, wanted } = open(['WF']);
  filters.send({ type: 'feature.turned', code: 'DT' });
  filters.send({ type: 'feature.turned', code: 'WF' });
  expect(wanted()).toEqual([]);
  filters.send({ type: 'filters.applied' });
  filters.send({ type: 'filters.applied' });
  expect(wanted()).toEqual([['DT']]);
});

test('LOC-060 Clear All emits nothing before Apply, and no feature with it (decision B05)', () => {
  const { filters, wanted } = open(['WF', 'DT']);
  filters.send({ type: 'draft.cleared' });
  expect(wanted()).toEqual([]);
  filters.send({ type: 'filters.applied' });
  expect(wanted()).toEqual([[]]);
});

test('a draft that is dismissed is dropped and not emitted', () => {
  const { filters, wanted } = open(['WF']);
  filters.send({ type: 'feature.turned', code: 'DT' });
  filters.send({ type: 'filters.dismissed' });
  filters.send({ type: 'filters.opened', features: ['WF'] });
  filters.send({ type: 'filters.applied' });
  expect(wanted()).toEqual([['WF']]);
});
