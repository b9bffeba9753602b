import type { PlaceRegion, PostalCodes } from '#domain/places/gazetteer.ts';
import { hundredths } from './geodata-gazetteer.ts';
import { regionOfPostalCode, regionOfState } from './geodata-regions.ts';
import type { Position, PostalSources } from './geodata-sources.ts';

type CodeRow = { code: string; lat: number; lng: number; region: PlaceRegion };

/**
 * The ZIP codes and Canadian forward sortation areas of the sources, in columns. A ZIP code lies where the census has the middle of its
 * area (ZCTA); one without an area, as post offices have, where its post office is.
 */
export function postalCodesOf({ zipCodes, censusAreas, canadianAreas }: PostalSources): PostalCodes {
  const rows = [
    ...zipCodes.flatMap(({ zip, latitude, longitude, state }) => {
      const middle = censusAreas.get(zip) ?? { latitude, longitude };
      return placed(zip, middle, regionOfState(state));
    }),
    ...canadianAreas.flatMap((area) => placed(area.zip, area, regionOfPostalCode(area.zip))),
  ].sort((a, b) => (a.code < b.code ? -1 : 1));
  const regions = [...new Set(rows.map(({ region }) => region))];
  const order = new Map(regions.map((region, index) => [region, index]));
  return {
    regions,
    codes: rows.map(({ code }) => code).join('\n'),
    regionOf: rows.map(({ region }) => order.get(region) ?? 0),
    lats: rows.map(({ lat }) => hundredths(lat)),
    lngs: rows.map(({ lng }) => hundredths(lng)),
  };
}

/** A few codes of armed forces and new post offices have no place. */
function placed(code: string, { latitude, longitude }: Position, region: PlaceRegion | null): CodeRow[] {
  return region && latitude && longitude ? [{ code, lat: latitude, lng: longitude, region }] : [];
}
