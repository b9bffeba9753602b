import { type Actor, fromPromise } from 'xstate';
import {
  campaignEvent,
  MAPS_ORIGIN_COOKIE,
  MAPS_ORIGIN_SECONDS,
  mapsOriginText,
  parseMapsOrigin,
} from '#domain/store-locator/maps-origin.ts';
import { mapsOriginMachine } from '#machines/session/maps-origin.machine.ts';
import { readCookie, writeCookie } from '#platform/cookies.ts';
import { recordEvent } from '#platform/measuring/analytics.ts';
import type { EveryActorOf } from './every-actor.ts';
import { createFlowActor, type FlowRuntime } from './flow-runtime.tsx';

const mapsOriginActors = {
  readOrigin: fromPromise(async () => parseMapsOrigin(readCookie(MAPS_ORIGIN_COOKIE))),
  recordCampaign: fromPromise(async ({ input: { source } }) => {
    if (source === null) return;
    // First the cookie: of two tabs that arrive together the later one finds it recorded.
    writeCookie(MAPS_ORIGIN_COOKIE, mapsOriginText({ source, tracking: false }), {
      maxAgeSeconds: MAPS_ORIGIN_SECONDS,
    });
    recordEvent(campaignEvent(source));
  }),
} satisfies EveryActorOf<typeof mapsOriginMachine>;

/** Waits for visitors who come from a map (ORD-092 to ORD-095). */
export const startMapsOrigin = (runtime: FlowRuntime): Actor<typeof mapsOriginMachine> =>
  createFlowActor(mapsOriginMachine, runtime, mapsOriginActors).start();
