/** The map services whose visitors are distinguished (ORD-092). */
export const MAPS_SOURCES = ['apple_maps', 'google_maps'] as const;

export type MapsSource = (typeof MAPS_SOURCES)[number];

/** What the server noted about a visitor who came from a map (ORD-095, decision AO-55). */
export type MapsOrigin = {
  readonly source: MapsSource;
  /** Whether the campaign is still to be recorded. */
  readonly tracking: boolean;
};

export const MAPS_ORIGIN_COOKIE = 'maps_origin';

/** Lives for a day, seconds. */
export const MAPS_ORIGIN_SECONDS = 24 * 60 * 60;

/** Longer texts are none of ours (FC-163), characters. */
const LONGEST_TEXT = 200;

/** Reads the cookie's text: JSON of a known source; anything else is null, so that it is ignored. */
export function parseMapsOrigin(text: string | null): MapsOrigin | null {
  if (text === null || text.length > LONGEST_TEXT) return null;
  try {
    const { source, tracking }: { source?: unknown; tracking?: unknown } = JSON.parse(text) ?? {};
    const known = MAPS_SOURCES.find((one) => one === source);
    return known && typeof tracking === 'boolean' ? { source: known, tracking } : null;
  } catch {
    return null;
  }
}

/** The text of the cookie. */
export function mapsOriginText({ source, tracking }: MapsOrigin): string {
  return JSON.stringify({ source, tracking });
}

/** The Set-Cookie text of a server for a visitor who follows a map's link to a store (ORD-095). */
export function mapsOriginCookie(source: MapsSource): string {
  const text = encodeURIComponent(mapsOriginText({ source, tracking: true }));
  return `${MAPS_ORIGIN_COOKIE}=${text}; Path=/; Max-Age=${MAPS_ORIGIN_SECONDS}; SameSite=Lax`;
}

/** What is recorded once of a visitor from a map (ORD-094). */
export function campaignEvent(source: MapsSource) {
  return {
    event: 'campaign_details',
    campaign_name: 'maps_ordering',
    campaign_medium: 'maps',
    campaign_source: source,
  } as const;
}
