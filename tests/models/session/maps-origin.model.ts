import { equal } from 'node:assert/strict';
import type { MapsOrigin, MapsSource } from '#domain/maps-origin.ts';
import { mapsOriginMachine } from '#machines/session/maps-origin.machine.ts';
import { defineModel, done, failed, NO_VIEW } from '../kit/model.ts';

const origin = (source: MapsSource, tracking: boolean): MapsOrigin => ({ source, tracking });

export const model = defineModel<typeof mapsOriginMachine>({
  machine: mapsOriginMachine,
  inputs: { start: undefined },
  events: { 'arrival.noticed': [{ label: 'an address with a store' }] },
  outcomes: {
    readOrigin: [
      done('google, to be told', origin('google_maps', true)),
      done('apple, to be told', origin('apple_maps', true)),
      done('google, told before', origin('google_maps', false)),
      done('no cookie, or none of ours', null),
      failed('cookies are off', new Error('cookies are off')),
    ],
    tellCampaign: [done('told'), failed('the queue is broken', new Error('broken'))],
  },
  bound: ({ source }) => source,
  limit: 20,
  rest: ['waiting'],
  invariants: {
    'ORD-094 while the campaign is told, its source is one of the two maps': ({ context, value }) =>
      (value === 'telling') === (context.source !== null),
  },
  properties: {
    'ORD-092 ORD-093 only a known source with tracking on is told': (graph) =>
      graph.edges
        .filter(({ to }) => JSON.parse(to)[0] === 'telling')
        .filter(({ stimulus }) => !stimulus.name.endsWith('to be told'))
        .map(({ label }) => label),
    'ORD-093 what is to be told is told': (graph) =>
      graph.edges
        .filter(({ stimulus }) => stimulus.name.endsWith('to be told'))
        .filter(({ to }) => JSON.parse(to)[0] !== 'telling')
        .map(({ label }) => label),
    'ORD-093 FC-163 one arrival is told at most once': (graph) =>
      graph.edges
        .filter(({ from }) => JSON.parse(from)[0] === 'telling')
        .filter(({ to }) => JSON.parse(to)[0] !== 'waiting')
        .map(({ label }) => label),
  },
  shows: {
    waiting: {
      says: 'ORD-093 between arrivals nothing runs',
      see: ({ snapshot }) => equal(snapshot.hasTag('busy'), false),
    },
    reading: { says: 'ORD-092 an arrival is looked at', see: ({ snapshot }) => equal(snapshot.hasTag('busy'), true) },
    telling: { says: 'ORD-094 a campaign is told', see: ({ snapshot }) => equal(snapshot.hasTag('busy'), true) },
  },
  causes: NO_VIEW,
});
