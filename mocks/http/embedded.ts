import { readFileSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { answer } from '../answer.ts';
import { controlAnswer, isControlRequest } from '../control/control.ts';
import { worldCities } from '../places/all-cities.ts';
import { createPlaceBook } from '../places/places.ts';
import { refuse } from '../respond.ts';
import { storeDirectory } from '../stores/directory.ts';
import { CITIES, generateStores } from '../stores/generated-stores.ts';
import { parseStores } from '../stores/stores-csv.ts';
import { DEFAULT_SEED } from '../world.ts';
import { createWorlds } from '../worlds.ts';
import { deliver, requestOf } from './node-bridge.ts';

export type Embedded = {
  /** Answers one request to `/apiproxy`. */
  handle: (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>;
  storeCount: number;
};

/** The pretended retailer behind a Node server; `storesFile` loads a real directory instead of the generated stores. */
export function createEmbedded({ storesFile }: { storesFile?: string | undefined } = {}): Embedded {
  const records = storesFile ? parseStores(readFileSync(storesFile, 'utf8')) : generateStores(DEFAULT_SEED);
  const directory = storeDirectory(records);
  const worlds = createWorlds({ directory, places: createPlaceBook(records, [...CITIES, ...worldCities()]) });
  return {
    storeCount: records.length,
    async handle(incoming, outgoing) {
      const request = await requestOf(incoming, outgoing);
      const reply =
        request === null
          ? refuse(413, 'TOO_LARGE')
          : isControlRequest(request)
            ? await controlAnswer(worlds, request)
            : await answer(worlds.find(worlds.idOf(request)), request);
      await deliver(reply, incoming, outgoing);
    },
  };
}
