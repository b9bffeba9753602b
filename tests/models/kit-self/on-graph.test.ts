import { expect, test } from 'vitest';
import { emits, starts } from '../kit/effects.ts';
import { graphOf } from '../kit/graph.ts';
import { always, does, has, missing, wrongTargets } from '../kit/on-graph.ts';
import { changedKettle, kettleModel } from './fixtures/kettle.model.ts';

const graph = graphOf(kettleModel);
const heats = starts('heat', { failures: 0 });

test('a step without its effect, and one that never happens, are problems', () => {
  expect(missing(graph, 'lid.closed(closed)', heats)).not.toEqual([]);
  expect(missing(graph, 'cold lid.closed(closed)', heats)).toEqual(['cold lid.closed(closed) never happens']);
  const [first] = graph.edges.filter(({ stimulus }) => stimulus.name === 'switch.pressed(full)');
  expect(first?.effects).toEqual([heats]);
});

test('a step that leads elsewhere, or nowhere, is a problem', () => {
  const due = {
    'cold switch.pressed(full)': 'heating',
    'switch.pressed(empty)': 'dry',
    'heat: fuse': ['broken', 'failed'],
  };
  expect(wrongTargets(graph, due)).toEqual([]);
  const dead = changedKettle(({ states }) => {
    states.cold.on = {};
  });
  expect(wrongTargets(graphOf(dead), { 'switch.pressed(empty)': 'dry' })).toEqual([
    'switch.pressed(empty) leads to nothing',
  ]);
  expect(wrongTargets(graph, { 'heat: boils': 'failed' })).toEqual(['heat: boils leads to hot']);
});

test('where a statement does not hold, and that a stimulus never happens, are problems', () => {
  const names = ['switch.pressed(full)'];
  expect(always(graph, names, ({ next }) => next.value === 'heating')).toEqual([]);
  expect(always(graph, names, ({ before }) => before.value === 'heating')).not.toEqual([]);
  expect(always(graph, ['switch.pressed()'], () => true)).toEqual(['switch.pressed() never happens']);
  const pressed = graph.edges.filter(({ stimulus }) => stimulus.event.type === 'switch.pressed');
  expect(always(graph, ['switch.pressed'], () => false)).toHaveLength(pressed.length);
  expect(always(graph, ['switch'], () => true)).toEqual(['switch never happens']);
});

test('an effect is known by its name, or by the whole of it', () => {
  const [first] = graph.edges.filter(({ stimulus }) => stimulus.name === 'switch.pressed(full)');
  const found = ['heat', 'hea', heats, starts('heat', { failures: 1 }), emits('heat', { failures: 0 })];
  expect(found.map((each) => first && has(first, each))).toEqual([true, false, true, false, false]);
});

test('an action is known by its whole name', () => {
  const counting = graph.edges.filter((edge) => does(edge, 'countFailure'));
  expect(new Set(counting.map(({ stimulus }) => stimulus.name))).toEqual(new Set(['heat: fuse', 'after(heatBound)']));
  expect(graph.edges.filter((edge) => does(edge, 'count'))).toEqual([]);
});
