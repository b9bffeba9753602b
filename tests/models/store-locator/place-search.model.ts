import { deepStrictEqual, equal, ok } from 'node:assert/strict';
import { isDeepStrictEqual } from 'node:util';
import type { Screen } from '@testing-library/dom';
import type { Place } from '#domain/places/place.ts';
import { placeSearchMachine } from '#machines/store-locator/place-search.machine.ts';
import { emits, starts } from '../kit/effects.ts';
import { externalEvents } from '../kit/external-events.ts';
import type { Edge, Graph } from '../kit/graph.ts';
import { defineModel, done, failed, REQUEST_FAILS } from '../kit/model.ts';
import { has, hasFailed, readContext, valueAt } from '../kit/on-graph.ts';
import { buttonOn } from '../kit/on-screen.ts';

const seattle: Place = {
  id: 'seattle',
  label: 'Seattle, WA',
  detail: 'Washington, United States',
  coordinates: { lat: 47.6062, lng: -122.3321 },
  isExact: false,
};
const seaTac: Place = {
  id: 'seatac',
  label: 'SeaTac, WA',
  detail: 'Washington, United States',
  coordinates: { lat: 47.4436, lng: -122.2961 },
  isExact: false,
};

type Snapshot = ReturnType<typeof placeSearchMachine.getInitialSnapshot>;

const isBlank = (text: string) => text.trim() === '';

const edgesOf = (graph: Graph, type: string): Edge[] =>
  graph.edges.filter(({ stimulus }) => stimulus.event.type === type);
const contextAt = readContext<typeof placeSearchMachine>;
const edgesOfState = (graph: Graph, value: string): Edge[] => graph.edges.filter(({ from }) => valueAt(from) === value);

/** The box, its list and the words beside it, as a person finds them. */
const input = (screen: Screen) => screen.getByRole<HTMLInputElement>('combobox');
const optionLabels = (screen: Screen) =>
  screen.queryAllByRole('option').map((option) => option.firstElementChild?.firstElementChild?.textContent);
const counted = (screen: Screen) => screen.getByRole('status').textContent;
const unknownPlace = (screen: Screen) => screen.queryByText(/^We don’t know that place/);

/** Earlier suggestions stay open until newer ones take their place. */
const seesSuggestionsSoFar = ({ snapshot, screen }: { snapshot: Snapshot; screen: Screen }) => {
  equal(input(screen).value, snapshot.context.text);
  deepStrictEqual(
    optionLabels(screen),
    snapshot.context.suggestions.map(({ label }) => label),
  );
  equal(unknownPlace(screen), null);
  if (snapshot.context.suggestions.length === 0) equal(counted(screen), '', 'what is not looked up is not counted');
};

export const model = defineModel<typeof placeSearchMachine>({
  machine: placeSearchMachine,
  inputs: { 'an empty box': { text: '' }, 'a place in the address': { text: 'Portland' } },
  events: {
    'text.changed': [
      { label: 'sea', payload: { text: 'sea' } },
      { label: 'seat', payload: { text: 'seat' } },
      { label: 'near me', payload: { text: 'near me' } },
      { label: 'blank', payload: { text: '  ' } },
      { label: 'emptied', payload: { text: '' } },
    ],
    'search.submitted': [{ label: 'submitted' }],
    'suggestion.chosen': [
      { label: 'Seattle', payload: { id: 'seattle' } },
      { label: 'SeaTac', payload: { id: 'seatac' } },
      { label: 'gone', payload: { id: 'gone' }, offView: 'the list holds only what is offered' },
    ],
    'suggestions.dismissed': [{ label: 'Escape' }],
    'place.shown': [
      { label: 'Boston', payload: { text: 'Boston' } },
      { label: 'no place', payload: { text: '' } },
    ],
  },
  outcomes: {
    suggestPlaces: [
      done('none', []),
      done('one', [seattle]),
      done('many', [seattle, seaTac]),
      done('what was typed', [{ ...seattle, isExact: true }, seaTac]),
      ...REQUEST_FAILS,
      failed('rate limited', 'rate-limited'),
      failed('no provider', 'places-unavailable'),
    ],
    locatePlace: [
      done('where it lies', { lat: 47.6062, lng: -122.3321 }),
      done('nothing', null),
      failed('no provider', 'places-unavailable'),
      failed('unforeseen', new Error('unforeseen')),
    ],
  },
  // 200 ms are of LOC-012; the specification names no bound of a request: the others are our choice.
  waits: { debounce: 200, lookupBound: 15_000, locatingBound: 5_000 },
  bound: ({ text, suggestions, chosen }) => [text, suggestions.map(({ id, isExact }) => [id, isExact]), chosen?.id],
  limit: 100,
  rest: ['resting', 'offering', 'noneKnown'],
  tags: ['open', 'noneKnown'],
  oneAtATime: 'one search for places is under way',
  invariants: {
    'an empty or blank box neither looks up nor suggests': ({ context, value }) =>
      value === 'resting' || !isBlank(context.text),
    'suggestions are kept only while they are open': ({ context, value }) =>
      (value !== 'resting' && value !== 'locating') || context.suggestions.length === 0,
    'a chosen place is kept only while it is located, and its name stands in the box': ({ context, value }) =>
      value === 'locating' ? context.chosen?.label === context.text : context.chosen === null,
    'it is busy while places are looked up or the chosen one is located': (now) =>
      now.hasTag('busy') === (now.matches('suggesting') || now.matches('locating')),
    'what is offered is never nothing': ({ context, value }) => value !== 'offering' || context.suggestions.length > 0,
  },
  properties: {
    'LOC-012 only 200 ms without a change lead to a look-up': (graph) =>
      graph.edges.filter(({ from, to, stimulus }) => {
        const [came, went] = [from, to].map((key) => valueAt(key));
        return went === 'suggesting' && came !== went && !(stimulus.via === 'after' && stimulus.delay === 200);
      }),
    'LOC-011 submitting blank text does nothing': (graph) =>
      edgesOf(graph, 'search.submitted').filter(({ before }) => isBlank(before.context.text)),
    'LOC-010 text that is not blank can be submitted from everywhere, and the suggestions close': (graph) =>
      [...graph.states.values()]
        .filter((state) => !isBlank(contextAt(graph, state.key).text))
        .filter(
          ({ out }) =>
            !out.some(
              ({ stimulus, next, before }) =>
                stimulus.event.type === 'search.submitted' &&
                next.value === 'resting' &&
                next.context.text === before.context.text,
            ),
        )
        .map((state) => state.key),
    'LOC-019 near me asks for the own position, and nothing else does': (graph) =>
      edgesOf(graph, 'search.submitted').filter(({ before, effects }) => {
        const asks = has({ effects }, 'position.requested');
        return asks !== (before.context.text === 'near me');
      }),
    'LOC-010 words that name the first suggestion are searched where it lies, others by what was typed': (graph) =>
      edgesOf(graph, 'search.submitted').flatMap(({ effects, from, before, label }) =>
        effects
          .filter(({ does, name }) => does === 'emits' && name === 'place.submitted')
          .filter(({ value }) => {
            const { suggestions, text } = before.context;
            const isNamed = before.value === 'offering' && suggestions[0]?.isExact;
            const due = { place: text, coordinates: isNamed ? seattle.coordinates : null };
            return !isDeepStrictEqual(value, due);
          })
          .map(() => `${from} ${label}`),
      ),
    'LOC-009 Escape closes what is open, and nothing stays to be suggested': (graph) =>
      [...graph.states.values()]
        .filter(({ snapshot }) => snapshot.hasTag('open'))
        .filter(
          ({ out }) =>
            !out.some(
              ({ next, stimulus }) => stimulus.event.type === 'suggestions.dismissed' && next.value === 'resting',
            ),
        )
        .map(({ key }) => key),
    'LOC-009 a chosen suggestion stands in the box, and it is asked where it lies': (graph) =>
      edgesOf(graph, 'suggestion.chosen').filter(({ before, next, effects, stimulus }) => {
        const { suggestions }: Snapshot['context'] = before.context;
        const place = suggestions.find(({ id }) => id === stimulus.event['id']);
        return next.context.text !== place?.label || !has({ effects }, starts('locatePlace', { place }));
      }),
    'LOC-009 LOC-010 a chosen place is searched where it lies, and by its name alone where that cannot be said or takes five seconds':
      (graph) =>
        edgesOfState(graph, 'locating')
          .filter(({ stimulus }) => stimulus.via === 'after' || stimulus.via === 'outcome')
          .filter(({ before, next, effects, stimulus: { name } }) => {
            const coordinates = name === 'locatePlace: where it lies' ? seattle.coordinates : null;
            const due = emits('place.submitted', { place: before.context.chosen?.label, coordinates });
            return !has({ effects }, due) || next.value !== 'resting';
          }),
    'FC-055 another search takes the place of a chosen one that is still located': (graph) =>
      edgesOf(graph, 'search.superseded').filter(
        ({ before, next, effects }) =>
          has({ effects }, 'place.submitted') || (before.value === 'locating' && next.value !== 'resting'),
      ),
    'LOC-010 a place that the locator shows meanwhile does not take away the chosen one': (graph) =>
      edgesOfState(graph, 'locating').filter(
        ({ from, to, stimulus }) => stimulus.event.type === 'place.shown' && from !== to,
      ),
    'a look-up that fails or takes too long leaves what was typed': (graph) =>
      graph.edges
        .filter(({ before, stimulus }) => before.value === 'suggesting' && hasFailed({ stimulus }))
        .filter(({ before, next }) => next.value !== 'resting' || next.context.text !== before.context.text),
  },
  shows: {
    resting: {
      says: 'LOC-009 the box has a submit control, and no suggestions are open',
      see: ({ snapshot, screen }) => {
        equal(input(screen).value, snapshot.context.text);
        equal(screen.queryByRole('listbox'), null);
        equal(unknownPlace(screen), null);
        ok(screen.getByRole('button', { name: 'Search' }));
      },
    },
    typing: {
      says: 'while the visitor types, earlier suggestions stay without a status for the next ones',
      see: seesSuggestionsSoFar,
    },
    suggesting: {
      says: 'while places are looked up, earlier suggestions stay and nothing is said of the next ones',
      see: seesSuggestionsSoFar,
    },
    offering: {
      says: 'LOC-009 the suggested places can be chosen, and their number is shown',
      see: ({ snapshot, screen }) => {
        seesSuggestionsSoFar({ snapshot, screen });
        const { length } = snapshot.context.suggestions;
        equal(counted(screen), length === 1 ? '1 suggestion' : `${length} suggestions`);
        equal(input(screen).getAttribute('aria-expanded'), 'true');
      },
    },
    locating: {
      says: 'LOC-009 the chosen suggestion stands in the box, and no suggestions are open',
      see: ({ snapshot, screen }) => {
        equal(input(screen).value, snapshot.context.text);
        equal(screen.queryByRole('listbox'), null);
        equal(unknownPlace(screen), null);
        ok(screen.getByRole('button', { name: 'Search' }));
      },
    },
    noneKnown: {
      says: 'no suggestion: the box says so and can be submitted all the same',
      see: ({ screen }) => {
        ok(unknownPlace(screen));
        equal(counted(screen), 'No suggestions');
        equal(screen.queryByRole('listbox'), null);
        ok(screen.getByRole('button', { name: 'Search' }));
      },
    },
  },
  causes: {
    'text.changed': {
      control: ({ screen }) => screen.queryByRole('combobox'),
      perform: async (user, { screen, payload }) => {
        const box = input(screen);
        // The first letter takes the place of what stood there, as a person who selects everything and types.
        await user.type(box, payload.text === '' ? 'x{Backspace}' : payload.text, {
          initialSelectionStart: 0,
          initialSelectionEnd: box.value.length,
        });
      },
    },
    'search.submitted': {
      control: ({ screen }) => buttonOn(screen, 'Search'),
      // A pressed button closes the suggestions first; Enter in the box does not.
      perform: async (user, { screen }) => {
        const isOpen = input(screen).getAttribute('aria-expanded') === 'true';
        if (isOpen) await user.type(input(screen), '{Enter}');
        else await user.click(screen.getByRole('button', { name: 'Search' }));
      },
      idle: 'LOC-011: beside an empty box it can be pressed and does nothing',
    },
    'suggestion.chosen': {
      control: ({ screen, payload }) => {
        const place = [seattle, seaTac].find(({ id }) => id === payload.id);
        return place ? (screen.queryByText(place.label)?.closest<HTMLElement>('[role="option"]') ?? null) : null;
      },
    },
    'suggestions.dismissed': {
      control: ({ screen }) => screen.queryByRole('combobox'),
      perform: async (user, { screen }) => {
        await user.click(input(screen));
        await user.keyboard('{Escape}');
      },
      idle: 'where nothing is open, Escape empties the box',
    },
    'search.superseded': { arrives: () => externalEvents.fire({ type: 'search.superseded' }) },
    'place.shown': { arrives: ({ payload }) => externalEvents.fire({ ...payload, type: 'place.shown' }) },
  },
});
