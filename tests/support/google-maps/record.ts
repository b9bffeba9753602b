import type { StandInMap } from './map.ts';

/** What the stand-in was asked to do, in order, for tests to read. */
export const record: {
  maps: StandInMap[];
  calls: { name: string; zoom: number | null }[];
} = { maps: [], calls: [] };
