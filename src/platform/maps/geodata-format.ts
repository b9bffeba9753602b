import type { GeometryCollection, MultiLineString, MultiPolygon, Topology } from 'topojson-specification';

/** Outlines as one TopoJSON topology, planar degrees; rings may be drawn across the date line and are unwrapped when read. */
export type Outlines = Topology<{
  land: GeometryCollection;
  lakes: MultiPolygon;
  coast: MultiLineString;
  rivers: MultiLineString;
  countries: MultiLineString;
  states: MultiLineString;
}>;

/**
 * Places in columns, so that they stay small on the wire and in memory. Row i is name i, at `lats[i]` and `lngs[i]` hundredths
 * of a degree, with about 10 ^ (sizes[i] / 10) inhabitants; a map has room for its label from zoom `from[i] / 2`.
 */
export type PlaceLabels = {
  /** Names joined by line feeds. */
  names: string;
  lats: readonly number[];
  lngs: readonly number[];
  sizes: readonly number[];
  from: readonly number[];
};
