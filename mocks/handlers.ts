import type { HttpHandler } from 'msw';
import { readConfiguration } from '#api/configuration/configuration.ts';
import type { Contract } from '#api/contract.ts';
import { searchLocations } from '#api/locations/locations.ts';
import { findNearestLocation } from '#api/locations/nearest-location.ts';
import { readSession, signIn, signOut } from '#api/session/session.ts';
import { addFavouriteStore, removeFavouriteStore } from '#api/stores/favourite-stores.ts';
import { configurationHandlers } from './configuration/configuration.ts';
import { locationHandlers } from './locations/locations.ts';
import { operationKey } from './respond.ts';
import { sessionHandlers } from './session/session.ts';
import { favouriteStoreHandlers } from './stores/favourite-stores.ts';
import type { World } from './world.ts';

const CONTRACTS: readonly Pick<Contract, 'method' | 'path'>[] = [
  readConfiguration.contract,
  readSession.contract,
  signIn.contract,
  signOut.contract,
  searchLocations.contract,
  findNearestLocation.contract,
  addFavouriteStore.contract,
  removeFavouriteStore.contract,
];

/** Every operation that a world answers, as faults and effects name them: `GET /apiproxy/v1/locations`. */
export const OPERATIONS: readonly string[] = CONTRACTS.map(operationKey);

const patterns = CONTRACTS.map((contract) => ({
  key: operationKey(contract),
  method: contract.method,
  path: new RegExp(`^${contract.path.replace(/:\w+/g, '[^/]+')}$`),
}));

/** The operation that a request asks for, or null. */
export function operationOf(method: string, path: string): string | null {
  return patterns.find((pattern) => pattern.method === method && pattern.path.test(path))?.key ?? null;
}

const handlers = new WeakMap<World, HttpHandler[]>();

/** The handlers that answer for a world. */
export function handlersOf(world: World): HttpHandler[] {
  const known = handlers.get(world);
  if (known) return known;
  const made = [
    ...configurationHandlers(world),
    ...sessionHandlers(world),
    ...locationHandlers(world),
    ...favouriteStoreHandlers(world),
  ];
  handlers.set(world, made);
  return made;
}
