import type { Coordinates } from '../coordinates.ts';
import type { Camera } from '../store-locator/map-camera.ts';

/**
 * A suggested place: `label` is what is searched and shown (`Seattle, WA`), `detail` distinguishes it from its namesakes. `coordinates`
 * are null where a service gives them for a chosen place only. `isExact`: it is what the words as typed name, not a completion.
 */
export type Place = {
  id: string;
  label: string;
  detail: string;
  coordinates: Coordinates | null;
  isExact: boolean;
};

/** From this zoom on a map shows a region rather than a country, and what it shows is what the visitor looks for. */
const REGION_ZOOM = 7;

/** Where a suggested place is likelier: around the map's centre where it shows a region, else around the visitor, else anywhere. */
export function likelyNear({ lat, lng, zoom }: Camera, position: Coordinates | null): Coordinates | null {
  return zoom >= REGION_ZOOM ? { lat, lng } : position;
}

const EXAMPLES = {
  US: ['Seattle, WA', 'New York, NY', 'Chicago, IL'],
  CA: ['Toronto, ON', 'Montréal, QC', 'Vancouver, BC'],
} as const;

/** Places of a market (ISO 3166) that are known and have stores: something to try where a search found nothing. */
export function examplePlaces(country: string): readonly string[] {
  return country === 'CA' ? EXAMPLES.CA : EXAMPLES.US;
}
