import { ok } from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import { Failure } from '#domain/failure.ts';
import { EMPTY_QUERY, isSameQuery, type LocationQuery } from '#domain/store-locator/location-query.ts';
import type { Asked, FoundLocations, LocatorAddress } from '#domain/store-locator/locator.ts';
import { HOME_CAMERA } from '#domain/store-locator/map-camera.ts';
import { storeNumberOf } from '#domain/stores/store.ts';
import { locatorMachine } from '#machines/store-locator/locator.machine.ts';
import { emits } from '../kit/effects.ts';
import { fromOutside } from '../kit/external-events.ts';
import { defineModel, done, failed } from '../kit/model.ts';
import { always, has } from '../kit/on-graph.ts';
import { all, heading, named } from '../kit/on-screen.ts';

const SEATTLE = { lat: 47.6062, lng: -122.3321 };
const BOSTON = { lat: 42.3601, lng: -71.0589 };
const HERE = { lat: 40.7128, lng: -74.006 };
const AREA = { lat: 45.5152, lng: -122.6784, zoom: 12 };

const address = (query: Partial<LocationQuery>): LocatorAddress => ({
  query: { ...EMPTY_QUERY, ...query },
  tab: 'nearby',
  camera: null,
});
export const NOTHING_ASKED = address({});
export const FILTER_ONLY = address({ features: ['DT'] });
const FILTERED = address({ place: 'Portland', features: ['DT'] });
const ONE_STORE = address({ storeNumber: storeNumberOf('1002') });
const OPEN_STORE = address({ storeNumber: storeNumberOf('1002'), features: ['DT'] });
export const QUESTIONS: readonly LocationQuery[] = [
  { place: 'Seattle', coordinates: null },
  { place: 'Boston, MA', coordinates: BOSTON },
  { place: null, coordinates: HERE },
  { place: null, coordinates: { lat: AREA.lat, lng: AREA.lng } },
]
  .flatMap((each) => [[], ['DT']].map((features): LocationQuery => ({ ...EMPTY_QUERY, ...each, features })))
  .concat(FILTERED.query, ONE_STORE.query, OPEN_STORE.query, { ...FILTERED.query, features: [] })
  .concat([[], ['DT']].map((features) => ({ ...ONE_STORE.query, coordinates: HERE, features })));

const MANY: FoundLocations = {
  count: 2,
  coordinates: SEATTLE,
  view: { ...SEATTLE, zoom: 14 },
  moreResults: false,
  firstFavourite: null,
  firstNearby: storeNumberOf('1001'),
  named: null,
};
const NONE: FoundLocations = { ...MANY, count: 0, firstNearby: null };
const NOWHERE: FoundLocations = { ...MANY, coordinates: null, view: null };

/** Failures after which the visitor reads the generic notice (LOC-014, FC-034). */
const NOTICED = ['server', 'offline', 'bad-answer', 'rate-limited', 'unexpected'] as const;

const list = () => all('#results-list')[0];
const status = () => all('[role=status]').map((each) => each.textContent);
/** The status of the results, and that a filter is on where one is. */
const showsStatus = (words: string) => status().some((each) => each === words || each === `${words} 1 filter is on.`);
const cards = () => all('article h3').map((each) => each.textContent);
const button = (words: string) => named('button', words);
const markers = () => all('button').filter((each) => /, store$/.test(each.textContent));
const says = (words: string) => () => {
  ok(heading(words) !== null, `does not say "${words}"`);
  ok(cards().length === 0, 'lists stores all the same');
};
/** The skeleton stands where the stores were, and assistive technology hears why. */
const isBusy = () => {
  ok(all('[aria-busy=true] [role=status]').length === 0, 'the status is within what is busy: it may not be read out');
  ok(list()?.getAttribute('aria-busy') === 'true', 'the results are not busy');
  ok(showsStatus('Looking for stores…'), `the status is ${status().join(', ')}`);
  ok(cards().length === 0, 'lists stores all the same');
};
const isListed = () => {
  ok(isDeepStrictEqual(cards(), ['Store 1001', 'Store 1002']), `lists ${cards().join(', ')}`);
  ok(markers().length === 2, `draws ${markers().length} markers`);
};

/** What is asked, and for which view. */
const askedIn = ({ context: { query, camera } }: { context: Asked }): Asked => ({ query, camera });

/** Whether a store is asked for by its number and by nothing else. */
const isByNumber = ({ context: { query } }: { context: Asked }) =>
  query.storeNumber !== null && query.place === null && query.coordinates === null;

/** What begins a search, and which of that is for one store. */
const SEARCHED =
  /^(place\.searched|position\.(awaited|found)|nearest\.found|area\.searched|address\.changed\((?!nothing))/;
const ONE_STORE_SEARCHED = /^nearest\.found|by number\)$/;

const failing = [...NOTICED.map((code) => `loadLocations: ${code}`), 'after(loadBound)'];

export const model = defineModel<typeof locatorMachine>({
  machine: locatorMachine,
  inputs: {
    'nothing asked': { address: NOTHING_ASKED },
    'a filter alone': { address: FILTER_ONLY },
    'a shared link': { address: FILTERED },
  },
  events: {
    'place.searched': [
      { label: 'typed', payload: { place: 'Seattle', coordinates: null } },
      {
        label: 'suggested',
        payload: { place: 'Boston, MA', coordinates: BOSTON },
        offView: 'suggestions are walked with the search box',
      },
    ],
    'position.awaited': [{ label: 'find me' }],
    'position.found': [{ label: 'here', payload: { coordinates: HERE } }],
    'position.lost': [{ label: 'denied' }],
    'nearest.found': [{ label: 'far away', payload: { storeNumber: storeNumberOf('1002'), from: HERE } }],
    'area.searched': [{ label: 'panned', payload: { camera: AREA } }],
    'address.changed': [
      { label: 'a filtered place', payload: { address: FILTERED } },
      { label: 'a store by number', payload: { address: ONE_STORE } },
      { label: 'a filtered store by number', payload: { address: OPEN_STORE } },
      { label: 'nothing', payload: { address: NOTHING_ASKED } },
    ],
    'features.changed': [
      { label: 'one more', payload: { features: ['DT'] } },
      { label: 'none', payload: { features: [] } },
    ],
  },
  outcomes: {
    loadLocations: [
      done('many', MANY),
      done('none', NONE),
      done('many without coordinates', NOWHERE),
      ...(['place-not-found', 'store-not-found', 'refused', ...NOTICED] as const).map((code) =>
        failed(code, code === 'unexpected' ? new TypeError('thrown elsewhere') : new Failure(code)),
      ),
    ],
  },
  // The reason of a failure is shown and decides nothing.
  failures: {
    unreported: {
      'loadLocations: place-not-found': "LOC-017: 'We couldn't find that location.' instead of the generic notice.",
      'loadLocations: store-not-found': "LOC-018: 'We couldn't find that store.' instead of the generic notice.",
      'loadLocations: refused': 'Decision B01: any other 4xx counts as no stores.',
    },
  },
  bound: ({ failure, ...context }) => [context, failure !== null],
  limit: 2_500,
  rest: ['waiting', 'listing', 'none', 'placeNotFound', 'storeNotFound', 'failed'],
  tags: ['nothingSearched', 'noStores', 'placeNotFound', 'storeNotFound'],
  supersedes: {
    loadLocations: ['position.found', 'place.searched', 'nearest.found', 'area.searched', 'address.changed'],
  },
  invariants: {
    'LST-008 LST-009 while anything is searched, the place name and the results are reset': (now) =>
      !now.hasTag('busy') || (now.context.placeName === null && now.context.shown === null),
    'FC-055 the place name is that of the shown list, and the list answers the last question': (now) => {
      const { placeName, shown, query } = now.context;
      return (
        (placeName === null || placeName === shown?.query.place) &&
        (!now.matches('listing') || (shown !== null && isSameQuery(shown.query, query) && placeName === query.place))
      );
    },
    'LST-011 LOC-018 what was not found leaves no results': (now) =>
      !(now.hasTag('placeNotFound') || now.hasTag('storeNotFound')) ||
      (now.context.shown === null && now.context.placeName === null && now.context.fetchAtLocation === null),
    'LST-004 there is an error where the last search failed, and nowhere else': (now) =>
      (now.context.failure !== null) === now.hasTag('error'),
    'LST-004 it loads where an answer or a position is awaited, and nowhere else': (now) =>
      now.hasTag('busy') === (now.matches('loading') || now.matches('locating')),
    'it asks for nothing where the question says nowhere to look': (now) =>
      !now.matches('loading') || !isSameQuery({ ...now.context.query, features: [] }, EMPTY_QUERY),
  },
  properties: {
    'LST-010 a place that is found sets where the stores were fetched at': (graph) => [
      ...always(
        graph,
        ['loadLocations: many', 'loadLocations: none'],
        ({ next }) => next.hasTag('storeNotFound') || isDeepStrictEqual(next.context.fetchAtLocation, SEATTLE),
      ),
      ...always(
        graph,
        ['loadLocations: many without coordinates'],
        ({ next }) => next.context.fetchAtLocation === null,
      ),
    ],
    'LOC-010 LOC-019 what is searched is asked for, around the place, the position or the centre of the map': (graph) =>
      [
        ['place.searched(typed)', { place: 'Seattle', coordinates: null }, null],
        ['place.searched(suggested)', { place: 'Boston, MA', coordinates: BOSTON }, null],
        ['position.awaited(find me)', {}, null],
        ['position.found(here)', { coordinates: HERE }, null],
        ['nearest.found(far away)', { storeNumber: ONE_STORE.query.storeNumber, coordinates: HERE }, null],
        ['area.searched(panned)', { coordinates: { lat: AREA.lat, lng: AREA.lng } }, AREA],
      ].flatMap(([name, where, camera]) =>
        always(graph, [String(name)], ({ before, next }) =>
          isDeepStrictEqual(
            [next.context.query, next.context.camera],
            [{ ...EMPTY_QUERY, features: before.context.query.features, ...(where as object) }, camera],
          ),
        ),
      ),
    'LST-001 an address asks exactly its own question, in its own view': (graph) =>
      Object.entries({
        'a filtered place': FILTERED,
        'a store by number': ONE_STORE,
        'a filtered store by number': OPEN_STORE,
        nothing: NOTHING_ASKED,
      }).flatMap(([label, { query, camera }]) =>
        always(graph, [`address.changed(${label})`], ({ next }) => isDeepStrictEqual(askedIn(next), { query, camera })),
      ),
    'LOC-018 LOC-029 ORD-086 every search is emitted with the store that it is for, and any other one with none': (
      graph,
    ) =>
      graph.edges.filter(({ effects, stimulus: { name } }) => {
        const started = effects.filter((each) => each.name === 'search.started').map(({ value }) => value);
        const chosen = ONE_STORE_SEARCHED.test(name) ? ONE_STORE.query.storeNumber : null;
        return !isDeepStrictEqual(started, SEARCHED.test(name) ? [{ chosen }] : []);
      }),
    'LST-001 LST-011 LOC-018 LOC-043 the results are cleared where nothing is asked or it was not found, and nowhere else':
      (graph) =>
        graph.edges.filter(({ effects, next, stimulus: { name } }) => {
          const isNotFound = /^loadLocations: (none|.*-not-found)$/.test(name) && !next.matches('none');
          const due = isNotFound || name === 'loadLocations: refused' || name === 'address.changed(nothing)';
          return has({ effects }, 'search.cleared') !== due;
        }),
    'LST-001 LOC-020 a search is emitted with its own address, unless it came with one or waits for a position': (
      graph,
    ) =>
      graph.edges.filter(({ next, effects, stimulus: { name } }) => {
        const isDue = /^(place\.searched|position\.(found|lost)|nearest\.found|area\.searched)/.test(name);
        const wanted = effects.filter((each) => each.name === 'address.requested').map(({ value }) => value);
        return !isDeepStrictEqual(wanted, isDue ? [askedIn(next)] : []);
      }),
    'LOC-010 LOC-020 FC-034 arriving stores are emitted in the view that was asked for, or else in the one that they choose':
      (graph) =>
        Object.entries({ many: MANY, 'many without coordinates': NOWHERE }).flatMap(([label, found]) =>
          always(graph, [`loadLocations: ${label}`], ({ before, effects }) =>
            has(
              { effects },
              emits('results.arrived', { found, camera: before.context.camera ?? found.view ?? HOME_CAMERA }),
            ),
          ),
        ),
    'FC-034 LOC-014 results that were shown are kept until the next search has ended': (graph) =>
      always(
        graph,
        [
          'place.searched(typed)',
          'position.awaited(find me)',
          'area.searched(panned)',
          'address.changed(a filtered place)',
        ],
        ({ before, next }) => isDeepStrictEqual(next.context.earlier, before.context.shown ?? before.context.earlier),
      ),
    'LOC-010 stores that are found are listed': (graph) =>
      always(
        graph,
        ['loadLocations: many', 'loadLocations: many without coordinates'],
        ({ before, next }) => isDeepStrictEqual(next.context.shown, askedIn(before)) && next.matches('listing'),
      ),
    'LOC-017 LST-011 404 says that the place was not found, where one was asked for': (graph) =>
      always(graph, ['loadLocations: place-not-found'], ({ before, next }) =>
        next.hasTag(isByNumber(before) ? 'storeNotFound' : 'placeNotFound'),
      ),
    'LOC-018 an unknown store number says that the store was not found': (graph) =>
      always(graph, ['loadLocations: store-not-found'], ({ next }) => next.hasTag('storeNotFound')),
    'LOC-018 every other 4xx says that of a number alone, and else counts as no stores (decision B01)': (graph) =>
      always(
        graph,
        ['loadLocations: refused'],
        ({ before, next }) => next.hasTag(isByNumber(before) ? 'storeNotFound' : 'noStores') && !next.hasTag('error'),
      ),
    'LOC-018 LOC-042 no store for a number alone is none of that number, unless a filter may have left it out': (
      graph,
    ) =>
      always(graph, ['loadLocations: none'], ({ before, next }) =>
        next.hasTag(isByNumber(before) && before.context.query.features.length === 0 ? 'storeNotFound' : 'noStores'),
      ),
    'LOC-059 LOC-019 a filter that is turned while the position is looked for cancels nothing, and holds in the end': (
      graph,
    ) =>
      Object.entries({ 'one more': ['DT'], none: [] }).flatMap(([label, features]) =>
        always(graph, [`features.changed(${label})`], ({ before, next }) => {
          const { query, earlier } = before.context;
          return (
            next.matches('locating') &&
            isDeepStrictEqual(next.context.query, { ...query, features }) &&
            isDeepStrictEqual(next.context.earlier, earlier && { ...earlier, query: { ...earlier.query, features } })
          );
        }),
      ),
    'FC-034 LOC-014 after a failure the results from before the search are back': (graph) =>
      always(
        graph,
        failing,
        ({ before, next }) => next.hasTag('error') && isDeepStrictEqual(next.context.shown, before.context.earlier),
      ),
    'LOC-059 the filters stay, whatever is searched and however it ends': (graph) =>
      always(
        graph,
        [
          'place.searched(typed)',
          'place.searched(suggested)',
          'position.awaited(find me)',
          'position.found(here)',
          'nearest.found(far away)',
          'area.searched(panned)',
          'retry.pressed(pressed)',
          ...failing,
        ],
        ({ before, next }) => isDeepStrictEqual(before.context.query.features, next.context.query.features),
      ),
    'LOC-020 FC-158 without a position the results from before are asked for again, in their view, or nothing is': (
      graph,
    ) =>
      always(graph, ['position.lost(denied)'], ({ before, next }) => {
        const { earlier, query } = before.context;
        return earlier
          ? next.matches('loading') && isDeepStrictEqual(askedIn(next), earlier)
          : next.matches('waiting') && isDeepStrictEqual(next.context.query.features, query.features);
      }),
    'LST-001 the address of a question asks it, and the empty one shows nothing': (graph) => [
      ...always(graph, ['address.changed(a filtered place)', 'address.changed(a store by number)'], ({ next }) =>
        next.matches('loading'),
      ),
      ...always(
        graph,
        ['address.changed(nothing)'],
        ({ next }) => next.matches('waiting') && next.context.shown === null && next.context.earlier === null,
      ),
    ],
  },
  shows: {
    waiting: {
      says: 'LOC-004 invites to search or to zoom in, as long as nothing was searched',
      see: says('Where would you like your coffee?'),
    },
    locating: { says: 'LST-009 the results give way while the position is looked for', see: isBusy },
    loading: { says: 'LST-008 the results give way while stores are looked for', see: isBusy },
    listing: {
      says: 'LOC-010 LOC-021 every found store is in the list and has its marker, under the name of the place',
      see: (seen) => {
        isListed();
        const { placeName } = seen.snapshot.context;
        const words = placeName === null ? '2 stores' : `2 stores near ${placeName}`;
        ok(showsStatus(words), `the status is ${status().join(', ')}, not ${words}`);
      },
    },
    none: {
      says: 'LOC-043 LOC-042 no stores: offers to look further away, or to disable the filters that are on',
      see: (seen) => {
        says('No stores found')();
        const filtered = seen.snapshot.context.query.features.length > 0;
        const [offered, missing] = filtered ? ['Clear filters', 'Expand Search'] : ['Expand Search', 'Clear filters'];
        ok(button(offered) !== null, `does not offer: ${offered}`);
        ok(button(missing) === null, `offers: ${missing}`);
      },
    },
    placeNotFound: {
      says: "LOC-017 'We couldn't find that location.'",
      see: says("We couldn't find that location."),
    },
    storeNotFound: { says: "LOC-018 'We couldn't find that store.'", see: says("We couldn't find that store.") },
    failed: {
      says: 'LOC-014 FC-034 says that the stores could not be loaded, and lists the earlier ones',
      see: (seen) => {
        ok(seen.screen.queryByText('We couldn’t load the stores.') !== null, 'says nothing of the failure');
        if (seen.snapshot.context.shown) isListed();
        else ok(cards().length === 0, `lists ${cards().join(', ')}`);
      },
    },
  },
  causes: {
    'place.searched': {
      control: () => button('Search'),
      perform: async (user, { screen, payload }) => {
        const box = screen.getByLabelText('City, neighborhood or ZIP code');
        await user.clear(box);
        await user.type(box, `${payload.place}{Enter}`);
      },
    },
    // State of the position, the nearest store and the map come from their machines, which have walks of their own.
    ...fromOutside('position.awaited', 'position.found', 'position.lost', 'nearest.found', 'area.searched'),
    // Back to an address is walked here; that the page emits it is tested separately.
    ...fromOutside('address.changed'),
    // A chip changes the address; that its change of features alone arrives as such is tested with the screen.
    ...fromOutside('features.changed'),
    'retry.pressed': { control: () => button('Try again') },
  },
});
