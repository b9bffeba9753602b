import type { Gazetteer, PlaceRegion } from '#domain/places/gazetteer.ts';
import { CITIES } from '../stores/generated-stores.ts';
import type { PlaceData } from './places.ts';

/** The large cities around which stores are made up, for a world that was given no other places. */
export function knownCities(): PlaceData {
  const regions: PlaceRegion[] = [];
  const rowOf = (country: string, code: string) => {
    const known = regions.findIndex((region) => region.country === country && region.code === code);
    return known >= 0 ? known : regions.push({ code, name: code, country }) - 1;
  };
  const cities = [...CITIES];
  const gazetteer: Gazetteer = {
    names: cities.map(({ name }) => name.replace(/, D\.C\.$/, '')).join('\n'),
    regionOf: cities.map(({ country, subdivision }) => rowOf(country, subdivision)),
    lats: cities.map(({ lat }) => lat * 100),
    lngs: cities.map(({ lng }) => lng * 100),
    sizes: cities.map(({ people }) => 10 * Math.log10(people * 1000)),
    regions,
  };
  return { gazetteer, postalCodes: null };
}
