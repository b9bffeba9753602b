import { type Coordinates, milesBetween } from '#domain/coordinates.ts';

type Found = { position: number; miles: number };

export type StoreIndex = {
  /** Every point within some miles (inclusive) that is accepted, nearest first; ties in the order of the list. */
  within: (centre: Coordinates, miles: number, accept?: (position: number) => boolean) => Found[];
  /** The nearest accepted point at any distance, or null. */
  nearest: (centre: Coordinates, accept?: (position: number) => boolean) => Found | null;
};

const EARTH_RADIUS_MILES = 3958.7613;
const radians = (degrees: number) => (degrees * Math.PI) / 180;
const everyOne = () => true;

/**
 * A k-d tree over unit vectors: the chord through the Earth grows with the great-circle distance, so the date line and the
 * poles are no special cases. Distances come out as great-circle miles.
 */
export function createStoreIndex(points: readonly Coordinates[]): StoreIndex {
  const vectors = new Float64Array(points.length * 3);
  points.forEach((point, position) => {
    vectors.set(unitVector(point), position * 3);
  });
  const order = Uint32Array.from(points.keys());
  arrange(order, vectors, 0, order.length - 1, 0);
  const point = (position: number): Coordinates => points[position] ?? { lat: 0, lng: 0 };
  const at = (position: number, axis: number): number => vectors[position * 3 + axis] ?? 0;
  const squareTo = (position: number, target: readonly number[]) =>
    (at(position, 0) - (target[0] ?? 0)) ** 2 +
    (at(position, 1) - (target[1] ?? 0)) ** 2 +
    (at(position, 2) - (target[2] ?? 0)) ** 2;

  /** Meets every point within a squared chord, which `visit` may tighten by what it returns; near halves first. */
  function walk(target: readonly number[], limit: number, visit: (position: number, square: number) => number): void {
    let bound = limit;
    const descend = (left: number, right: number, axis: number): void => {
      if (left > right) return;
      const middle = (left + right) >> 1;
      const position = order[middle] ?? 0;
      const square = squareTo(position, target);
      if (square <= bound) bound = visit(position, square);
      const beyond = (target[axis] ?? 0) - at(position, axis);
      const next = (axis + 1) % 3;
      if (beyond <= 0) descend(left, middle - 1, next);
      else descend(middle + 1, right, next);
      if (beyond * beyond > bound) return;
      if (beyond <= 0) descend(middle + 1, right, next);
      else descend(left, middle - 1, next);
    };
    descend(0, order.length - 1, 0);
  }

  return {
    within(centre, miles, accept = everyOne) {
      const found: Found[] = [];
      const chord = 2 * Math.sin(Math.min(Math.PI, (miles + 0.001) / EARTH_RADIUS_MILES) / 2);
      const limit = chord * chord;
      walk(unitVector(centre), limit, (position) => {
        const distance = milesBetween(centre, point(position));
        if (distance <= miles && accept(position)) found.push({ position, miles: distance });
        return limit;
      });
      return found.sort((a, b) => a.miles - b.miles || a.position - b.position);
    },
    nearest(centre, accept = everyOne) {
      let best = -1;
      let bound = 4;
      walk(unitVector(centre), bound, (position, square) => {
        const isBetter = best < 0 || square < bound || position < best;
        if (isBetter && accept(position)) {
          best = position;
          bound = square;
        }
        return bound;
      });
      return best < 0 ? null : { position: best, miles: milesBetween(centre, point(best)) };
    },
  };
}

function unitVector({ lat, lng }: Coordinates): [number, number, number] {
  const shrink = Math.cos(radians(lat));
  return [shrink * Math.cos(radians(lng)), shrink * Math.sin(radians(lng)), Math.sin(radians(lat))];
}

/** Puts the median of each range in its middle, axis after axis (quickselect). */
function arrange(order: Uint32Array, vectors: Float64Array, left: number, right: number, axis: number): void {
  if (right <= left) return;
  const middle = (left + right) >> 1;
  const value = (slot: number) => vectors[(order[slot] ?? 0) * 3 + axis] ?? 0;
  const swap = (a: number, b: number) => {
    const kept = order[a] ?? 0;
    order[a] = order[b] ?? 0;
    order[b] = kept;
  };
  let low = left;
  let high = right;
  while (high > low) {
    const pivot = value((low + high) >> 1);
    let up = low;
    let down = high;
    while (up <= down) {
      while (value(up) < pivot) up += 1;
      while (value(down) > pivot) down -= 1;
      if (up <= down) {
        swap(up, down);
        up += 1;
        down -= 1;
      }
    }
    if (middle <= down) high = down;
    else if (middle >= up) low = up;
    else break;
  }
  arrange(order, vectors, left, middle - 1, (axis + 1) % 3);
  arrange(order, vectors, middle + 1, right, (axis + 1) % 3);
}
