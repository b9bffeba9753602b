/** A state, province or territory: its letters, the name people write, its country (ISO 3166); no letters and no name abroad. */
export type PlaceRegion = { code: string; name: string; country: string };

/**
 * Places in columns, so that they stay small on the wire and in memory. Row i is name i, in `regions[regionOf[i]]`, at `lats[i]`
 * and `lngs[i]` hundredths of a degree, with about 10 ^ (sizes[i] / 10) inhabitants.
 */
export type Gazetteer = {
  regions: readonly PlaceRegion[];
  /** Names joined by line feeds. */
  names: string;
  regionOf: readonly number[];
  lats: readonly number[];
  lngs: readonly number[];
  sizes: readonly number[];
};

/**
 * Postal codes in columns, sorted: code i lies in `regions[regionOf[i]]`, at `lats[i]` and `lngs[i]` hundredths of a degree. Five
 * digits are a ZIP code, three characters a Canadian forward sortation area.
 */
export type PostalCodes = {
  regions: readonly PlaceRegion[];
  /** Codes joined by line feeds. */
  codes: string;
  regionOf: readonly number[];
  lats: readonly number[];
  lngs: readonly number[];
};
