/** A point on Earth: degrees, WGS 84. */
export type Coordinates = { lat: number; lng: number };

/** The box a map shows: degrees; `west` is greater than `east` where the box crosses the date line. */
export type Bounds = { north: number; south: number; east: number; west: number };

/** A map position closer than this on both axes counts as the same one, degrees (LOC-024). */
const POSITION_TOLERANCE_DEGREES = 0.000005;

const EARTH_RADIUS_MILES = 3958.7613;
const radians = (degrees: number) => (degrees * Math.PI) / 180;

/** Whether both numbers are finite and lie on Earth. */
export function isOnEarth({ lat, lng }: Coordinates): boolean {
  return Number.isFinite(lat) && Number.isFinite(lng) && Math.abs(lat) <= 90 && Math.abs(lng) <= 180;
}

/** Whether the position moved by more than 0.000005 degrees on either axis (LOC-024). */
export function hasMoved(from: Coordinates, to: Coordinates): boolean {
  return (
    Math.abs(from.lat - to.lat) > POSITION_TOLERANCE_DEGREES || Math.abs(from.lng - to.lng) > POSITION_TOLERANCE_DEGREES
  );
}

/** The point to 0.01 degree, the finest that others than the shop may learn (FC-134). */
export function coarse({ lat, lng }: Coordinates): Coordinates {
  return { lat: Number(lat.toFixed(2)), lng: Number(lng.toFixed(2)) };
}

/** Great-circle distance in miles. */
export function milesBetween(a: Coordinates, b: Coordinates): number {
  const dLat = radians(b.lat - a.lat);
  const dLng = radians(b.lng - a.lng);
  const h = Math.sin(dLat / 2) ** 2 + Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(dLng / 2) ** 2;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(h)));
}
