import { ok } from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { LIST_PAGE } from '#domain/store-locator/locator.ts';
import { storeNumberOf } from '#domain/stores/store.ts';
import { storeListMachine } from '#machines/store-locator/store-list.machine.ts';
import { emits } from '../kit/effects.ts';
import { externalEvents, fromOutside } from '../kit/external-events.ts';
import type { Graph } from '../kit/graph.ts';
import { defineModel } from '../kit/model.ts';
import { always, has } from '../kit/on-graph.ts';
import { all, named } from '../kit/on-screen.ts';

/** Favourites and ordered from before, so that every tab lists them. */
export const FIRST = storeNumberOf('1001');
export const SECOND = storeNumberOf('1002');

const tab = (name: string) => named('[role=tab]', name);
const cards = () => all('article');
const card = (name: string) => named('article', `Store ${name}`);
const marker = (name: string) => named('button', `Store ${name}, favorite store`);
const markers = (state: string) =>
  all(`button[${state}=true]`).filter((each) => /, (favorite )?store$/.test(each.textContent));
const numberOf = (named: HTMLElement) => storeNumberOf(/Store (\d+)/.exec(named.textContent)?.[1] ?? '');

/** The tabs in their order, one of them chosen; outside the menu there are three (LOC-033). */
const tabIsShown = (chosen: string) => {
  const names = all('[role=tab]').map((each) => each.textContent);
  ok(isDeepStrictEqual(names, ['Nearby', 'Previous', 'Favorites']), `the tabs are ${names.join(', ')}`);
  ok(tab(chosen)?.getAttribute('aria-selected') === 'true', `${chosen} is not the chosen tab`);
};

/** The listed stores are the first of those that the tab has, and all that may be listed at once. */
const lists = (belongs: (storeNumber: number) => boolean) => {
  const listed = cards().map((each) => Number(numberOf(each)));
  ok(listed.length > 0 && listed.every(belongs), `listed are ${listed.join(', ')}`);
  const all = Array.from({ length: STORES }, (_, index) => 1001 + index).filter(belongs);
  ok(isDeepStrictEqual(listed, all.slice(0, listed.length)), 'stores are left out');
};

/** How many stores the harness lists: more than one page of every tab would be slow, and of one it is enough. */
export const STORES = LIST_PAGE + 8;
export const isFavourite = (storeNumber: number) => storeNumber <= 1003;
export const isPrevious = (storeNumber: number) => storeNumber <= 1002 || storeNumber === 1005;

const selects = (graph: Graph, what: string, storeNumber: string | null) =>
  always(graph, [what], ({ next }) => next.context.selected === storeNumber);

export const model = defineModel<typeof storeListMachine>({
  machine: storeListMachine,
  inputs: { 'no store in the address': { selected: null }, 'a store in the address': { selected: FIRST } },
  events: {
    'tab.chosen': [
      { label: 'Nearby', payload: { tab: 'nearby' } },
      { label: 'Previous', payload: { tab: 'previous' } },
      { label: 'Favorites', payload: { tab: 'favourites' } },
    ],
    'rows.requested': [{ label: 'more' }],
    'store.selected': [
      { label: 'in the list', payload: { storeNumber: FIRST, scroll: false } },
      { label: 'on the map', payload: { storeNumber: SECOND, scroll: true } },
    ],
    'store.highlighted': [
      { label: 'entered in the list', payload: { storeNumber: FIRST } },
      { label: 'entered on the map', payload: { storeNumber: SECOND } },
      { label: 'left', payload: { storeNumber: null } },
    ],
    'results.left': [
      { label: 'for another place', payload: { chosen: null } },
      { label: 'for a store by number', payload: { chosen: SECOND } },
    ],
    'results.arrived': [
      { label: 'with a favourite', payload: { firstFavourite: SECOND, firstNearby: FIRST } },
      { label: 'without a favourite', payload: { firstFavourite: null, firstNearby: FIRST } },
      { label: 'with usual stores only', payload: { firstFavourite: null, firstNearby: null } },
    ],
  },
  outcomes: {},
  // A third page is like the second one.
  bound: ({ selected, highlighted, shouldScroll, rows }) => [
    selected,
    highlighted,
    shouldScroll,
    Math.min(rows, 2 * LIST_PAGE),
  ],
  limit: 250,
  rest: ['tab', 'choice'],
  tags: ['nearby', 'previous', 'favourites'],
  invariants: {
    'FC-052 of its rows: the list starts with at most 100, and grows by one page at a time': ({ context }, before) =>
      before === undefined
        ? context.rows <= 100
        : [LIST_PAGE, before.context.rows, before.context.rows + LIST_PAGE].includes(context.rows),
    'LOC-033 exactly one tab is shown': (now) =>
      ['nearby' as const, 'previous' as const, 'favourites' as const].filter((each) => now.hasTag(each)).length === 1,
    'the page scrolls only to a store that is selected': ({ context }) =>
      !context.shouldScroll || context.selected !== null,
  },
  properties: {
    'LOC-069 the first favourite is selected where no store is': (graph) =>
      selects(graph, 'results.arrived(with a favourite)', SECOND),
    'LOC-070 the first nearby store is selected where no store is and there is no favourite': (graph) =>
      selects(graph, 'results.arrived(without a favourite)', FIRST),
    'usual stores are not selected by themselves (decision A25)': (graph) =>
      selects(graph, 'results.arrived(with usual stores only)', null),
    'LOC-069 LOC-070 arriving results change nothing where a store is selected': (graph) =>
      always(
        graph,
        ['with a favourite', 'without a favourite', 'with usual stores only'].map((each) => `results.arrived(${each})`),
        ({ before, next }) => before.context.selected === null || before.context.selected === next.context.selected,
      ),
    'LOC-068 the chosen store is the selected one, whatever was selected before': (graph) => [
      ...selects(graph, 'store.selected(in the list)', FIRST),
      ...selects(graph, 'store.selected(on the map)', SECOND),
    ],
    'LST-002 the store that pointer or focus entered last stands out, until they leave it': (graph) =>
      Object.entries({ 'entered in the list': FIRST, 'entered on the map': SECOND, left: null }).flatMap(
        ([label, due]) =>
          [...graph.states.values()].flatMap(({ key, snapshot, out }) => {
            const edge = out.find(({ stimulus }) => stimulus.name === `store.highlighted(${label})`);
            const after: unknown = (edge?.next ?? snapshot).context.highlighted;
            // A store that stands out already is not drawn anew.
            const isIdle = snapshot.context.highlighted === due;
            return after === due && isIdle === (edge === undefined) ? [] : [`${label} in ${key}`];
          }),
      ),
    'LOC-068 the page scrolls to a store that is chosen on the map, not to one that is chosen in the list': (graph) => [
      ...always(graph, ['store.selected(on the map)'], ({ next }) => next.context.shouldScroll === true),
      ...always(graph, ['store.selected(in the list)'], ({ next }) => next.context.shouldScroll === false),
    ],
    'LOC-033 LOC-034 the tab that is chosen is the one that is shown and emitted, FC-052 with one page of its rows': (
      graph,
    ) =>
      Object.entries({ Nearby: 'nearby', Previous: 'previous', Favorites: 'favourites' }).flatMap(([label, tab]) =>
        always(
          graph,
          [`tab.chosen(${label})`],
          ({ next, effects }) =>
            next.tags.has(tab) && has({ effects }, emits('tab.shown', { tab })) && next.context.rows === LIST_PAGE,
        ),
      ),
    'LST-008 another search leaves no store standing out, but one that was asked for by number': (graph) => [
      ...selects(graph, 'results.left(for another place)', null),
      ...selects(graph, 'results.left(for a store by number)', SECOND),
      ...always(
        graph,
        ['results.left(for another place)', 'results.left(for a store by number)'],
        ({ next }) => next.context.highlighted === null && next.context.rows === LIST_PAGE,
      ),
    ],
  },
  shows: {
    'tab.nearby': {
      says: 'LOC-033 three tabs in their order; Nearby lists every store',
      see: () => {
        tabIsShown('Nearby');
        lists(() => true);
      },
    },
    'tab.previous': {
      says: 'LOC-034 Previous lists the stores ordered from before, and no other',
      see: () => {
        tabIsShown('Previous');
        lists(isPrevious);
      },
    },
    'tab.favourites': {
      says: 'LOC-034 Favorites lists the favourite stores, and no other',
      see: () => {
        tabIsShown('Favorites');
        lists(isFavourite);
      },
    },
    choice: {
      says: 'LOC-036 LOC-068 LST-002 every card has heart, details and select; selected and highlighted store stand out alike in list and map',
      see: ({ snapshot }) => {
        for (const each of cards()) {
          const name = `Store ${numberOf(each)}`;
          ok(
            named('button', `Favorite: ${name}`, each) !== null &&
              named('a', `Details for ${name}`, each) !== null &&
              named('button', `Order here: ${name}`, each) !== null,
            `${name} lacks heart, details or select`,
          );
        }
        const { selected, highlighted } = snapshot.context;
        const outstanding = (name: string) =>
          cards().flatMap((each) => (each.getAttribute(name) === 'true' ? [numberOf(each)] : []));
        const inList = { selected: outstanding('aria-current'), highlighted: outstanding('data-highlighted') };
        const due = (storeNumber: typeof selected) => (storeNumber === null ? [] : [storeNumber]);
        ok(
          isDeepStrictEqual(inList, { selected: due(selected), highlighted: due(highlighted) }),
          `in the list ${JSON.stringify(inList)}`,
        );
        const onMap = {
          selected: markers('aria-pressed').map(numberOf),
          highlighted: markers('aria-current').map(numberOf),
        };
        ok(isDeepStrictEqual(onMap, inList), `on the map ${JSON.stringify(onMap)}`);
      },
    },
  },
  causes: {
    'tab.chosen': {
      control: ({ label }) => tab(label),
      // A tab that is shown already is chosen by the address alone, when a page is opened or returned to.
      perform: async (user, { label, payload }) => {
        const control = tab(label);
        if (control?.getAttribute('aria-selected') === 'false') await user.click(control);
        else externalEvents.fire({ type: 'tab.chosen', ...payload });
      },
    },
    // The button is there as long as the tab has more stores than rows, which is a matter of the answer, not of the list.
    'rows.requested': {
      arrives: ({ screen }) => {
        const more = screen.queryByText('Show more stores');
        if (more) more.click();
        else externalEvents.fire({ type: 'rows.requested' });
      },
    },
    'store.selected': {
      control: ({ label }) => (label === 'on the map' ? marker('1002') : card('1001')),
    },
    'store.highlighted': {
      control: ({ label }) => (label === 'entered on the map' ? marker('1002') : card('1001')),
      idle: 'the pointer or the focus may be there, or not there, already',
      perform: async (user, { screen, label, payload }) => {
        const inList = screen.getByText('Store 1001');
        const control = label === 'entered on the map' ? (marker('1002') ?? inList) : inList;
        await user.unhover(control);
        await user.hover(control);
        if (payload.storeNumber === null) await user.unhover(control);
      },
    },
    ...fromOutside('results.left', 'results.arrived'),
  },
});
