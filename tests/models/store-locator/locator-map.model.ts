import { ok } from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import type { Screen } from '@testing-library/dom';
import { DEFAULT_CONFIGURATION } from '#domain/configuration.ts';
import type { Coordinates } from '#domain/coordinates.ts';
import { type Camera, HOME_CAMERA } from '#domain/store-locator/map-camera.ts';
import type { MapRules } from '#machines/store-locator/locator-map.events.ts';
import { locatorMapMachine } from '#machines/store-locator/locator-map.machine.ts';
import { externalEvents, fromOutside } from '../kit/external-events.ts';
import type { Edge } from '../kit/graph.ts';
import { defineModel } from '../kit/model.ts';
import { always } from '../kit/on-graph.ts';
import { heading, named } from '../kit/on-screen.ts';

/** Two points, so that the map can be at either with every whole zoom from 3 to 21; the first is where every map begins. */
const HERE = { lat: HOME_CAMERA.lat, lng: HOME_CAMERA.lng };
const THERE = { lat: 39.9, lng: -98.4 };
export const OPENING: Camera = HOME_CAMERA;
const RESULTS: Camera = { ...HERE, zoom: 12 };
export const RULES: MapRules = DEFAULT_CONFIGURATION.locator;
const STRICTER: MapRules = { zoomThreshold: 12, panThreshold: 0.1 };
const LAYOUT = { controlsHeight: 0, width: 0, height: 0 };

type Where = { screen: Screen };
const map = () => named('section', 'Map of stores');
const results = () => named('section', 'Stores');
const onMap = (name: string) => {
  const within = map();
  return within && named('button', name, within);
};
const searchArea = () => onMap('Search this area');
/** Beside the message that it is too far away; the map's own button of that name goes one step. */
const showStores = () => {
  const within = results();
  return within && named('button', 'Zoom in', within);
};
const notice = ({ screen }: Where) => screen.queryByText('We can’t show the map here. You can still use the list.');
const zoomedOut = () => heading("You've zoomed out too far. Zoom in to see stores.");

const drawsMap = (seen: Where) => {
  ok(map() !== null && notice(seen) === null, 'there is no map');
};
const offersNothing = (seen: Where) => {
  drawsMap(seen);
  ok(searchArea() === null, 'offers to search this area');
};

const goesOnWithoutMap = (seen: Where) => {
  ok(notice(seen) !== null && onMap('Reload the map') !== null, 'does not say that there is no map');
  ok(onMap('Zoom in') === null && onMap('Zoom out') === null, 'offers to zoom a map that is not there');
  ok(results() !== null, 'there are no results either');
};

const isNear = (a: Coordinates, b: Coordinates) => Math.abs(a.lng - b.lng) < 1e-4;
const asksForArea = ({ taken }: Pick<Edge, 'taken'>) => taken.some((label) => label.includes('emitArea'));

export const model = defineModel<typeof locatorMapMachine>({
  machine: locatorMapMachine,
  inputs: { 'from far away': { camera: OPENING, rules: RULES } },
  events: {
    'map.readied': [{ label: 'ready' }],
    'map.failed': [{ label: 'no WebGL' }],
    'map.moved': [
      { label: 'panned', payload: { camera: { ...THERE, zoom: 12 }, byVisitor: true } },
      { label: 'wheeled out', payload: { camera: { ...HERE, zoom: 9 }, byVisitor: true } },
      { label: 'wheeled in', payload: { camera: { ...HERE, zoom: 20 }, byVisitor: true } },
      {
        label: 'nudged',
        payload: { camera: { lat: HERE.lat + 0.0000049, lng: HERE.lng - 0.0000049, zoom: 12 }, byVisitor: true },
      },
      { label: 'a request fulfilled', payload: { camera: { ...THERE, zoom: 9 }, byVisitor: false } },
    ],
    'view.requested': [{ label: 'results', payload: { camera: RESULTS, moreResults: false } }],
    'results.awaited': [{ label: 'search under way' }],
    'results.cleared': [{ label: 'nothing found' }],
    'rules.changed': [{ label: 'stricter', payload: { rules: STRICTER } }],
    'store.approached': [{ label: 'chosen in the list', payload: { coordinates: THERE } }],
    'window.resized': [{ label: 'resized', payload: { layout: LAYOUT } }],
  },
  outcomes: {},
  // The request follows the camera, results have one view, the measures stay, and a nudge is no other place (LOC-024).
  // 200 ms are of LOC-025 and FC-061.
  waits: { settling: 200, resizing: 200 },
  bound: ({ camera: { lng, zoom }, searched, awaiting, rules, drawable }) => [
    drawable,
    searched !== null,
    awaiting,
    rules.zoomThreshold,
    [Math.round(lng * 1e4), zoom],
  ],
  limit: 1500,
  rest: ['view.drawn.resting', 'view.drawn.away', 'view.overdue', 'view.unavailable', 'distance', 'layout.measured'],
  tags: ['starting', 'unavailable', 'movedAway', 'zoomedOut'],
  invariants: {
    'LOC-023 the zoom stays within 3 to 21': ({ context }) =>
      [context.camera, context.requestedView.camera].every(({ zoom }) => zoom >= 3 && zoom <= 21),
    'LOC-026 ORD-091 zoomed out too far is below the threshold, with results and a map, and nowhere else': (now) => {
      const { searched, drawable, camera, rules } = now.context;
      return now.hasTag('zoomedOut') === (searched !== null && drawable && camera.zoom < rules.zoomThreshold);
    },
    'LOC-025 the measures of the page count once the window was still': (now, before) =>
      before === undefined ||
      isDeepStrictEqual(now.context.layout, before.context.layout) ||
      (before.matches({ layout: 'resizing' }) && now.matches({ layout: 'measured' })),
    'LST-006 the map is starting, ready or unavailable': (now) =>
      now.hasTag('starting') === now.matches({ view: 'starting' }) &&
      now.hasTag('unavailable') === (now.matches({ view: 'overdue' }) || now.matches({ view: 'unavailable' })) &&
      now.context.drawable === now.matches({ view: 'drawn' }),
    'FC-061 this area is offered only where something was asked for another view': (now) =>
      !now.hasTag('movedAway') || now.context.searched !== null || now.context.awaiting,
  },
  properties: {
    'LOC-022 LOC-023 zoom in goes one step nearer, except at 21': (graph) => [
      ...always(
        graph,
        ['zoom.raised(pressed)'],
        ({ before, next }) => next.context.camera.zoom === before.context.camera.zoom + 1,
      ),
      ...[...graph.states.values()]
        .filter(({ snapshot }) => snapshot.matches({ view: 'drawn' }))
        .filter(({ snapshot }) => snapshot.can({ type: 'zoom.raised' }) !== snapshot.context.camera.zoom < 21)
        .map(({ key }) => key),
    ],
    'LOC-022 LOC-023 zoom out goes one step farther, except at 3': (graph) => [
      ...always(
        graph,
        ['zoom.lowered(pressed)'],
        ({ before, next }) => next.context.camera.zoom === before.context.camera.zoom - 1,
      ),
      ...[...graph.states.values()]
        .filter(({ snapshot }) => snapshot.matches({ view: 'drawn' }))
        .filter(({ snapshot }) => snapshot.can({ type: 'zoom.lowered' }) !== snapshot.context.camera.zoom > 3)
        .map(({ key }) => key),
    ],
    'LOC-024 FC-061 a nudge within 0.000005 degrees is no movement': (graph) =>
      graph.edges
        .filter(({ stimulus }) => stimulus.name === 'map.moved(nudged)')
        .filter(({ before }) => before.context.camera.zoom === 12 && before.context.camera.lat < HERE.lat + 1e-5),
    'FC-061 once results are there, only a press searches this area': (graph) =>
      graph.edges
        .filter((edge) => asksForArea(edge) && edge.before.context.searched !== null)
        .filter(({ stimulus }) => stimulus.name !== 'area.pressed(pressed)'),
    'FC-061 every movement starts the wait of 200 ms anew': (graph) =>
      always(graph, ['map.moved(panned)', 'zoom.raised(pressed)', 'zoom.lowered(pressed)'], ({ next }) =>
        next.matches({ view: { drawn: 'settling' } }),
      ),
    'LOC-026 where nothing was asked, only a view from 10 on is searched, once the map is still': (graph) =>
      always(graph, ['after(settling)'], (one) => {
        const { searched, awaiting, camera, rules } = one.before.context;
        return asksForArea(one) === (searched === null && !awaiting && camera.zoom >= rules.zoomThreshold);
      }),
    'ORD-091 FC-061 still, the map offers to search where it is, but for the view of the results themselves': (graph) =>
      always(graph, ['after(settling)'], ({ before, next }) => {
        const { searched, camera } = before.context;
        const isThere = isNear(camera, HERE) && camera.zoom === RESULTS.zoom;
        return searched === null || next.hasTag('movedAway') === !isThere;
      }),
    'LOC-026 from too far away one press goes to where stores can be listed': (graph) =>
      always(
        graph,
        ['listing.requested(pressed)'],
        ({ before, next }) =>
          before.hasTag('zoomedOut') &&
          !next.hasTag('zoomedOut') &&
          next.context.camera.zoom === next.context.rules.zoomThreshold,
      ),
    'LST-010 results bring the map to them': (graph) =>
      always(
        graph,
        ['view.requested(results)'],
        ({ next }) => isDeepStrictEqual(next.context.camera, RESULTS) && !next.hasTag('movedAway'),
      ),
    'LOC-068 a store chosen in the list is shown, near enough': (graph) =>
      always(graph, ['store.approached(chosen in the list)'], ({ before, next }) =>
        isDeepStrictEqual(next.context.camera, {
          ...THERE,
          zoom: Math.max(before.context.rules.zoomThreshold, before.context.camera.zoom),
        }),
      ),
    'FC-157 a map that failed comes again when the visitor wants that, and by nothing else': (graph) => [
      ...always(graph, ['retry.pressed(pressed)'], ({ next }) => next.hasTag('starting')),
      ...graph.edges
        .filter(({ before, next }) => before.hasTag('unavailable') && !next.hasTag('unavailable'))
        .filter(({ stimulus }) => stimulus.name !== 'retry.pressed(pressed)')
        .filter(
          ({ before, stimulus }) => !before.matches({ view: 'overdue' }) || stimulus.name !== 'page.shown(pressed)',
        ),
    ],
    'LOC-021 a map that did not come in time has another time once the page is looked at': (graph) =>
      always(
        graph,
        ['page.shown(pressed)'],
        ({ before, next }) =>
          (before.hasTag('starting') || before.matches({ view: 'overdue' })) === next.hasTag('starting'),
      ),
  },
  shows: {
    'view.starting': { says: 'the place of the map is held while it is fetched', see: offersNothing },
    'view.drawn.resting': {
      says: 'LOC-022 the map has a zoom-in and a zoom-out button',
      see: (seen) => {
        offersNothing(seen);
        ok(onMap('Zoom in') !== null && onMap('Zoom out') !== null, 'a zoom button is missing');
      },
    },
    'view.drawn.settling': { says: 'FC-061 nothing is offered while the map moves', see: offersNothing },
    'view.drawn.away': {
      says: 'FC-061 the visitor may search this area',
      see: (seen) => {
        drawsMap(seen);
        ok(searchArea() !== null, 'does not offer to search this area');
      },
    },
    'view.overdue': { says: 'LOC-004 a map that did not come is one that is not there', see: goesOnWithoutMap },
    'view.unavailable': {
      says: 'LOC-004 FC-157 without a map its place says so with a way to try again, and the results go on',
      see: goesOnWithoutMap,
    },
    'distance.listable': {
      says: 'LOC-026 nothing is said of the zoom where stores can be listed',
      see: () => ok(zoomedOut() === null, 'says that it is zoomed out too far'),
    },
    'distance.tooFar': {
      says: 'LOC-026 zoomed out too far, the results area says so instead of listing stores',
      see: () => {
        ok(zoomedOut() !== null, 'does not say that it is zoomed out too far');
        ok(document.querySelectorAll('article').length === 0, 'lists stores all the same');
        ok(showStores() !== null, 'leaves the visitor there');
      },
    },
    'layout.measured': {
      says: 'the page keeps its results beside any measures',
      see: () => {
        ok(results() !== null, 'there are no results');
      },
    },
    'layout.resizing': {
      says: 'LOC-025 the page stands while the window changes',
      see: () => {
        ok(results() !== null, 'there are no results');
      },
    },
  },
  causes: {
    ...fromOutside('map.readied', 'map.failed', 'map.moved', 'view.requested', 'results.awaited', 'rules.changed'),
    ...fromOutside('results.cleared', 'store.approached'),
    'page.shown': { arrives: () => void document.dispatchEvent(new Event('visibilitychange')) },
    'retry.pressed': { control: () => onMap('Reload the map') },
    'zoom.raised': { control: () => onMap('Zoom in') },
    'zoom.lowered': { control: () => onMap('Zoom out') },
    'listing.requested': { control: showStores },
    'area.pressed': { control: searchArea },
    'window.resized': { arrives: () => externalEvents.fire({ type: 'window.resized' }) },
  },
});
