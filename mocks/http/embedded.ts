import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isPaypalRequest, paypalAnswer } from '../account/payment-methods/paypal.ts';
import { answer } from '../answer.ts';
import { cardVaultAnswer, isCardVaultRequest } from '../card-vault/card-vault.ts';
import { controlAnswer, isControlRequest } from '../control/control.ts';
import { clientSiteAnswer, isClientSiteRequest } from '../grant/client-site.ts';
import { signInBefore } from '../grant/sign-in-before.ts';
import { menuPageStatus } from '../menu/page-status.ts';
import { knownCities } from '../places/known-cities.ts';
import { createPlaces, type PlaceData } from '../places/places.ts';
import { refuse } from '../respond.ts';
import { deepLinkAnswer, isDeepLinkRequest } from '../rewards/deep-links.ts';
import { hotelSiteAnswer, isHotelSiteRequest } from '../rewards/hotel-site.ts';
import { storeDirectory } from '../stores/directory.ts';
import { generateStores } from '../stores/generated-stores.ts';
import { parseStores } from '../stores/stores-csv.ts';
import { DEFAULT_SEED } from '../world.ts';
import { createWorlds, type Worlds } from '../worlds.ts';
import { deliver, requestOf } from './node-bridge.ts';
import { pagePathOf } from './page-path.ts';

export type Embedded = {
  /** Answers one request to `/apiproxy`. */
  handle: (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>;
  /** The status of a page of the app that the data behind it decide; null for all others. */
  pageStatus: (incoming: IncomingMessage) => 404 | 500 | null;
  /** Where a page that only members get leads any other visitor; null for every other page, and for members. */
  signInBefore: (incoming: IncomingMessage) => string | null;
  storeCount: number;
};

export type EmbeddedOptions = {
  /** A real directory to load instead of the generated stores. */
  storesFile?: string | undefined;
  /** The places of the app's own search; the large cities when left out. */
  places?: PlaceData | undefined;
  /** Most stores in one locator answer; 200 when left out. */
  resultCap?: number | undefined;
};

/** The pretended retailer behind a Node server. */
export function createEmbedded({ storesFile, places, resultCap }: EmbeddedOptions = {}): Embedded {
  const records = storesFile ? parseStores(readFileSync(storesFile, 'utf8')) : generateStores(DEFAULT_SEED);
  const directory = storeDirectory(records);
  const worlds = createWorlds({
    directory,
    places: createPlaces(records, places ?? knownCities()),
    ...(resultCap !== undefined && { resultCap }),
  });
  return {
    storeCount: records.length,
    pageStatus({ headers, url = '/' }) {
      const request = new Request('http://app.invalid', { headers: { cookie: headers.cookie ?? '' } });
      return menuPageStatus(worlds.find(worlds.idOf(request)), pagePathOf(url));
    },
    signInBefore({ headers, url = '/' }) {
      const request = new Request('http://app.invalid', { headers: { cookie: headers.cookie ?? '' } });
      return signInBefore(worlds.find(worlds.idOf(request)), request, url);
    },
    async handle(incoming, outgoing) {
      const request = await requestOf(incoming, outgoing);
      await deliver(request === null ? refuse(413, 'TOO_LARGE') : await answerTo(worlds, request), incoming, outgoing);
    },
  };
}

/** Answers a request from its own part of the pretended world. */
async function answerTo(worlds: Worlds, request: Request): Promise<Response> {
  if (isCardVaultRequest(request)) return cardVaultAnswer(request);
  if (isDeepLinkRequest(request)) return deepLinkAnswer(request);
  if (isControlRequest(request)) return controlAnswer(worlds, request);
  // It is under another origin, where this browser has no cookie of the world.
  if (isHotelSiteRequest(request)) return hotelSiteAnswer((id) => worlds.find(id), request);
  if (isClientSiteRequest(request)) return clientSiteAnswer(request);
  const world = worlds.find(worlds.idOf(request));
  return isPaypalRequest(request) ? paypalAnswer(world, request) : answer(world, request);
}
