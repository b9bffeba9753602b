import type { AmenityCategory, Configuration } from '../configuration.ts';
import type { CodeName, Store } from './store.ts';

/**
 * The amenities of an expanded store, each once, without what is never listed there (LOC-054) and without pick-up
 * options, the configured ones and the store's own (LOC-055, LOC-056).
 */
export function shownAmenities(
  { amenities, pickUpOptions }: Pick<Store, 'amenities' | 'pickUpOptions'>,
  { hiddenAmenityCodes, pickUpCodes }: Pick<Configuration['locator'], 'hiddenAmenityCodes' | 'pickUpCodes'>,
): readonly CodeName[] {
  const left = new Set([...hiddenAmenityCodes, ...pickUpCodes, ...pickUpOptions.map(({ code }) => code)]);
  return onceEach(amenities).filter(({ code }) => !left.has(code));
}

/** The features that can be filtered by, in groups; wanted ones that no category knows join the amenities (LOC-061). */
export function featureGroups(
  categories: readonly AmenityCategory[],
  wanted: readonly string[],
): readonly AmenityCategory[] {
  const known = new Set<string>();
  const groups = new Map<AmenityCategory['id'], string[]>();
  const put = (id: AmenityCategory['id'], code: string) => {
    if (known.has(code)) return;
    known.add(code);
    groups.set(id, [...(groups.get(id) ?? []), code]);
  };
  for (const { id, codes } of categories) for (const code of codes) put(id, code);
  for (const code of wanted) put('amenities', code);
  return [...groups].map(([id, codes]) => ({ id, codes }));
}

/** What most visitors look for: open, and from the car. */
const WANTED_MOST = ['ON', 'DT'] as const;

/** The features that are turned on and off beside the list of all, as far as the retailer offers them. */
export function quickFeatures(categories: readonly AmenityCategory[]): readonly string[] {
  return WANTED_MOST.filter((wanted) => categories.some(({ codes }) => codes.includes(wanted)));
}

/** What the stores themselves call their features, by code: for codes that the app has no words for. */
export function featureNames(
  stores: readonly Pick<Store, 'amenities' | 'pickUpOptions'>[],
): ReadonlyMap<string, string> {
  return new Map(
    stores.flatMap((store) => [...store.amenities, ...store.pickUpOptions]).map((each) => [each.code, each.name]),
  );
}

function onceEach(entries: readonly CodeName[]): readonly CodeName[] {
  return [...new Map(entries.map((entry) => [entry.code, entry])).values()];
}
