import { equal } from 'node:assert/strict';
import type { MapsOrigin, MapsSource } from '#domain/store-locator/maps-origin.ts';
import { mapsOriginMachine } from '#machines/session/maps-origin.machine.ts';
import { type Effect, starts } from '../kit/effects.ts';
import { defineModel, done, failed, NO_VIEW } from '../kit/model.ts';
import { missing } from '../kit/on-graph.ts';

const recording = (source: MapsSource): Effect => starts('recordCampaign', { source });
const origin = (source: MapsSource, tracking: boolean): MapsOrigin => ({ source, tracking });

export const model = defineModel<typeof mapsOriginMachine>({
  machine: mapsOriginMachine,
  inputs: { start: undefined },
  events: { 'arrival.noticed': [{ label: 'an address with a store' }] },
  outcomes: {
    readOrigin: [
      done('google, to be recorded', origin('google_maps', true)),
      done('apple, to be recorded', origin('apple_maps', true)),
      done('google, recorded before', origin('google_maps', false)),
      done('no cookie, or none of ours', null),
      failed('cookies are off', new Error('cookies are off')),
    ],
    recordCampaign: [done('recorded'), failed('the queue is broken', new Error('broken'))],
  },
  // The specification names no bound of a request: our choice.
  waits: { bound: 5_000 },
  bound: ({ source }) => source,
  limit: 20,
  rest: ['waiting'],
  invariants: {
    'ORD-094 while the campaign is recorded, its source is one of the two maps': ({ context, value }) =>
      (value === 'recording') === (context.source !== null),
  },
  properties: {
    'ORD-092 ORD-093 only a known source with tracking on is recorded': (graph) =>
      graph.edges
        .filter(({ to }) => JSON.parse(to)[0] === 'recording')
        .filter(({ stimulus }) => !stimulus.name.endsWith('to be recorded')),
    'ORD-093 ORD-094 what is to be recorded is recorded, by the map that the visitor comes from': (graph) => [
      ...missing(graph, 'readOrigin: google, to be recorded', recording('google_maps')),
      ...missing(graph, 'readOrigin: apple, to be recorded', recording('apple_maps')),
    ],
    'ORD-092 ORD-093 where nothing is to be recorded, or the cookies are off, the next arrival is awaited': {
      'readOrigin: google, recorded before': 'waiting',
      'readOrigin: no cookie, or none of ours': 'waiting',
      'readOrigin: cookies are off': 'waiting',
    },
    'ORD-093 FC-163 one arrival is recorded at most once': (graph) =>
      graph.edges
        .filter(({ from }) => JSON.parse(from)[0] === 'recording')
        .filter(({ to }) => JSON.parse(to)[0] !== 'waiting'),
  },
  shows: {
    waiting: {
      says: 'ORD-093 between arrivals nothing runs',
      see: ({ snapshot }) => equal(snapshot.hasTag('busy'), false),
    },
    reading: { says: 'ORD-092 an arrival is looked at', see: ({ snapshot }) => equal(snapshot.hasTag('busy'), true) },
    recording: { says: 'ORD-094 a campaign is recorded', see: ({ snapshot }) => equal(snapshot.hasTag('busy'), true) },
  },
  causes: NO_VIEW,
});
