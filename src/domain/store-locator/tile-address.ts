/** Where a map's vector tiles are: one PMTiles archive that is read in parts, or an address for each tile. */
export type TileAddress = {
  kind: 'archive' | 'tiles';
  url: string;
  /** The foreign host that a page must be allowed to ask, `https://tiles.example`; null where the page's own host has them. */
  origin: string | null;
};

/** A path without any character that a header or an attribute would end at. */
const PATH = /^\/(?!\/)[^\s"'`<>\\;,]*$/;
const ORIGIN = /^(?:https:\/\/[\w.-]+|http:\/\/(?:localhost|127\.0\.0\.1))(?::\d+)?/;

/**
 * The address of tiles as configuration names it (`VITE_MAP_TILES`): `/…` on the own host or `https://…` (http only for the own
 * machine), ending in `.pmtiles` before any `?`, or with `{z}`, `{x}` and `{y}` in it. Null for anything else.
 */
export function tileAddressOf(text: string): TileAddress | null {
  const [origin = null] = ORIGIN.exec(text) ?? [];
  const path = origin === null ? text : text.slice(origin.length);
  if (!PATH.test(path)) return null;
  const found = { url: text, origin };
  if (/^[^?]*\.pmtiles(?:\?.*)?$/.test(path)) return { kind: 'archive', ...found };
  return ['{z}', '{x}', '{y}'].every((part) => path.includes(part)) ? { kind: 'tiles', ...found } : null;
}
