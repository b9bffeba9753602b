import type { Coordinates } from '../coordinates.ts';

/** Metres between the rings around a shared position. */
const RING_METRES = 110;
/** Places on the first ring; each further one has as many more. */
const FIRST_RING = 6;
/** Rings that are there for few stores too, so that one that goes (a filter) moves no other. */
const LEAST_RINGS = 2;
const METRES_A_DEGREE = 111_320;

/**
 * Where points are drawn that share a position to the last digit: on small rings around it, 110 to 220 metres off for up to 18 of
 * them. The place depends on the id alone unless another one has it already. Where the position itself lies on land none goes
 * into water: one without a dry place stays. The same array where nothing is shared.
 */
export function spreadShared<Point extends Coordinates & { id: string }>(
  points: readonly Point[],
  isWater: (place: Coordinates) => boolean,
): readonly Point[] {
  const groups = new Map<string, Point[]>();
  for (const point of points) {
    const key = `${point.lat},${point.lng}`;
    const group = groups.get(key);
    if (group) group.push(point);
    else groups.set(key, [point]);
  }
  if (groups.size === points.length) return points;
  const moved = new Map<Point, Coordinates>();
  for (const group of groups.values()) if (group.length > 1) spreadGroup(group, isWater, moved);
  return points.map((point) => {
    const place = moved.get(point);
    return place ? { ...point, ...place } : point;
  });
}

function spreadGroup<Point extends Coordinates & { id: string }>(
  group: readonly Point[],
  isWater: (place: Coordinates) => boolean,
  moved: Map<Point, Coordinates>,
): void {
  const [centre] = group;
  if (!centre) return;
  const slots = slotsFor(group.length);
  const gone = new Set<number>();
  // Outlines that take the position itself for water know nothing about its shore.
  const mayBeWet = isWater(centre);
  for (const point of [...group].sort((a, b) => (a.id < b.id ? -1 : 1))) {
    const wanted = hashOf(point.id) % slots;
    for (let step = 0; step < slots; step += 1) {
      const slot = (wanted + step) % slots;
      if (gone.has(slot)) continue;
      gone.add(slot);
      const place = placeOf(slot, centre);
      if (!mayBeWet && isWater(place)) continue;
      moved.set(point, place);
      break;
    }
  }
}

/** Places on whole rings, enough for so many points. */
function slotsFor(count: number): number {
  let slots = 0;
  for (let ring = 1; ring <= LEAST_RINGS || slots < count; ring += 1) slots += ring * FIRST_RING;
  return slots;
}

function placeOf(slot: number, { lat, lng }: Coordinates): Coordinates {
  let ring = 1;
  let before = 0;
  while (slot >= before + ring * FIRST_RING) {
    before += ring * FIRST_RING;
    ring += 1;
  }
  const angle = ((slot - before) / (ring * FIRST_RING)) * 2 * Math.PI + ring / 2;
  const degrees = (ring * RING_METRES) / METRES_A_DEGREE;
  const shrink = Math.max(0.01, Math.cos((lat * Math.PI) / 180));
  return { lat: lat + degrees * Math.cos(angle), lng: lng + (degrees * Math.sin(angle)) / shrink };
}

/** FNV-1a: spreads numbers that differ in their last digit. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
