import { equal, ok } from 'node:assert/strict';
import type { Screen } from '@testing-library/dom';
import { deliveryToggleMachine } from '#machines/delivery/delivery-toggle.machine.ts';
import { emits } from '../kit/effects.ts';
import { fromOutside } from '../kit/external-events.ts';
import type { Graph } from '../kit/graph.ts';
import { defineModel } from '../kit/model.ts';
import { missing, valueAt, wrongTargets } from '../kit/on-graph.ts';

/** A radio that can be chosen: the checked one cannot. */
const choice = (screen: Screen, name: string) => screen.queryByRole('radio', { name, checked: false });
const isChecked = (screen: Screen, name: string) => screen.getByRole('radio', { name }).matches(':checked');

export const model = defineModel<typeof deliveryToggleMachine>({
  machine: deliveryToggleMachine,
  inputs: { start: undefined },
  events: {
    'delivery.chosen': [
      { label: 'after a search', payload: { search: '?place=Seattle' }, setting: 'a search' },
      { label: 'before any search', payload: { search: '' }, setting: 'no search' },
    ],
    'pickup.chosen': [{ label: 'chosen' }],
    'locator.shown': [{ label: 'by its address' }],
    'delivery.shown': [{ label: 'by its address' }],
    'search.forgotten': [{ label: 'at sign-out' }],
  },
  outcomes: {},
  bound: ({ keptSearch }) => keptSearch,
  limit: 10,
  rest: ['pickup', 'delivery'],
  tags: ['delivery'],
  invariants: {},
  properties: {
    'DLV-006 choosing delivery wants the delivery page, once': (graph) =>
      ['after a search', 'before any search'].flatMap((label) => [
        ...wrongTargets(graph, {
          [`delivery.chosen(${label})`]: 'delivery',
          [`delivery delivery.chosen(${label})`]: [],
        }),
        ...missing(graph, `delivery.chosen(${label})`, emits('delivery.requested')),
      ]),
    'DLV-007 choosing pickup wants the locator with the query string that was left, or the plain one (decision A36)': (
      graph,
    ) => [
      ...wrongTargets(graph, { 'pickup.chosen(chosen)': 'pickup' }),
      ...missing(graph, 'pickup.chosen(chosen)', (from) => emits('locator.requested', { search: keptAt(graph, from) })),
    ],
    'DLV-006 DLV-007 nothing else wants a page': (graph) =>
      graph.edges.filter(({ stimulus, effects }) => {
        const due = ['delivery.chosen', 'pickup.chosen'].includes(stimulus.event.type) ? 1 : 0;
        return effects.filter(({ does }) => does === 'emits').length !== due;
      }),
    'DLV-007 the query string that was left is kept until pickup is chosen, and nothing else but a sign-out changes it':
      (graph) =>
        graph.edges
          .filter(({ stimulus, taken }) => taken.length > 0 && stimulus.event.type !== 'search.forgotten')
          .filter(({ from, to, stimulus }) => {
            const due = stimulus.event.type === 'delivery.chosen' ? stimulus.event['search'] : keptAt(graph, from);
            return keptAt(graph, to) !== due;
          }),
    'DLV-004 pickup is checked at first, and then what the page that is shown stands for': (graph) => [
      ...[...graph.starts.values()].filter((key) => valueAt(key) !== 'pickup'),
      ...wrongTargets(graph, {
        'delivery.shown(by its address)': 'delivery',
        'locator.shown(by its address)': 'pickup',
      }),
    ],
    'after a sign-out nothing is kept': (graph) =>
      [...graph.states.values()]
        .filter(({ out }) => {
          const edge = out.find(({ stimulus }) => stimulus.event.type === 'search.forgotten');
          return edge === undefined || keptAt(graph, edge.to) !== '';
        })
        .map(({ key }) => key),
  },
  shows: {
    pickup: {
      says: 'DLV-004 on the locator both radios are there and pickup is checked',
      see: ({ screen }) => {
        ok(isChecked(screen, 'Pickup'));
        equal(isChecked(screen, 'Delivery'), false);
      },
    },
    delivery: {
      says: 'DLV-004 on the delivery page both radios are there and delivery is checked',
      see: ({ screen }) => {
        ok(isChecked(screen, 'Delivery'));
        equal(isChecked(screen, 'Pickup'), false);
      },
    },
  },
  causes: {
    'delivery.chosen': { control: ({ screen }) => choice(screen, 'Delivery') },
    'pickup.chosen': { control: ({ screen }) => choice(screen, 'Pickup') },
    ...fromOutside('locator.shown', 'delivery.shown', 'search.forgotten'),
  },
});

function keptAt(graph: Graph, key: string): string {
  const kept: string | undefined = graph.states.get(key)?.snapshot.context.keptSearch;
  ok(kept !== undefined);
  return kept;
}
