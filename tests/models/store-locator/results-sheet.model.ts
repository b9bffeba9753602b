import { equal, ok } from 'node:assert/strict';
import { PEEK_HEIGHT, type SheetStop } from '#domain/store-locator/sheet.ts';
import { resultsSheetMachine } from '#machines/store-locator/results-sheet.machine.ts';
import { externalEvents } from '../kit/external-events.ts';
import { defineModel } from '../kit/model.ts';
import { always } from '../kit/on-graph.ts';
import { all, named } from '../kit/on-screen.ts';

/** The room that the view test gives to map and list, pixels, and how high the sheet is at each stop. */
export const ROOM = 500;
export const HEIGHTS = { peek: PEEK_HEIGHT, half: 275, full: ROOM, pin: 180 } as const;

const HANDLES = {
  'Show the list': ['peek', 'pin'],
  'Show more of the list': ['half'],
  'Show the map': ['full'],
} as const;

const handle = () => all('button[aria-controls="results-content"]')[0] ?? null;
const sheet = () => all('[data-sheet]')[0]?.getAttribute('data-sheet') ?? null;
const pinned = () => named('section', 'Store 1002');
const closePin = () => named('button', 'Close and show the list');

const shows = (stop: keyof typeof HEIGHTS) => {
  equal(sheet(), stop);
  const name = handle()?.getAttribute('aria-label') ?? '';
  ok(
    Object.entries(HANDLES).some(([label, stops]) => label === name && stops.some((each) => each === stop)),
    name,
  );
  equal(handle()?.getAttribute('aria-expanded'), String(stop === 'half' || stop === 'full'));
  equal(pinned() !== null, stop === 'pin', 'the store of a pin stands there, and only there');
};

/** A finger on the handle, from where the sheet is to where it is wanted, let go on the way there. */
const pullTo = (stop: SheetStop) => {
  const from = HEIGHTS[sheet() === 'pin' ? 'pin' : (sheet() as SheetStop)];
  // It rests there: no pull leads to where it is.
  if (from === HEIGHTS[stop])
    externalEvents.fire({ type: `sheet.${{ peek: 'lowered', half: 'halved', full: 'raised' }[stop]}` });
  const to = from < HEIGHTS[stop] ? HEIGHTS[stop] - 5 : HEIGHTS[stop] + 5;
  const at = (type: string, clientY: number, timeStamp: number) => {
    const event = new MouseEvent(type, { bubbles: true, clientY, button: 0 });
    Object.assign(event, { pointerId: 1, isPrimary: true });
    Object.defineProperty(event, 'timeStamp', { value: timeStamp });
    handle()?.dispatchEvent(event);
  };
  at('pointerdown', ROOM - from, 0);
  at('pointermove', ROOM - to, 20_000);
  at('pointerup', ROOM - to, 20_001);
};

export const model = defineModel<typeof resultsSheetMachine>({
  machine: resultsSheetMachine,
  inputs: { start: undefined },
  events: {
    'sheet.lowered': [{ label: 'pulled down' }],
    'sheet.halved': [{ label: 'pulled to the middle' }],
    'sheet.raised': [{ label: 'pulled up' }],
    'pin.pressed': [{ label: 'on the map' }],
    'pin.dismissed': [{ label: 'closed' }],
    'results.left': [{ label: 'another search' }],
  },
  outcomes: {},
  bound: () => null,
  limit: 8,
  rest: ['half', 'peek', 'full', 'pin'],
  tags: ['peek', 'half', 'full', 'pin'],
  invariants: {
    'the sheet rests at one stop': (now) =>
      (['peek', 'half', 'full', 'pin'] as const).filter((tag) => now.hasTag(tag)).length === 1,
  },
  properties: {
    'LOC-068 a pressed pin brings its store wherever the sheet is': (graph) =>
      always(graph, ['pin.pressed'], ({ next }) => next.tags.has('pin')),
    'LST-002 the sheet goes where it is pulled': (graph) =>
      Object.entries({ 'sheet.lowered': 'peek', 'sheet.halved': 'half', 'sheet.raised': 'full' }).flatMap(
        ([type, tag]) =>
          graph.edges.filter(({ stimulus, next }) => stimulus.event.type === type && !next.tags.has(tag)),
      ),
    'LOC-068 closing the store of a pin leads back to the list': (graph) =>
      graph.edges.filter(({ stimulus, next }) => stimulus.event.type === 'pin.dismissed' && !next.tags.has('half')),
    'LST-008 another search takes the store of a pin away and moves no list': (graph) =>
      always(graph, ['results.left'], ({ next }) => next.tags.has('half')),
  },
  shows: {
    half: { says: 'LST-002 list and map share the screen', see: () => shows('half') },
    peek: { says: 'LOC-021 the map, with the first line of the list', see: () => shows('peek') },
    full: { says: 'LST-002 the list, as high as it can be', see: () => shows('full') },
    pin: {
      says: 'LOC-068 the store of the pressed pin, with its details, ordering there, and a way back',
      see: () => {
        shows('pin');
        const within = pinned() ?? document.body;
        ok(named('a', 'Details for Store 1002', within), 'no details');
        ok(named('button', 'Order here: Store 1002', within), 'no way to order there');
        ok(closePin(), 'no way back');
      },
    },
  },
  causes: {
    'sheet.lowered': { control: handle, perform: async () => pullTo('peek') },
    'sheet.halved': { control: handle, perform: async () => pullTo('half') },
    'sheet.raised': { control: handle, perform: async () => pullTo('full') },
    'pin.pressed': { control: () => named('button', 'Store 1002, store') },
    'pin.dismissed': { control: closePin },
    'results.left': { arrives: () => externalEvents.fire({ type: 'results.left' }) },
  },
});
