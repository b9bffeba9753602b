import { assign, setup } from 'xstate';
import type { MapsOrigin, MapsSource } from '#domain/store-locator/maps-origin.ts';
import { unprovided } from '../unprovided.ts';

/** A visitor who followed a map's link to a store: recorded once as a campaign. */
export const mapsOriginMachine = setup({
  types: {} as {
    context: { source: MapsSource | null };
    events: { type: 'arrival.noticed' };
    tags: 'busy';
  },
  actors: {
    /** Null for no cookie, or one that is none of ours. */
    readOrigin: unprovided<void, MapsOrigin | null>('readOrigin'),
    /** Records the campaign and rewrites the cookie with tracking off. */
    recordCampaign: unprovided<{ source: MapsSource | null }, void>('recordCampaign'),
  },
  actions: {
    keepSource: assign({ source: (_, params: { origin: MapsOrigin | null }) => params.origin?.source ?? null }),
    dropSource: assign({ source: null }),
  },
  guards: {
    isTracked: (_, params: { origin: MapsOrigin | null }) => params.origin?.tracking === true,
  },
  delays: { bound: 5_000 },
}).createMachine({
  id: 'mapsOrigin',
  description: '[ORD-092..095 FC-163] The cookie of a visitor who comes from a map.',
  context: { source: null },
  options: { maxIterations: 50 },
  initial: 'waiting',
  states: {
    waiting: {
      description: '[ORD-093] No arrival.',
      on: {
        'arrival.noticed': {
          description: '[ORD-079 ORD-093] An address with a store is followed: the cookie is looked at once.',
          target: 'reading',
        },
      },
    },
    reading: {
      description: '[ORD-092] Looks whether the visitor comes from a map that counts.',
      tags: 'busy',
      invoke: {
        id: 'readOrigin',
        src: 'readOrigin',
        onDone: [
          {
            description: '[ORD-093] From a known map, and not recorded yet.',
            guard: { type: 'isTracked', params: ({ event }) => ({ origin: event.output }) },
            target: 'recording',
            actions: { type: 'keepSource', params: ({ event }) => ({ origin: event.output }) },
          },
          { description: '[ORD-092 ORD-093] No cookie, an unknown source, or recorded before.', target: 'waiting' },
        ],
        onError: { description: 'The browser does not show its cookies.', target: 'waiting' },
      },
      after: { bound: { description: 'No answer in time.', target: 'waiting' } },
    },
    recording: {
      description: '[ORD-093 ORD-094] One campaign event, and the cookie with tracking off.',
      tags: 'busy',
      exit: 'dropSource',
      invoke: {
        id: 'recordCampaign',
        src: 'recordCampaign',
        input: ({ context }) => ({ source: context.source }),
        onDone: { description: '[ORD-093] Recorded.', target: 'waiting' },
        onError: { description: '[ORD-093] Could not be recorded: the visit goes on.', target: 'waiting' },
      },
      after: { bound: { description: 'No answer in time.', target: 'waiting' } },
    },
  },
});
