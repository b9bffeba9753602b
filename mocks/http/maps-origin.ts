import type { IncomingMessage } from 'node:http';
import { MAPS_SOURCES, mapsOriginCookie } from '#domain/store-locator/maps-origin.ts';

/**
 * The Set-Cookie text for a page that is asked for from a map's link to a store, else null: its address names a store and one
 * of the known sources (ORD-095, decision AO-55).
 */
export function cookieOfArrival({ method, url, headers }: Pick<IncomingMessage, 'method' | 'url' | 'headers'>) {
  if (method !== 'GET' || !headers.accept?.includes('text/html')) return null;
  const searchParams = new URLSearchParams(url?.split('?')[1]);
  const source = MAPS_SOURCES.find((known) => known === searchParams.get('source'));
  return source && searchParams.get('storeNumber') ? mapsOriginCookie(source) : null;
}
