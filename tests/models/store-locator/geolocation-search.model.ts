import { deepStrictEqual, equal, ok } from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import type { Screen } from '@testing-library/dom';
import { geolocationSearchMachine } from '#machines/store-locator/geolocation-search.machine.ts';
import { externalEvents } from '../kit/external-events.ts';
import type { Edge } from '../kit/graph.ts';
import { defineModel, done, failed } from '../kit/model.ts';
import { valueAt, wrongTargets } from '../kit/on-graph.ts';
import { buttonOn } from '../kit/on-screen.ts';
import { mountedLocator } from './fake-map.tsx';

export const PIONEER_SQUARE = { lat: 47.60188, lng: -122.33431 };

const GOOD = { coordinates: PIONEER_SQUARE, accuracy: 12 };

/** What a step is to emit: a search when it begins, and how it ends; one that another search ends emits nothing more. */
function dueOf({ from, to, stimulus }: Edge): unknown[] {
  if (valueAt(to) === 'locating') return valueAt(from) === 'locating' ? [] : [{ name: 'position.awaited', value: {} }];
  if (stimulus.via === 'event') return [];
  if (stimulus.name === 'locate: a good position') return [{ name: 'position.found', value: { position: GOOD } }];
  return [{ name: 'position.lost', value: {} }];
}

const findMe = (screen: Screen) => buttonOn(screen, 'Find stores near me');
const findMeOnMap = (screen: Screen) => buttonOn(screen, 'Go to my location');
const results = (screen: Screen) => screen.getByRole('region', { name: 'Stores' });
const isBusy = (screen: Screen) => results(screen).querySelector('#results-list')?.getAttribute('aria-busy');
const LOST = 'We were unable to access your location.';

/** FC-158: the message with its help, another try, and the search box under the visitor's hands. */
const seesLostPosition = (screen: Screen, help: string) => {
  const words = results(screen).textContent;
  ok(words.includes(LOST), words);
  ok(words.includes(help), words);
  ok(screen.getByRole('button', { name: 'Try again' }));
  ok(findMe(screen));
  equal(document.activeElement, screen.getByRole('combobox'));
  equal(isBusy(screen), 'false');
};
const seesNothingLost = (screen: Screen) => equal(screen.queryByText(LOST), null);

export const model = defineModel<typeof geolocationSearchMachine>({
  machine: geolocationSearchMachine,
  inputs: { start: undefined },
  events: {
    'search.superseded': [{ label: 'a place was searched' }],
    'message.dismissed': [{ label: 'read' }],
  },
  outcomes: {
    locate: [
      done('a good position', GOOD),
      failed('denied', 'position-denied'),
      failed('unavailable', 'position-unavailable'),
      failed('timed out', 'position-timed-out'),
      failed('too inexact', 'position-inexact'),
      failed('unforeseen', new Error('unforeseen')),
    ],
  },
  failures: {
    reports: {
      'locate: after(locateBound)': 'position-timed-out',
    },
  },
  // The specification names no bound of a request: our choice.
  // The browser's question waits for a person.
  waits: { locateBound: 60_000 },
  bound: ({ position, failure }) => [position?.accuracy, failure],
  limit: 50,
  rest: ['idle', 'found', 'denied', 'unavailable'],
  invariants: {
    'a position that was not given has a reason': (now) => !now.hasTag('error') || now.context.failure !== null,
    'a reason of the browser is kept as it is': ({ context, value }) =>
      (value === 'denied') === (context.failure === 'position-denied' && value !== 'idle'),
    'a position that was found is known': ({ context, value }) => value !== 'found' || context.position !== null,
  },
  properties: {
    'LOC-020 every failure ends in a message from which it can be tried again': (graph) =>
      graph.edges
        .filter(
          ({ stimulus }) =>
            stimulus.via === 'after' || (stimulus.via === 'outcome' && stimulus.outcome.kind === 'failed'),
        )
        .filter(({ to }) => {
          const state = graph.states.get(to);
          return (
            !state?.snapshot.tags.has('error') ||
            !state.out.some(({ stimulus }) => stimulus.event.type === 'findMe.pressed')
          );
        }),
    'LOC-019 LOC-020 FC-158 a search is emitted as it starts, then the position that was found, or that it was lost': (
      graph,
    ) =>
      graph.edges.filter((edge) => {
        const emitted = edge.effects.filter(({ does }) => does === 'emits');
        return !isDeepStrictEqual(
          emitted.map(({ name, value }) => ({ name, value })),
          dueOf(edge),
        );
      }),
    'where another search began, no position is waited for': (graph) =>
      wrongTargets(
        graph,
        Object.fromEntries(
          ['locating', 'denied', 'unavailable'].map((state) => [
            `${state} search.superseded(a place was searched)`,
            'idle',
          ]),
        ),
      ),
  },
  shows: {
    idle: {
      says: 'LOC-019 the find-me-near button can be pressed, on the map and in the search, and no message is left',
      see: ({ screen }) => {
        ok(findMe(screen));
        equal(findMeOnMap(screen)?.getAttribute('aria-disabled'), null);
        seesNothingLost(screen);
      },
    },
    locating: {
      says: 'while the browser looks for the position, the button says so and an earlier message is gone',
      see: ({ screen }) => {
        ok(screen.getByRole('button', { name: 'Finding your location…' }));
        equal(findMeOnMap(screen)?.getAttribute('aria-disabled'), 'true');
        seesNothingLost(screen);
      },
    },
    found: {
      says: 'LOC-019 stores are searched around the position that was granted',
      see: ({ snapshot, screen }) => {
        equal(snapshot.context.position?.coordinates.lat, PIONEER_SQUARE.lat);
        deepStrictEqual(mountedLocator().flow.locator.getSnapshot().context.query.coordinates, PIONEER_SQUARE);
        equal(isBusy(screen), 'true');
        seesNothingLost(screen);
      },
    },
    denied: {
      says: 'LOC-020 FC-158 ORD-084 a denied position: the location could not be accessed, and how to allow it',
      see: ({ screen }) => seesLostPosition(screen, 'Turn on location in the address bar'),
    },
    unavailable: {
      says: 'LOC-020 FC-158 ORD-084 a position that is not provided, too late or too inexact: the location could not be accessed',
      see: ({ screen, snapshot }) =>
        seesLostPosition(
          screen,
          snapshot.context.failure === 'position-inexact'
            ? 'We only have your approximate location.'
            : 'Try again, or search for a place.',
        ),
    },
  },
  causes: {
    'findMe.pressed': { control: ({ screen }) => findMe(screen) },
    'search.superseded': { arrives: () => externalEvents.fire({ type: 'search.superseded' }) },
    'message.dismissed': { control: ({ screen }) => buttonOn(screen, 'Dismiss') },
  },
});
