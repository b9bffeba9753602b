import { expect, test } from 'vitest';
import { graphOf } from '../kit/graph.ts';
import { does, lacking, misled } from '../kit/on-graph.ts';
import { changedKettle, kettleModel } from './fixtures/kettle.model.ts';

const graph = graphOf(kettleModel);
const heats = { does: 'starts', name: 'heat', value: { failures: 0 } } as const;

test('a step without its effect, and one that never happens, are problems', () => {
  expect(lacking(graph, 'lid.closed(closed)', heats)).not.toEqual([]);
  expect(lacking(graph, 'cold lid.closed(closed)', heats)).toEqual(['cold lid.closed(closed) never happens']);
  const [first] = graph.edges.filter(({ stimulus }) => stimulus.name === 'switch.pressed(full)');
  expect(first?.effects).toEqual([heats]);
});

test('a step that leads elsewhere, or nowhere, is a problem', () => {
  const due = {
    'cold switch.pressed(full)': 'heating',
    'switch.pressed(empty)': 'dry',
    'heat: fuse': ['broken', 'failed'],
  };
  expect(misled(graph, due)).toEqual([]);
  const dead = changedKettle(({ states }) => {
    states.cold.on = {};
  });
  expect(misled(graphOf(dead), { 'switch.pressed(empty)': 'dry' })).toEqual(['switch.pressed(empty) leads to nothing']);
  expect(misled(graph, { 'heat: boils': 'failed' })).toEqual(['heat: boils leads to hot']);
});

test('an action is known by its whole name', () => {
  const counting = graph.edges.filter((edge) => does(edge, 'countFailure'));
  expect(new Set(counting.map(({ stimulus }) => stimulus.name))).toEqual(new Set(['heat: fuse', 'after(heatBound)']));
  expect(graph.edges.filter((edge) => does(edge, 'count'))).toEqual([]);
});
