import { deepStrictEqual, equal, ok } from 'node:assert/strict';
import type { Screen } from '@testing-library/dom';
import { storeFiltersMachine } from '#machines/store-locator/store-filters.machine.ts';
import { emits } from '../kit/effects.ts';
import type { Graph } from '../kit/graph.ts';
import { defineModel } from '../kit/model.ts';
import { always, has, missing, wrongTargets } from '../kit/on-graph.ts';
import { buttonOn, dialogOn } from '../kit/on-screen.ts';

const labels = { DT: 'Drive-thru', WF: 'Free Wi-Fi' } as const;

const checkbox = (screen: Screen, code: string) => screen.queryByLabelText(code === 'DT' ? labels.DT : labels.WF);
const overlay = (screen: Screen) => dialogOn(screen, 'Filter stores');
const inOverlay = (screen: Screen, name: string) => screen.queryByText(name)?.closest('button') ?? null;

export const model = defineModel<typeof storeFiltersMachine>({
  machine: storeFiltersMachine,
  inputs: { start: undefined },
  events: {
    'filters.opened': [
      { label: 'none active', payload: { features: [] }, setting: 'none active' },
      { label: 'Wi-Fi active', payload: { features: ['WF'] }, setting: 'Wi-Fi active' },
    ],
    'feature.turned': [
      { label: 'drive-thru', payload: { code: 'DT' } },
      { label: 'Wi-Fi', payload: { code: 'WF' } },
    ],
    'draft.cleared': [{ label: 'Clear All' }],
    'filters.applied': [{ label: 'Apply' }],
    'filters.dismissed': [{ label: 'closed' }],
  },
  outcomes: {},
  bound: ({ draft }) => draft,
  limit: 20,
  rest: ['closed', 'drafting'],
  tags: ['open'],
  invariants: {
    'an amenity is chosen once or not at all': ({ context }) => new Set(context.draft).size === context.draft.length,
  },
  properties: {
    'the overlay opens on the active filters': (graph) =>
      always(
        graph,
        ['filters.opened'],
        ({ to, stimulus }) => String(draftAt(graph, to)) === String(stimulus.event['features']),
      ),
    'turning an amenity chooses it, or no longer, and leaves the others': (graph) =>
      always(graph, ['feature.turned'], ({ from, to, stimulus }) => {
        const [before, after] = [draftAt(graph, from), draftAt(graph, to)];
        const turned = [...before, ...after].filter((code) => before.includes(code) !== after.includes(code));
        return turned.join() === stimulus.event['code'];
      }),
    'LOC-060 Clear All unselects every amenity and leaves the overlay open': (graph) =>
      always(graph, ['draft.cleared'], ({ to, next }) => draftAt(graph, to).length === 0 && next.value === 'drafting'),
    'LOC-059 Apply closes the overlay and wants the features of the draft': (graph) => [
      ...wrongTargets(graph, { 'filters.applied(Apply)': 'closed' }),
      ...missing(graph, 'filters.applied(Apply)', (from) =>
        emits('features.requested', { features: draftAt(graph, from) }),
      ),
    ],
    'LOC-058 closing it drops the draft': (graph) => [
      ...wrongTargets(graph, { 'filters.dismissed(closed)': 'closed' }),
      ...missing(graph, 'filters.dismissed(closed)', emits('filters.left')),
    ],
    'LOC-059 LOC-060 nothing is wanted before Apply, nor once more after it': (graph) =>
      graph.edges.filter(({ before, stimulus, effects }) => {
        const isDue = stimulus.event.type === 'filters.applied' && before.value === 'drafting';
        return isDue !== has({ effects }, 'features.requested');
      }),
  },
  shows: {
    closed: {
      says: 'LOC-057 the filter button shows the number of active filters',
      see: ({ screen }) => {
        const features = screen.getByTestId('features').textContent?.split(',').filter(Boolean) ?? [];
        const name = features.length > 0 ? `Filters, ${features.length} active` : 'Filters';
        ok(screen.getByRole('button', { name }));
        equal(overlay(screen), null);
      },
    },
    drafting: {
      says: 'LOC-058 the overlay lists amenities grouped by category, with Apply and Clear All',
      see: ({ snapshot, screen }) => {
        deepStrictEqual(
          [...(overlay(screen)?.querySelectorAll('fieldset > legend') ?? [])].map((legend) => legend.textContent),
          ['Pickup options', 'Amenities', 'Ordering'],
        );
        for (const code of ['DT', 'WF']) {
          const box = checkbox(screen, code);
          ok(box instanceof HTMLInputElement && box.checked === snapshot.context.draft.includes(code), code);
        }
        ok(inOverlay(screen, 'Apply'));
        ok(inOverlay(screen, 'Clear All'));
      },
    },
  },
  causes: {
    // Apply changes what is active, so the overlay opens on more than the two cases.
    'filters.opened': { control: ({ screen }) => buttonOn(screen, /^Filters/), anyPayload: true },
    'feature.turned': { control: ({ screen, payload }) => checkbox(screen, payload.code) },
    'draft.cleared': { control: ({ screen }) => inOverlay(screen, 'Clear All') },
    'filters.applied': { control: ({ screen }) => inOverlay(screen, 'Apply') },
    'filters.dismissed': { control: ({ screen }) => inOverlay(screen, 'Close filters') },
  },
});

function draftAt(graph: Graph, key: string): readonly string[] {
  const draft: readonly string[] | undefined = graph.states.get(key)?.snapshot.context.draft;
  ok(draft);
  return draft;
}
